import { DOCUMENT, type DocumentRow, documentOf } from "#features/documents/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A link as it is stored. */
export type LinkRow = {
  id: string;
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  opened: number;
  lastOpenedAt: Date | null;
};
/** The key pair of a link, as its browser made it. */
export type LinkKey = { publicKey: Buffer; sealedKey: Buffer };
const LINK = `l.id, l.created_by as "createdBy", l.created_at as "createdAt", l.expires_at as "expiresAt", l.opened, l.last_opened_at as "lastOpenedAt"`;

const LIST = statement(
  "documents_list_links",
  `select ${LINK} from document_links l where l.document_id = $1 and l.expires_at > now() order by l.created_at desc, l.id`,
);
/** The links of a document that work, the newest first. */
export async function listLinks(db: Queryable, documentId: string): Promise<LinkRow[]> {
  const { rows } = await db.query(LIST, [documentId]);
  return rows;
}

const INSERT = statement(
  "documents_insert_link",
  `insert into document_links as l (id, document_id, token_hash, created_by, expires_at, public_key, sealed_key)
   values ($1, $2, $3, $4, now() + make_interval(hours => $5), $6, $7) returning ${LINK}`,
);
/** Stores a link that works for this many hours. */
export async function insertLink(
  tx: Queryable,
  one: { id: string; documentId: string; tokenHash: Buffer; createdBy: string; hours: number },
  key: LinkKey | null,
): Promise<LinkRow | null> {
  const { rows } = await tx.query(INSERT, [
    one.id,
    one.documentId,
    one.tokenHash,
    one.createdBy,
    one.hours,
    key?.publicKey ?? null,
    key?.sealedKey ?? null,
  ]);
  return rows[0] ?? null;
}

const LIST_KEYS = statement(
  "documents_list_link_keys",
  `select l.id, l.public_key as "publicKey!" from document_links l
   where l.document_id = $1 and l.expires_at > now() and l.public_key is not null order by l.created_at, l.id`,
);
/** The public keys of a document's links that work. */
export async function listLinkKeys(
  db: Queryable,
  documentId: string,
): Promise<{ id: string; publicKey: Buffer }[]> {
  const { rows } = await db.query(LIST_KEYS, [documentId]);
  return rows;
}

const DELETE = statement(
  "documents_delete_link",
  "delete from document_links where document_id = $1 and id = $2",
);
/** Ends a link; false if there is none. */
export async function deleteLink(tx: Queryable, documentId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(DELETE, [documentId, id]);
  return rowCount > 0;
}

/** Whether a link `l` to a document `d` works: in time, not in the trash, and its owner is still seen by others. */
const WORKS = `l.expires_at > now() and d.trashed_at is null and not exists (select from hidden_members h where h.id = d.owner_id)`;

const FIND = statement(
  "documents_find_link",
  `select ${DOCUMENT}, l.id as "linkId", l.expires_at as "expiresAt", l.public_key as "publicKey", l.sealed_key as "sealedKey"
   from document_links l join documents d on d.id = l.document_id
   where l.token_hash = $1 and ${WORKS}`,
  { hot: true },
);
/** What a token opens; null for one that is unknown, over or revoked. */
export async function findLinked(
  db: Queryable,
  tokenHash: Buffer,
): Promise<{ row: DocumentRow; linkId: string; expiresAt: Date; key: LinkKey | null } | null> {
  const { rows } = await db.query(FIND, [tokenHash]);
  const [found] = rows;
  if (!found) return null;
  const { linkId, expiresAt, publicKey, sealedKey, ...row } = found;
  const key = publicKey && sealedKey ? { publicKey, sealedKey } : null;
  return { row: documentOf(row), linkId, expiresAt, key };
}

const OPENED = statement(
  "documents_note_opened",
  "update document_links set opened = opened + 1, last_opened_at = now() where id = $1",
);
/** Counts a use of a link. */
export const noteOpened = (db: Queryable, id: string) => db.query(OPENED, [id]);

const WORKING = statement(
  "documents_working_links",
  `select l.id from document_links l join documents d on d.id = l.document_id where l.id = any($1::uuid[]) and ${WORKS}`,
);
/** Those of these links that still work. */
export async function workingLinks(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query(WORKING, [ids]);
  return new Set(rows.map(({ id }) => id));
}
