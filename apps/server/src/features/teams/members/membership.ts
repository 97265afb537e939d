import { FREE_TEAMS_MAX, TEAM_MEMBERS_MAX, type TeamRole } from "@kompagnon/contract/teams/rules.ts";
import { addReaders, closeChannels, expel, setModerates } from "#features/chats/public.ts";
import { rewriteNotices } from "#features/notifications/public.ts";
import { record } from "#features/teams/history/history.ts";
import { findMine, forgetInvite, invitedIds } from "#features/teams/invites/invite-queries.ts";
import { changing, teamTopic, withTeam } from "#features/teams/locks.ts";
import {
  deleteMember,
  dropParts,
  findJoiner,
  insertMember,
  listMembers,
  type MemberRow,
  updateRole,
} from "#features/teams/members/member-queries.ts";
import { canAccept, canLead, canRead, canTakeOut } from "#features/teams/policy.ts";
import { deleteTeam, type TeamRow } from "#features/teams/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";
import { Fail } from "../policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** Members were invited into a team. */
    "team.invited": { teamId: string; name: string; inviterId: string; memberIds: readonly string[] };
    /** Invitations were followed, declined or taken back, or their team is gone. */
    "team.invite_closed": { teamId: string; memberIds: readonly string[] };
  }
}

type Telling = Pick<Platform, "domainEvents" | "live">;

/** Tells that these people's answers are not waited for any more. */
export async function publishInviteClosed(
  { domainEvents, live }: Telling,
  tx: Tx,
  teamId: string,
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length === 0) return;
  const state = "uninvited";
  await live.publish(tx, memberIds.map(memberTopic), "team_membership_changed", { team_id: teamId, state });
  await domainEvents.publish(tx, "team.invite_closed", { teamId, memberIds });
}

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member belongs to a team now. */
    "team.joined": { teamId: string; memberId: string };
    /** Members belong to a team no longer: they left, were taken out, or the team is gone. */
    "team.left": { teamId: string; chatId: string; memberIds: readonly string[] };
  }
}

/** Whether there is room among a member's teams. Throws team_limit. */
export async function requireRoom(tx: Tx, memberId: string): Promise<void> {
  const joiner = await findJoiner(tx, memberId);
  if (!joiner) throw new Fail("not_found");
  if (!joiner.premium && joiner.teams >= FREE_TEAMS_MAX) throw new Fail("team_limit");
}

/** Tells a team's members to reload it. */
export const publishTeam = ({ live }: Pick<Platform, "live">, tx: Tx, teamId: string) =>
  live.publish(tx, teamTopic(teamId), "team_changed", { team_id: teamId });

/** Adds a member to a team and its live topics; the caller holds the locks of both and has checked that they may. */
export async function addMember(
  platform: Pick<Platform, "live" | "domainEvents">,
  tx: Tx,
  { id, chatId }: Pick<TeamRow, "id" | "chatId">,
  { memberId, role }: { memberId: string; role: TeamRole },
): Promise<void> {
  const { live, domainEvents } = platform;
  await insertMember(tx, id, memberId, role);
  await live.changeTopics(tx, memberTopic(memberId), { add: [teamTopic(id)] });
  await addReaders(platform, tx, { channelIds: [chatId], memberIds: [memberId], moderates: role === "lead" });
  await live.publish(tx, memberTopic(memberId), "team_membership_changed", { team_id: id, state: "joined" });
  await publishTeam(platform, tx, id);
  await domainEvents.publish(tx, "team.joined", { teamId: id, memberId });
}

/** Follows an invitation; the turns are taken. Throws not_found, team_limit, team_full. */
export async function follow(platform: Platform, tx: Tx, team: TeamRow, memberId: string): Promise<void> {
  const role = canAccept(team) ? await findMine(tx, team.id, memberId) : null;
  if (!role) throw new Fail("not_found");
  await requireRoom(tx, memberId);
  const members = await listMembers(tx, [team.id]);
  if (members.length >= TEAM_MEMBERS_MAX) throw new Fail("team_full");
  await forgetInvite(tx, team.id, memberId);
  // A team founded by an admin has no lead before its first member.
  const leads = members.some((one) => one.role === "lead");
  await addMember(platform, tx, team, { memberId, role: leads ? role : "lead" });
  await record(tx, team.id, { kind: "joined", actorId: memberId });
  await publishInviteClosed(platform, tx, team.id, [memberId]);
}

/** Accepts an invitation. Throws not_found, team_limit, team_full. */
export const acceptInvite = (platform: Platform, viewerId: string, teamId: string): Promise<void> =>
  withTeam(platform, { viewerId, teamId }, async (tx, team) => {
    if (canRead(team)) return; // said yes twice
    await follow(platform, tx, team, viewerId);
  });

/** Whether a member may stop leading. Throws last_lead. */
function requireOtherLead(members: readonly MemberRow[], memberId: string): void {
  if (!members.some(({ id, role }) => role === "lead" && id !== memberId)) throw new Fail("last_lead");
}

/** Takes a member out: nothing later of the team reaches them, and what they had to do is open again. */
async function depart(
  platform: Platform,
  tx: Tx,
  { id, chatId }: TeamRow,
  { memberId, actorId, state }: { memberId: string; actorId: string; state: "left" | "removed" },
): Promise<void> {
  const { live } = platform;
  await deleteMember(tx, id, memberId);
  await expel(platform, tx, [chatId], memberId);
  await live.changeTopics(tx, memberTopic(memberId), { remove: [teamTopic(id)] });
  await live.publish(tx, memberTopic(memberId), "team_membership_changed", { team_id: id, state });
  for (const taskId of await dropParts(tx, id, memberId))
    await live.publish(tx, teamTopic(id), "team_task_changed", {
      team_id: id,
      task_id: taskId,
      state: "saved",
    });
  await record(tx, id, { kind: state, actorId, memberId });
  await publishTeam(platform, tx, id);
  await platform.domainEvents.publish(tx, "team.left", { teamId: id, chatId, memberIds: [memberId] });
}

/** Removes a member from a team, or leaves it; the last member to leave ends the team. Throws not_found, forbidden, last_lead. */
export const takeOut = (
  platform: Platform,
  viewerId: string,
  teamId: string,
  memberId: string,
): Promise<void> =>
  withTeam(platform, { viewerId, teamId, others: [memberId] }, async (tx, team) => {
    if (!canRead(team)) throw new Fail("not_found");
    const members = await listMembers(tx, [teamId]);
    const found = members.find(({ id }) => id === memberId);
    if (!found) throw new Fail("not_found");
    if (!canTakeOut(viewerId, memberId, team)) throw new Fail("forbidden");
    if (members.length === 1) return removeTeam(platform, tx, team);
    if (found.role === "lead") requireOtherLead(members, memberId);
    const state = memberId === viewerId ? "left" : "removed";
    await depart(platform, tx, team, { memberId, actorId: viewerId, state });
  });

/** Gives a member a role. Throws not_found, forbidden, last_lead. */
export const giveRole = (
  platform: Platform,
  viewerId: string,
  { teamId, memberId, role }: { teamId: string; memberId: string; role: TeamRole },
): Promise<void> =>
  changing(platform, { viewerId, teamId, may: canLead, others: [memberId] }, async (tx, team) => {
    const members = await listMembers(tx, [teamId]);
    const before = members.find(({ id }) => id === memberId)?.role;
    if (!before) throw new Fail("not_found");
    if (before === role) return;
    if (role === "member") requireOtherLead(members, memberId);
    await applyRole(platform, tx, team, { memberId, role });
    await record(tx, teamId, { kind: "role_changed", actorId: viewerId, memberId, before, now: role });
  });

/** Stores a role with its rights in the conversation, and notifies the team. */
export async function applyRole(
  platform: Pick<Platform, "live">,
  tx: Tx,
  { id, chatId }: Pick<TeamRow, "id" | "chatId">,
  { memberId, role }: { memberId: string; role: TeamRole },
): Promise<void> {
  await updateRole(tx, id, memberId, role);
  await setModerates(tx, [chatId], memberId, role === "lead");
  await publishTeam(platform, tx, id);
}

const tidy = (name: string): string => name.normalize("NFC").replace(/\s+/g, " ").trim();

/** Dissolves a team, confirmed by its typed name. Throws not_found, forbidden, team_name_mismatch. */
export const dissolve = (platform: Platform, viewerId: string, teamId: string, name: string): Promise<void> =>
  changing(platform, { viewerId, teamId, may: canLead }, async (tx, team) => {
    if (tidy(name) !== team.name) throw new Fail("team_name_mismatch");
    await removeTeam(platform, tx, team);
  });

/** Deletes a team with everything in it, and notifies its members and invited members. */
export async function removeTeam(
  platform: Pick<Platform, "live" | "jobs" | "domainEvents">,
  tx: Tx,
  { id, chatId }: Pick<TeamRow, "id" | "chatId">,
): Promise<void> {
  const { live } = platform;
  const memberIds = (await listMembers(tx, [id])).map((one) => one.id);
  const members = memberIds.map(memberTopic);
  const invited = await invitedIds(tx, id);
  await deleteTeam(tx, id);
  await removeFiles(platform, tx, await closeChannels(platform, tx, [chatId], members));
  await live.changeTopics(tx, members, { remove: [teamTopic(id)] });
  await publishInviteClosed(platform, tx, id, invited);
  await rewriteNotices(platform, tx, { source: id, text: null });
  await live.publish(tx, members, "team_membership_changed", { team_id: id, state: "deleted" });
  await platform.domainEvents.publish(tx, "team.left", { teamId: id, chatId, memberIds });
}
