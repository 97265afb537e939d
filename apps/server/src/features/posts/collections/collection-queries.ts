import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A collection with how many of its posts the database holds. */
export type CollectionRow = { id: string; name: string; count: number };

const COLLECTION = `c.id, c.name, (select count(*) from post_saves s where s.collection_id = c.id) as count`;

const LIST_COLLECTIONS = statement(
  "posts_list_collections",
  `select ${COLLECTION} from post_collections c where c.member_id = $1 order by search_fold(c.name), c.id`,
);
/** A member's collections, by name. */
export async function listCollections(db: Queryable, memberId: string): Promise<CollectionRow[]> {
  const { rows } = await db.query(LIST_COLLECTIONS, [memberId]);
  return rows;
}

const OWNS_COLLECTION = statement(
  "posts_owns_collection",
  "select from post_collections where id = $2 and member_id = $1 for key share",
);
/** Whether a collection is a member's; it stays so until the transaction ends. */
export async function ownsCollection(tx: Queryable, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(OWNS_COLLECTION, [memberId, id]);
  return rowCount > 0;
}

const LOCK_COLLECTIONS = statement(
  "posts_lock_collections",
  "select pg_advisory_xact_lock(hashtextextended('post collections ' || $1, 0))",
);
/** Of two collections that a member makes at the same moment the second waits: the cap counts both. */
export const lockCollections = (tx: Queryable, memberId: string) => tx.query(LOCK_COLLECTIONS, [memberId]);

const INSERT_COLLECTION = statement(
  "posts_insert_collection",
  "insert into post_collections (id, member_id, name) values ($2, $1, $3)",
);
/** Stores a collection. Rejects with a broken key post_collections_name. */
export const insertCollection = (tx: Queryable, memberId: string, id: string, name: string) =>
  tx.query(INSERT_COLLECTION, [memberId, id, name]);

const RENAME_COLLECTION = statement(
  "posts_rename_collection",
  `update post_collections c set name = $3 where c.id = $2 and c.member_id = $1 returning ${COLLECTION}`,
);
/** Renames a collection; null if it is not the member's. Rejects with a broken key post_collections_name. */
export async function renameCollection(
  db: Queryable,
  memberId: string,
  id: string,
  name: string,
): Promise<CollectionRow | null> {
  const { rows } = await db.query(RENAME_COLLECTION, [memberId, id, name]);
  return rows[0] ?? null;
}

const DELETE_COLLECTION = statement(
  "posts_delete_collection",
  "delete from post_collections where id = $2 and member_id = $1",
);
/** Removes a collection; false if it is not the member's. */
export async function deleteCollection(db: Queryable, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(DELETE_COLLECTION, [memberId, id]);
  return rowCount > 0;
}
