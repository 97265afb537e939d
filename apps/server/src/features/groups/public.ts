import { groupTopic, requireGroup } from "#features/groups/locks.ts";
import { groupIdsOf } from "#features/groups/member-queries.ts";
import { canInvitePublicly, canSeeGroup } from "#features/groups/policy.ts";
import { findGroup, findGroups, type GroupRow } from "#features/groups/queries.ts";
import type { Queryable } from "#platform/db/database.ts";

/** What other features may use of groups. */
export { hasDiscovered } from "#features/groups/application-queries.ts";
export { groupOfChannel } from "#features/groups/channel-queries.ts";
export { memberIds } from "#features/groups/member-queries.ts";
export { findOwners, setWithdrawn } from "#features/groups/queries.ts";
export { findChannels, findGroups, groupsOfMember } from "#features/groups/service.ts";

/** A group that the viewer may know of. Throws not_found. */
export const visibleGroup = (db: Queryable, viewerId: string, id: string) => requireGroup(db, viewerId, id);

/** The topics of the groups a member belongs to. */
export const groupTopics = async (db: Queryable, memberId: string): Promise<string[]> =>
  (await groupIdsOf(db, memberId)).map(groupTopic);

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
