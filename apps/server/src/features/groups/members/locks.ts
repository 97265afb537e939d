import { canSeeGroup } from "#features/groups/policy.ts";
import { findGroup, type GroupRow, lockMembersAndGroup } from "#features/groups/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

/** The topic that all members of a group read. */
export const groupTopic = (groupId: string): string => `g:${groupId}`;

/** A group the viewer may know of. Throws not_found. */
export async function requireGroup(db: Queryable, viewerId: string, groupId: string): Promise<GroupRow> {
  const group = await findGroup(db, viewerId, groupId);
  if (!group || !canSeeGroup(group)) throw new Fail("not_found");
  return group;
}

/** A group, and that the viewer may do something there. Throws not_found, and forbidden to those who know of it. */
export async function requireIn(
  db: Queryable,
  viewerId: string,
  groupId: string,
  may: (group: GroupRow) => boolean,
): Promise<GroupRow> {
  const group = await requireGroup(db, viewerId, groupId);
  if (!may(group)) throw new Fail("forbidden");
  return group;
}

/**
 * Changes a group in a transaction of its own, one change after the other, and as what the viewer is in it at their turn.
 * `others`: members whose memberships change. Throws not_found.
 */
export const withLock = <T>(
  { db }: Pick<Platform, "db">,
  { viewerId, groupId, others = [] }: { viewerId: string; groupId: string; others?: readonly string[] },
  run: (tx: Tx, group: GroupRow) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await lockMembersAndGroup(tx, [viewerId, ...others], groupId);
    const group = await findGroup(tx, viewerId, groupId);
    if (!group) throw new Fail("not_found");
    return run(tx, group);
  });

/** Changes a group if the viewer may. Throws not_found, forbidden. */
export const changing = <T>(
  platform: Pick<Platform, "db">,
  { viewerId, groupId, may }: { viewerId: string; groupId: string; may: (group: GroupRow) => boolean },
  run: (tx: Tx, group: GroupRow) => Promise<T>,
): Promise<T> =>
  withLock(platform, { viewerId, groupId }, async (tx, group) => {
    if (!canSeeGroup(group)) throw new Fail("not_found");
    if (!may(group)) throw new Fail("forbidden");
    return run(tx, group);
  });
