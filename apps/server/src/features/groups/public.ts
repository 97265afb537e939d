import { canInvitePublicly, canSeeGroup } from "#features/groups/policy.ts";
import {
  findByPicture,
  findGroup,
  findGroups,
  findUsedNameForms,
  type GroupRow,
} from "#features/groups/queries.ts";
import type { Queryable } from "#platform/db/database.ts";

/** What other features may use of groups. */
export { hasDiscovered } from "#features/groups/applications/application-queries.ts";
export { groupOfChannel } from "#features/groups/channels/channel-queries.ts";
export { calledIn, mentionedMembers } from "#features/groups/channels/talk.ts";
export { groupTopic } from "#features/groups/members/locks.ts";
export { holdInGroup } from "#features/groups/members/member-queries.ts";
export { groupsOfMember } from "#features/groups/service.ts";

/** Those of these groups that the viewer may know of and was not banned from, by id. */
export async function knownGroups(
  db: Queryable,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, GroupRow>> {
  const rows = ids.length ? await findGroups(db, viewerId, [...new Set(ids)]) : [];
  return new Map(rows.filter((row) => canSeeGroup(row) && !row.banned).map((row) => [row.id, row]));
}

/** Whether a post of the member's may invite to a group. */
export async function mayInvitePublicly(db: Queryable, memberId: string, groupId: string): Promise<boolean> {
  const group = await findGroup(db, memberId, groupId);
  return group !== null && canInvitePublicly(group);
}

/**
 * Whether a member may see a group's picture, by its storage key; pictures of private groups are limited to those who may see the
 * group.
 */
export async function canSeePicture(db: Queryable, viewerId: string, key: string): Promise<boolean> {
  const id = await findByPicture(db, key);
  const group = id && (await findGroup(db, viewerId, id));
  return group ? canSeeGroup(group) : false;
}

/** Those of these looks of names (`confusableForm`) that a group's name has. */
export const usedGroupNameForms = findUsedNameForms;
