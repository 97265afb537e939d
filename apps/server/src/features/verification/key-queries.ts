import type { Side } from "@kompagnon/contract/verification/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A key as it is stored: sealed by a master key. */
export type StoredKey = { id: string; masterId: string; wrappedKey: Buffer };
type NewKey = Omit<StoredKey, "id">;

const LIST_DATA = statement(
  "verification_list_data_keys",
  `select id, master_id as "masterId!", wrapped_key as "wrappedKey!" from verifications
   where master_id <> $1 and ($2::uuid is null or id > $2) order by id limit $3`,
  { plan: "custom" },
);
/** Keys of what stood on documents that another master key than this sealed, by id. */
export async function listDataKeys(
  db: Queryable,
  current: string,
  after: string | null,
  limit: number,
): Promise<StoredKey[]> {
  const { rows } = await db.query(LIST_DATA, [current, after, limit]);
  return rows;
}

const LIST_IMAGES = statement(
  "verification_list_image_keys",
  `select id, verification_id as "verificationId", side, master_id as "masterId", wrapped_key as "wrappedKey"
   from verification_images where master_id <> $1 and ($2::uuid is null or id > $2) order by id limit $3`,
  { plan: "custom" },
);
/** Keys of pictures that another master key than this sealed, by id. */
export async function listImageKeys(
  db: Queryable,
  current: string,
  after: string | null,
  limit: number,
): Promise<(StoredKey & { verificationId: string; side: Side })[]> {
  const { rows } = await db.query(LIST_IMAGES, [current, after, limit]);
  return rows;
}

const WRITE_DATA = statement(
  "verification_write_data_key",
  "update verifications set master_id = $3, wrapped_key = $4 where id = $1 and wrapped_key = $2",
);
/** Stores a rewrapped key unless it has changed meanwhile. */
export const writeDataKey = (db: Queryable, row: StoredKey, to: NewKey) =>
  db.query(WRITE_DATA, [row.id, row.wrappedKey, to.masterId, to.wrappedKey]);

const WRITE_IMAGE = statement(
  "verification_write_image_key",
  "update verification_images set master_id = $3, wrapped_key = $4 where id = $1 and wrapped_key = $2",
);
/** The same for a picture's. */
export const writeImageKey = (db: Queryable, row: StoredKey, to: NewKey) =>
  db.query(WRITE_IMAGE, [row.id, row.wrappedKey, to.masterId, to.wrappedKey]);
