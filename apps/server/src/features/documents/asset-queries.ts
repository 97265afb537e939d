import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const FIND = statement(
  "documents_find_asset",
  "select file, bytes from document_assets where document_id = $1 and id = $2",
);
/** Where a picture lies. */
export async function findAsset(
  db: Queryable,
  documentId: string,
  id: string,
): Promise<{ file: string; bytes: number } | null> {
  const { rows } = await db.query(FIND, [documentId, id]);
  return rows[0] ?? null;
}

const INSERT = statement(
  "documents_insert_asset",
  "insert into document_assets (document_id, id, file, bytes, author_id) values ($1, $2, $3, $4, $5)",
);
const GROW = statement(
  "documents_grow_assets",
  "update documents set assets_bytes = assets_bytes + $2 where id = $1",
);
/** Notes a picture of a document that is held. */
export async function insertAsset(
  tx: Queryable,
  one: { documentId: string; id: string; file: string; bytes: number; authorId: string },
): Promise<void> {
  await tx.query(INSERT, [one.documentId, one.id, one.file, one.bytes, one.authorId]);
  await tx.query(GROW, [one.documentId, one.bytes]);
}
