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

const LIST = statement(
  "documents_assets_page",
  `select id, bytes, created_at as "at" from document_assets where document_id = $1
     and ($2::timestamptz is null or (date_trunc('milliseconds', created_at), id) < ($2, $3::uuid))
   order by date_trunc('milliseconds', created_at) desc, id desc limit $4`,
  { plan: "custom" },
);
/** The pictures of a document behind a place, the last first. */
export async function listAssets(
  db: Queryable,
  documentId: string,
  after: { at: Date; id: string } | null,
  limit: number,
): Promise<{ id: string; bytes: number; at: Date }[]> {
  const { rows } = await db.query(LIST, [documentId, after?.at ?? null, after?.id ?? null, limit]);
  return rows;
}

const DELETE = statement(
  "documents_delete_asset",
  "delete from document_assets where document_id = $1 and id = $2 returning file, bytes",
);
/** Takes a picture of a document that is held out of it; answers its file, null where there is none. */
export async function deleteAsset(tx: Queryable, documentId: string, id: string): Promise<string | null> {
  const { rows } = await tx.query(DELETE, [documentId, id]);
  const [gone] = rows;
  if (!gone) return null;
  await tx.query(GROW, [documentId, -gone.bytes]);
  return gone.file;
}
