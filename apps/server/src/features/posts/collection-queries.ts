import type { Queryable } from "#platform/db/database.ts";

/** A collection with how many of its posts the database holds. */
export type CollectionRow = { id: string; name: string; count: number };

const COLLECTION = `c.id, c.name, (select count(*) from post_saves s where s.collection_id = c.id) as count`;

/** A member's collections, by name. */
export async function listCollections(db: Queryable, memberId: string): Promise<CollectionRow[]> {
  const { rows } = await db.query<CollectionRow>(
    `select ${COLLECTION} from post_collections c where c.member_id = $1 order by lower(c.name), c.id`,
    [memberId],
  );
  return rows;
}

/** Whether a collection is a member's; it stays so until the transaction ends. */
export async function ownsCollection(tx: Queryable, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    "select from post_collections where id = $2 and member_id = $1 for key share",
    [memberId, id],
  );
  return rowCount > 0;
}

/** Of two collections that a member makes at the same moment the second waits: the cap counts both. */
export const lockCollections = (tx: Queryable, memberId: string) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended('post collections ' || $1, 0))", [memberId]);

/** Stores a collection. Rejects with a broken key post_collections_name. */
export const insertCollection = (tx: Queryable, memberId: string, id: string, name: string) =>
  tx.query("insert into post_collections (id, member_id, name) values ($2, $1, $3)", [memberId, id, name]);

/** Renames a collection; null if it is not the member's. Rejects with a broken key post_collections_name. */
export async function renameCollection(
  db: Queryable,
  memberId: string,
  id: string,
  name: string,
): Promise<CollectionRow | null> {
  const { rows } = await db.query<CollectionRow>(
    `update post_collections c set name = $3 where c.id = $2 and c.member_id = $1 returning ${COLLECTION}`,
    [memberId, id, name],
  );
  return rows[0] ?? null;
}

/** Removes a collection; false if it is not the member's. */
export async function deleteCollection(db: Queryable, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query("delete from post_collections where id = $2 and member_id = $1", [
    memberId,
    id,
  ]);
  return rowCount > 0;
}
