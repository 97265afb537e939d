import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Whose key it is: a person's or a link's. */
type Whose = { memberId: string | null; linkId: string | null };
/** A key as it was wrapped. */
export type WrapRow = Whose & { epoch: number; toKey: Buffer; wrapped: Buffer };

const LIST = statement(
  "documents_list_wraps",
  `select member_id as "memberId", link_id as "linkId", epoch, to_key as "toKey", wrapped from document_wraps
   where document_id = $1 order by created_at, member_id, link_id`,
);
/** The keys of a document that were wrapped for its people and links. */
export async function listWraps(db: Queryable, documentId: string): Promise<WrapRow[]> {
  const { rows } = await db.query(LIST, [documentId]);
  return rows;
}

const DELETE = statement(
  "documents_delete_wrap",
  "delete from document_wraps where document_id = $1 and (member_id = $2 or link_id = $3)",
);
const INSERT = statement(
  "documents_insert_wrap",
  "insert into document_wraps (document_id, member_id, link_id, epoch, to_key, wrapped) values ($1, $2, $3, $4, $5, $6)",
);
/** Stores wrapped keys, each in the place of the one before, in a transaction that holds the document. */
export async function saveWraps(tx: Queryable, documentId: string, rows: readonly WrapRow[]): Promise<void> {
  for (const { memberId, linkId, epoch, toKey, wrapped } of rows) {
    await tx.query(DELETE, [documentId, memberId, linkId]);
    await tx.query(INSERT, [documentId, memberId, linkId, epoch, toKey, wrapped]);
  }
}

const LIST_OF = statement(
  "documents_list_wrapped_of",
  `select d.id from document_people p join documents d on d.id = p.document_id
   where p.member_id = $1 and d.custody = 'members' order by d.id for no key update of d`,
);
/** The documents of a member whose keys are wrapped, locked. */
export async function lockWrappedOf(tx: Queryable, memberId: string): Promise<string[]> {
  const { rows } = await tx.query(LIST_OF, [memberId]);
  return rows.map(({ id }) => id);
}
