import type { DocumentRole } from "@kompagnon/contract/documents/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A member who may open a document. */
export type PersonRow = { memberId: string; role: DocumentRole; addedAt: Date };

const LIST = statement(
  "documents_list_people",
  `select p.member_id as "memberId", p.role, p.added_at as "addedAt" from document_people p where p.document_id = $1
   order by p.role <> 'owner', p.added_at, p.member_id`,
);
/** The people of a document, its owner first. */
export async function listPeople(db: Queryable, documentId: string): Promise<PersonRow[]> {
  const { rows } = await db.query(LIST, [documentId]);
  return rows;
}

const INSERT = statement(
  "documents_insert_person",
  `insert into document_people (document_id, member_id, role) values ($1, $2, $3) on conflict do nothing`,
);
/** Adds a member to a document; false if they are already in it. */
export async function insertPerson(
  tx: Queryable,
  documentId: string,
  memberId: string,
  role: DocumentRole,
): Promise<boolean> {
  const { rowCount } = await tx.query(INSERT, [documentId, memberId, role]);
  return rowCount > 0;
}

const UPDATE = statement(
  "documents_update_person",
  "update document_people set role = $3 where document_id = $1 and member_id = $2",
);
export const updateRole = (tx: Queryable, documentId: string, memberId: string, role: DocumentRole) =>
  tx.query(UPDATE, [documentId, memberId, role]);

const DELETE = statement(
  "documents_delete_person",
  "delete from document_people where document_id = $1 and member_id = $2",
);
export const deletePerson = (tx: Queryable, documentId: string, memberId: string) =>
  tx.query(DELETE, [documentId, memberId]);

const LIST_BETWEEN = statement(
  "documents_list_between",
  `select p.document_id as "documentId", p.member_id as "memberId" from document_people p join documents d on d.id = p.document_id
   where (d.owner_id = $1 and p.member_id = $2) or (d.owner_id = $2 and p.member_id = $1) order by p.document_id`,
);
/** The documents that one of two members owns and the other may open, with the one who does not own it. */
export async function listBetween(
  db: Queryable,
  one: string,
  other: string,
): Promise<{ documentId: string; memberId: string }[]> {
  const { rows } = await db.query(LIST_BETWEEN, [one, other]);
  return rows;
}

const LIST_MENTIONABLE = statement(
  "documents_list_mentionable",
  `select p.member_id as id from document_people p join visible_members v on v.id = p.member_id
   where p.document_id = $1 and p.member_id = any($3::uuid[]) and p.member_id <> $2
     and not exists (select from member_blocks b where b.blocker in ($2, p.member_id) and b.blocked in ($2, p.member_id))
     and not exists (select from member_mutes u where u.muter = p.member_id and u.muted = $2)`,
);
/** Those of these members who may open the document and are notified of mentions by the actor. */
export async function listMentionable(
  db: Queryable,
  documentId: string,
  actorId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query(LIST_MENTIONABLE, [documentId, actorId, ids]);
  return rows.map(({ id }) => id);
}
