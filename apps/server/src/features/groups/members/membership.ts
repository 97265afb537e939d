import type { Group, GroupMember, GroupRole } from "@kompagnon/contract/groups/model.ts";
import { FREE_GROUPS_MAX, GROUP_MEMBERS_MAX, OWNED_MAX } from "@kompagnon/contract/groups/rules.ts";
import { closeChannels, expel, setModerates } from "#features/chats/public.ts";
import { publishApplication } from "#features/groups/applications/application-events.ts";
import { decideWaiting } from "#features/groups/applications/application-queries.ts";
import { channelIds } from "#features/groups/channels/channel-queries.ts";
import { addToChannels } from "#features/groups/channels/channels.ts";
import { forgetInvite, invitedIds } from "#features/groups/invites/member-invite-queries.ts";
import { publishInviteClosed } from "#features/groups/invites/member-invites.ts";
import { changing, groupTopic, withLock } from "#features/groups/members/locks.ts";
import {
  deleteMembership,
  findJoiner,
  findRole,
  insertBan,
  insertMembership,
  memberIds,
  updateRole,
} from "#features/groups/members/member-queries.ts";
import { memberOf } from "#features/groups/members/members.ts";
import { canJoin, canModerate, canOwn, canSeeGroup, canSendAway } from "#features/groups/policy.ts";
import { deleteGroup, type GroupRow } from "#features/groups/queries.ts";
import { groupOf } from "#features/groups/service.ts";
import { forgetGroup, withdraw } from "#features/notifications/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";
import { Fail } from "../policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member belongs to a group now. */
    "group.joined": { memberId: string; groupId: string };
    /** A member left a group, or was sent away. */
    "group.left": { memberId: string; groupId: string };
  }
}

/** Whether there is room for a member, in the group and among their own. Throws test_version_limit, group_full. */
export async function requireCapacity(tx: Tx, group: GroupRow, memberId: string): Promise<void> {
  const joiner = await findJoiner(tx, memberId);
  if (!joiner) throw new Fail("not_found");
  if (!joiner.premium && joiner.groups >= FREE_GROUPS_MAX) throw new Fail("test_version_limit");
  if (group.memberCount >= GROUP_MEMBERS_MAX) throw new Fail("group_full");
}

/**
 * Adds a member to a group; the caller holds the locks of both and has checked everything but the limits of the test version.
 * Accepts a waiting application with it. Throws test_version_limit, group_full.
 */
export async function addMember(
  platform: Platform,
  tx: Tx,
  group: GroupRow,
  memberId: string,
): Promise<void> {
  const { live, domainEvents } = platform;
  await requireCapacity(tx, group, memberId);
  await insertMembership(tx, group.id, memberId, "member");
  await live.changeTopics(tx, memberTopic(memberId), { add: [groupTopic(group.id)] });
  await addToChannels(platform, tx, group.id, memberId);
  if (await forgetInvite(tx, group.id, memberId))
    await publishInviteClosed(platform, tx, group.id, [memberId]);
  const settled = await decideWaiting(tx, group.id, memberId, { status: "accepted", reason: "", by: null });
  if (settled) await publishApplication(platform, tx, settled);
  await live.publish(tx, memberTopic(memberId), "group_membership_changed", {
    group_id: group.id,
    state: "joined",
  });
  await live.publish(tx, groupTopic(group.id), "group_members_changed", { group_id: group.id });
  await domainEvents.publish(tx, "group.joined", { memberId, groupId: group.id });
}

/** Joins a public group, or one that one was invited to by name. Throws not_found, already_member, group_banned, needs_application, and what `enter` throws. */
export async function joinGroup(platform: Platform, viewerId: string, groupId: string): Promise<Group> {
  await withLock(platform, { viewerId, groupId }, async (tx, group) => {
    if (!canSeeGroup(group)) throw new Fail("not_found");
    if (group.role) throw new Fail("already_member");
    if (group.banned) throw new Fail("group_banned");
    if (!canJoin(group)) throw new Fail("needs_application");
    await addMember(platform, tx, group, viewerId);
  });
  return groupOf(platform.db, viewerId, groupId);
}

/** Removes a member: they get no later events of the group, and the others are notified. */
async function depart(
  platform: Platform,
  tx: Tx,
  { groupId, memberId, state }: { groupId: string; memberId: string; state: "left" | "kicked" | "banned" },
): Promise<void> {
  const { live } = platform;
  await deleteMembership(tx, groupId, memberId);
  await expel(platform, tx, await channelIds(tx, groupId), memberId);
  await withdraw(platform, tx, { memberId, groupId });
  await live.changeTopics(tx, memberTopic(memberId), { remove: [groupTopic(groupId)] });
  await live.publish(tx, memberTopic(memberId), "group_membership_changed", { group_id: groupId, state });
  await live.publish(tx, groupTopic(groupId), "group_members_changed", { group_id: groupId });
  await platform.domainEvents.publish(tx, "group.left", { memberId, groupId });
}

/** Leaves a group. Throws not_found, owner_stays. */
export const leaveGroup = (platform: Platform, viewerId: string, groupId: string): Promise<void> =>
  withLock(platform, { viewerId, groupId }, async (tx, group) => {
    if (!group.role) throw new Fail("not_found");
    if (group.role === "owner") throw new Fail("owner_stays");
    await depart(platform, tx, { groupId, memberId: viewerId, state: "left" });
  });

/** Sends a member away, for good if they are banned. Throws not_found, forbidden. */
export const sendAway = (
  platform: Platform,
  viewerId: string,
  { groupId, memberId, ban }: { groupId: string; memberId: string; ban: boolean },
): Promise<void> =>
  withLock(platform, { viewerId, groupId, others: [memberId] }, async (tx, group) => {
    if (!canSeeGroup(group)) throw new Fail("not_found");
    if (!canModerate(group)) throw new Fail("forbidden");
    const role = await findRole(tx, groupId, memberId);
    if (!role) throw new Fail("not_found");
    if (!canSendAway(group, role)) throw new Fail("forbidden");
    await depart(platform, tx, { groupId, memberId, state: ban ? "banned" : "kicked" });
    if (ban) await insertBan(tx, groupId, memberId);
  });

/** Gives a member a role; `owner` swaps roles with them. Throws not_found, forbidden, too_many_groups. */
export async function giveRole(
  platform: Platform,
  viewerId: string,
  { groupId, memberId, role }: { groupId: string; memberId: string; role: GroupRole },
): Promise<GroupMember> {
  await withLock(platform, { viewerId, groupId, others: [memberId] }, async (tx, group) => {
    if (!canSeeGroup(group)) throw new Fail("not_found");
    if (!canOwn(group)) throw new Fail("forbidden");
    const before = await findRole(tx, groupId, memberId);
    if (!before) throw new Fail("not_found");
    if (before === role) return;
    // An owner who steps down without a successor would leave the group without one.
    if (memberId === viewerId) throw new Fail("forbidden");
    if (role === "owner") {
      const next = await findJoiner(tx, memberId);
      if (next && next.owned >= OWNED_MAX) throw new Fail("too_many_groups");
      await applyRole(tx, groupId, viewerId, before);
    }
    await applyRole(tx, groupId, memberId, role);
    await platform.live.publish(tx, groupTopic(groupId), "group_members_changed", { group_id: groupId });
  });
  return memberOf(platform, groupId, memberId);
}

/** Writes a role, and what it means in the channels. */
export async function applyRole(tx: Tx, groupId: string, memberId: string, role: GroupRole): Promise<void> {
  await updateRole(tx, groupId, memberId, role);
  await setModerates(tx, await channelIds(tx, groupId), memberId, role !== "member");
}

const tidy = (name: string): string => name.normalize("NFC").trim();

/** Deletes a group, confirmed by its typed name. Throws not_found, forbidden, name_mismatch. */
export const closeGroup = (
  platform: Platform,
  viewerId: string,
  groupId: string,
  name: string,
): Promise<void> =>
  changing(platform, { viewerId, groupId, may: canOwn }, async (tx, group) => {
    if (tidy(name) !== group.name) throw new Fail("name_mismatch");
    await removeGroup(platform, tx, group);
  });

/** Deletes a group with everything in it, and notifies its members. */
export async function removeGroup(
  platform: Pick<Platform, "live" | "jobs" | "domainEvents">,
  tx: Tx,
  { id, avatar }: Pick<GroupRow, "id" | "avatar">,
): Promise<void> {
  const { live } = platform;
  const members = (await memberIds(tx, id)).map(memberTopic);
  const keys = await closeChannels(platform, tx, await channelIds(tx, id), members);
  await live.changeTopics(tx, members, { remove: [groupTopic(id)] });
  await publishInviteClosed(platform, tx, id, await invitedIds(tx, id));
  await deleteGroup(tx, id);
  await forgetGroup(platform, tx, id);
  await removeFiles(platform, tx, [...keys, avatar]);
  await live.publish(tx, members, "group_membership_changed", { group_id: id, state: "deleted" });
}
