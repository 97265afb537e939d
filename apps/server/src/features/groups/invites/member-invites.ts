import type { MemberInvite } from "@kompagnon/contract/groups/model.ts";
import { GROUP_MEMBERS_MAX, INVITED_AGAIN_DAYS, INVITES_MAX } from "@kompagnon/contract/groups/rules.ts";
import { ADULT_AGE } from "@kompagnon/contract/profiles/model.ts";
import { groupOfChannel } from "#features/groups/channels/channel-queries.ts";
import {
  countWaiting,
  declineRow,
  findEarlier,
  findGuest,
  findInvitable,
  listWaiting,
  saveInvite,
  type WaitingRow,
  withdrawRow,
} from "#features/groups/invites/member-invite-queries.ts";
import { requireIn, withLock } from "#features/groups/members/locks.ts";
import { findRole } from "#features/groups/members/member-queries.ts";
import { canBring, canModerate, canSeeGroup } from "#features/groups/policy.ts";
import { type GroupRow, isBannedFrom } from "#features/groups/queries.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member was invited into a group by name. `plain`: the inviter does not moderate it. */
    "group.member_invited": {
      memberId: string;
      inviterId: string;
      groupId: string;
      groupName: string;
      channelId: string | null;
      plain: boolean;
    };
    /** An invitation by name was followed, declined or taken back, or its group is gone. */
    "group.member_invite_closed": { memberIds: readonly string[]; groupId: string };
  }
}

/** Publishes that the invitations of these members are closed. */
export const publishInviteClosed = (
  { domainEvents }: Pick<Platform, "domainEvents">,
  tx: Tx,
  groupId: string,
  memberIds: readonly string[],
): Promise<void> => domainEvents.publish(tx, "group.member_invite_closed", { memberIds, groupId });

/** Maximum number of members that the invitation search finds. */
const FOUND_MAX = 12;

async function hydrate(db: Queryable, rows: readonly WaitingRow[]): Promise<MemberInvite[]> {
  const cards = await memberCards(
    db,
    rows.flatMap(({ id, inviterId }) => [id, inviterId]),
  );
  return rows.map(({ id, inviterId, at }) => ({
    id,
    member: cards.get(id) ?? { id, username: "user", avatar_url: null, verified: false },
    invited_by: cards.get(inviterId) ?? null,
    created_at: at.toISOString(),
  }));
}

/** The members that the viewer may invite, with their relation to the group. Throws not_found, forbidden. */
export async function invitableTo(db: Queryable, viewerId: string, groupId: string, q: string) {
  const group = await requireIn(db, viewerId, groupId, canBring);
  const known = q === "" || !canModerate(group);
  const found = await findInvitable(db, viewerId, groupId, { q, age: ADULT_AGE, limit: FOUND_MAX, known });
  const cards = await memberCards(
    db,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id, state }) => {
    const card = cards.get(id);
    return card ? [{ ...card, state }] : [];
  });
}

/** A page of invitations by name that wait. Throws not_found, forbidden. */
export async function invitedTo(
  db: Queryable,
  viewerId: string,
  groupId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  await requireIn(db, viewerId, groupId, canModerate);
  const rows = await listWaiting(db, groupId, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  return { items: await hydrate(db, shown), next_cursor };
}

/** Checks that a member may be invited. Throws not_found, cannot_invite, already_member. */
async function requireGuest(tx: Tx, group: GroupRow, viewerId: string, memberId: string) {
  const guest = memberId === viewerId ? null : await findGuest(tx, viewerId, memberId, ADULT_AGE);
  if (!guest) throw new Fail("not_found");
  if (await findRole(tx, group.id, memberId)) throw new Fail("already_member");
  const isUnknown = !canModerate(group) && !guest.known;
  if (!guest.ofAge || isUnknown || (await isBannedFrom(tx, group.id, memberId)))
    throw new Fail("cannot_invite");
  return guest;
}

type InviteRequest = { memberId: string; channelId: string | null };

/**
 * Invites a member by name. A member who declined, or whose invitation was withdrawn, is notified again after a month at the
 * earliest; a refusal looks like waiting. Throws not_found, forbidden, cannot_invite, already_member, already_invited,
 * group_full, too_many_invites.
 */
export async function inviteMember(
  platform: Platform,
  viewerId: string,
  groupId: string,
  { memberId, channelId }: InviteRequest,
): Promise<MemberInvite> {
  const row = await withLock(platform, { viewerId, groupId, others: [memberId] }, async (tx, group) => {
    if (!canSeeGroup(group)) throw new Fail("not_found");
    if (!canBring(group)) throw new Fail("forbidden");
    if (channelId && (await groupOfChannel(tx, channelId))?.groupId !== groupId) throw new Fail("not_found");
    const guest = await requireGuest(tx, group, viewerId, memberId);
    const earlier = await findEarlier(tx, groupId, memberId, INVITED_AGAIN_DAYS);
    if (earlier && !earlier.withdrawn && earlier.stands && (earlier.declinedLately || earlier.toldLately))
      throw new Fail("already_invited");
    if (group.memberCount >= GROUP_MEMBERS_MAX) throw new Fail("group_full");
    if ((await countWaiting(tx, groupId)) >= INVITES_MAX) throw new Fail("too_many_invites");
    const declined = earlier?.declinedLately ?? false;
    const notified = earlier?.toldLately ?? false;
    const at = await saveInvite(tx, { groupId, memberId, inviterId: viewerId, declined, told: notified });
    if (!declined && !notified && !guest.muted)
      await platform.domainEvents.publish(tx, "group.member_invited", {
        memberId,
        inviterId: viewerId,
        groupId,
        groupName: group.name,
        channelId,
        plain: !canModerate(group),
      });
    return { id: memberId, inviterId: viewerId, at };
  });
  const [invite] = await hydrate(platform.db, [row]);
  if (!invite) throw new Error("one row in, one out");
  return invite;
}

/** Declines an invitation without a notification. Throws not_found. */
export const declineInvite = (platform: Platform, viewerId: string, groupId: string): Promise<void> =>
  withLock(platform, { viewerId, groupId }, async (tx, group) => {
    if (!group.invitedBy || !(await declineRow(tx, groupId, viewerId))) throw new Fail("not_found");
    await publishInviteClosed(platform, tx, groupId, [viewerId]);
  });

/** Takes an invitation back: moderators any, others their own. Throws not_found. */
export const withdrawInvite = (
  platform: Platform,
  viewerId: string,
  groupId: string,
  memberId: string,
): Promise<void> =>
  withLock(platform, { viewerId, groupId, others: [memberId] }, async (tx, group) => {
    if (!group.role) throw new Fail("not_found");
    if (!(await withdrawRow(tx, groupId, memberId, canModerate(group) ? null : viewerId)))
      throw new Fail("not_found");
    await publishInviteClosed(platform, tx, groupId, [memberId]);
  });
