import type { DocumentKind, DocumentRole } from "@kompagnon/contract/documents/rules.ts";
import { DOCUMENT, type DocumentRow, documentOf } from "#features/documents/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const LIST = statement(
  "documents_list_personal",
  `select ${DOCUMENT}, p.role, p.added_at as "addedAt" from document_people p join documents d on d.id = p.document_id
   where p.member_id = $1 and (d.trashed_at is null or p.role = 'owner') order by d.created_at, d.id`,
);
/** Every document that a member may open. */
export async function listPersonal(
  db: Queryable,
  memberId: string,
): Promise<(DocumentRow & { role: DocumentRole; addedAt: Date })[]> {
  const { rows } = await db.query(LIST, [memberId]);
  return rows.map(documentOf);
}

const LIST_LINKS = statement(
  "documents_list_personal_links",
  `select l.document_id, l.created_at, l.expires_at, l.opened, l.last_opened_at from document_links l
   where l.created_by = $1 order by l.created_at`,
);
/** The links that a member made. */
export const listPersonalLinks = async (db: Queryable, memberId: string) =>
  (await db.query(LIST_LINKS, [memberId])).rows;

const COUNT_WRITTEN = statement(
  "documents_count_written",
  `select p.document_id, count(*)::int as "parts!", min(p.created_at) as "first_at!", max(p.created_at) as "last_at!"
   from document_parts p where p.author_id = $1 group by p.document_id order by 3`,
);
/** When a member wrote in which document, and in how many parts. */
export const countWritten = async (db: Queryable, memberId: string) =>
  (await db.query(COUNT_WRITTEN, [memberId])).rows;

const LIST_ASSETS = statement(
  "documents_list_assets",
  "select id, file from document_assets where document_id = $1 order by created_at, id",
);
/** The pictures of a document. */
export const listAssets = async (db: Queryable, documentId: string) =>
  (await db.query(LIST_ASSETS, [documentId])).rows;

const LIST_OWNED = statement(
  "documents_list_owned",
  `select d.id, d.kind, (select p.member_id from document_people p join visible_members v on v.id = p.member_id
     where p.document_id = d.id and p.role = 'editor' and d.trashed_at is null
       and (d.custody = 'server' or exists (select from document_wraps w where w.document_id = d.id and w.member_id = p.member_id
           and w.epoch > 0))
     order by p.added_at, p.member_id limit 1) as "heir?"
   from documents d where d.owner_id = $1 order by d.id for no key update of d`,
);
/** The documents that a member owns, locked, and which editor who can read it takes each of them over; null where there is none. */
export async function lockOwned(
  tx: Tx,
  memberId: string,
): Promise<{ id: string; kind: DocumentKind; heir: string | null }[]> {
  const { rows } = await tx.query(LIST_OWNED, [memberId]);
  return rows;
}

const LIST_JOINED = statement(
  "documents_list_joined",
  `select d.id from document_people p join documents d on d.id = p.document_id where p.member_id = $1 and p.role <> 'owner'
   order by d.id for no key update of d`,
);
/** The documents of others that a member may open, locked. */
export async function lockJoined(tx: Tx, memberId: string): Promise<string[]> {
  const { rows } = await tx.query(LIST_JOINED, [memberId]);
  return rows.map(({ id }) => id);
}
