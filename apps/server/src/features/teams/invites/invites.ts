import { ADULT_AGE } from "@kompagnon/contract/profiles/model.ts";
import type { TeamInvitation } from "@kompagnon/contract/teams/model.ts";
import {
  TEAM_ASKED_AGAIN_DAYS,
  TEAM_INVITES_MAX,
  TEAM_MEMBERS_MAX,
  type TeamRole,
} from "@kompagnon/contract/teams/rules.ts";
import { memberCards } from "#features/profiles/public.ts";
import { cardsOf } from "#features/teams/cards.ts";
import {
  declineRow,
  findEarlier,
  findGuests,
  findInvitable,
  listInvitations,
  listWaiting,
  saveInvite,
  withdrawRow,
} from "#features/teams/invites/invite-queries.ts";
import { changing, requireTeam, withTeam } from "#features/teams/locks.ts";
import { listMembers } from "#features/teams/members/member-queries.ts";
import { publishInviteClosed, publishTeam } from "#features/teams/members/membership.ts";
import { canLead } from "#features/teams/policy.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

/** Maximum number of members that the invitation search finds. */
const FOUND_MAX = 12;
/** Invitations that one is shown at a time. */
const INVITATIONS_MAX = 50;

/** The members that the viewer may invite into their team or one about to be founded. Throws not_found. */
export async function invitable(db: Queryable, viewerId: string, q: string, teamId: string | null) {
  if (teamId) await requireTeam(db, viewerId, teamId);
  const found = await findInvitable(db, viewerId, { q, age: ADULT_AGE, limit: FOUND_MAX, teamId });
  const cards = await memberCards(
    db,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id, state }) => {
    const card = cards.get(id);
    return card ? [{ ...card, state }] : [];
  });
}

/** Invitations that wait for a member's answer. */
export async function invitationsOf(db: Queryable, memberId: string): Promise<TeamInvitation[]> {
  const rows = await listInvitations(db, memberId, INVITATIONS_MAX);
  const cards = await cardsOf(
    db,
    rows.map(({ inviterId }) => inviterId),
  );
  return rows.map(({ teamId, inviterId, at, memberCount, ...row }) => ({
    ...row,
    team_id: teamId,
    member_count: memberCount,
    invited_by: cards.orNull(inviterId),
    created_at: at.toISOString(),
  }));
}

/** Invites members and notifies them, unless they were notified lately or muted the inviter; the caller holds the locks. */
export async function ask(
  { live, domainEvents }: Pick<Platform, "live" | "domainEvents">,
  tx: Tx,
  team: { id: string; name: string },
  {
    inviterId,
    guests,
  }: { inviterId: string; guests: readonly { id: string; muted: boolean; role: TeamRole }[] },
): Promise<void> {
  const notifiedIds: string[] = [];
  for (const { id, muted, role } of guests) {
    const earlier = await findEarlier(tx, team.id, id, TEAM_ASKED_AGAIN_DAYS);
    const kept = earlier?.lately ?? false;
    await saveInvite(tx, { teamId: team.id, memberId: id, inviterId, role, kept });
    if (!kept && !muted) notifiedIds.push(id);
  }
  if (notifiedIds.length === 0) return;
  const news = { team_id: team.id, state: "invited" } as const;
  await live.publish(tx, notifiedIds.map(memberTopic), "team_membership_changed", news);
  await domainEvents.publish(tx, "team.invited", {
    teamId: team.id,
    name: team.name,
    inviterId,
    memberIds: notifiedIds,
  });
}

/** The members that a member may invite into a team. Throws cannot_invite if one of them may not be. */
export async function guestsOf(
  db: Queryable,
  viewerId: string,
  ids: readonly string[],
): Promise<{ id: string; muted: boolean }[]> {
  if (ids.length === 0) return [];
  const found = await findGuests(db, viewerId, ids, ADULT_AGE);
  if (found.length < ids.length || found.some(({ known }) => !known)) throw new Fail("cannot_invite");
  return found;
}

/**
 * Invites a member into a team. Throws not_found, forbidden, cannot_invite, already_member, already_invited, team_full,
 * too_many_team_invites.
 */
export const inviteMember = (
  platform: Platform,
  viewerId: string,
  teamId: string,
  memberId: string,
): Promise<void> =>
  changing(platform, { viewerId, teamId, may: canLead, others: [memberId] }, async (tx, team) => {
    const members = await listMembers(tx, [teamId]);
    if (members.some(({ id }) => id === memberId)) throw new Fail("already_member");
    const [guest] = await guestsOf(tx, viewerId, [memberId]);
    if (!guest) throw new Fail("cannot_invite");
    const earlier = await findEarlier(tx, teamId, memberId, TEAM_ASKED_AGAIN_DAYS);
    if (earlier?.waits && earlier.lately) throw new Fail("already_invited");
    if (members.length >= TEAM_MEMBERS_MAX) throw new Fail("team_full");
    if ((await listWaiting(tx, [teamId])).length >= TEAM_INVITES_MAX) throw new Fail("too_many_team_invites");
    await ask(platform, tx, team, { inviterId: viewerId, guests: [{ ...guest, role: "member" }] });
    await publishTeam(platform, tx, teamId);
  });

/** Declines an invitation without a notification. Throws not_found. */
export const declineInvite = (platform: Platform, viewerId: string, teamId: string): Promise<void> =>
  withTeam(platform, { viewerId, teamId }, async (tx, team) => {
    if (!team.invited || !(await declineRow(tx, teamId, viewerId))) throw new Fail("not_found");
    await publishInviteClosed(platform, tx, teamId, [viewerId]);
  });

/** Takes an invitation back. Throws not_found, forbidden. */
export const withdrawInvite = (
  platform: Platform,
  viewerId: string,
  teamId: string,
  memberId: string,
): Promise<void> =>
  changing(platform, { viewerId, teamId, may: canLead, others: [memberId] }, async (tx) => {
    if (!(await withdrawRow(tx, teamId, memberId))) throw new Fail("not_found");
    await publishInviteClosed(platform, tx, teamId, [memberId]);
    await publishTeam(platform, tx, teamId);
  });
