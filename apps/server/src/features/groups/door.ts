import { groupIdsOf } from "#features/groups/member-queries.ts";
import { groupTopic, requireGroup } from "#features/groups/turns.ts";
import type { Queryable } from "#platform/db/database.ts";

/** What other rooms may use of groups. */
export { hasDiscovered } from "#features/groups/application-queries.ts";
export { findPlace } from "#features/groups/channel-queries.ts";
export { memberIds } from "#features/groups/member-queries.ts";

/** A group that the viewer may know of. Throws not_found. */
export const visibleGroup = (db: Queryable, viewerId: string, id: string) => requireGroup(db, viewerId, id);

/** The topics of the groups a member belongs to. */
export const groupTopics = async (db: Queryable, memberId: string): Promise<string[]> =>
  (await groupIdsOf(db, memberId)).map(groupTopic);
