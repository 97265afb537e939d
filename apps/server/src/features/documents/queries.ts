import {
  custodyOf,
  type DocumentCustody,
  type DocumentKind,
  type DocumentRole,
} from "@kompagnon/contract/documents/rules.ts";
import type { SealedColumns } from "#features/documents/sealing.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A document's title as stored: sealed by the vault, or by its browsers. */
export type StoredTitle = { vault: SealedColumns } | { own: Buffer };
/** A document as stored. */
export type DocumentRow = {
  id: string;
  kind: DocumentKind;
  custody: DocumentCustody;
  ownerId: string;
  title: StoredTitle;
  format: number;
  epoch: number;
  rotationDue: boolean;
  n: number;
  covers: number;
  revision: number;
  contentBytes: number;
  commentsBytes: number;
  bytes: number;
  assetsBytes: number;
  createdAt: Date;
  changedAt: Date;
  trashedAt: Date | null;
};
/** Columns of a row `d` of documents. */
export const DOCUMENT = `d.id, d.kind, d.custody, d.owner_id as "ownerId", d.title_sealed as "titleSealed", d.title_master as "titleMaster",
  d.title_key as "titleKey", d.own_title as "ownTitle", d.format, d.epoch, d.rotation_due as "rotationDue", d.n, d.covers, d.revision, d.content_bytes as "contentBytes", d.comments_bytes as "commentsBytes", d.bytes, d.assets_bytes as "assetsBytes",
  d.created_at as "createdAt", d.changed_at as "changedAt", d.trashed_at as "trashedAt"`;
type TitleColumns = {
  titleSealed: Buffer | null;
  titleMaster: string | null;
  titleKey: Buffer | null;
  ownTitle: Buffer | null;
};
type Columns = Omit<DocumentRow, "title"> & TitleColumns;

function titleOf({ titleSealed, titleMaster, titleKey, ownTitle }: TitleColumns): StoredTitle {
  if (ownTitle) return { own: ownTitle };
  if (!titleSealed || !titleMaster || !titleKey) throw new Error("a document that is stored has no title");
  return { vault: { sealed: titleSealed, master: titleMaster, key: titleKey } };
}
const columnsOf = (title: StoredTitle) =>
  "own" in title
    ? ([null, null, null, title.own] as const)
    : ([title.vault.sealed, title.vault.master, title.vault.key, null] as const);

/** A row as the statements above answer it. */
export const documentOf = <Row extends Columns>({
  titleSealed,
  titleMaster,
  titleKey,
  ownTitle,
  ...row
}: Row) => ({ ...row, title: titleOf({ titleSealed, titleMaster, titleKey, ownTitle }) });

const FIND = statement(
  "documents_find",
  `select ${DOCUMENT}, p.role from documents d join document_people p on p.document_id = d.id and p.member_id = $2 where d.id = $1`,
  { hot: true },
);
/** A document that a member may open, with their role. */
export async function findDocument(
  db: Queryable,
  id: string,
  memberId: string,
): Promise<{ row: DocumentRow; role: DocumentRole } | null> {
  const { rows } = await db.query(FIND, [id, memberId]);
  const [found] = rows;
  if (!found) return null;
  const { role, ...row } = found;
  return { row: documentOf(row), role };
}

const FIND_ANY = statement("documents_find_any", `select ${DOCUMENT} from documents d where d.id = $1`);
/** A document, whosever it is. */
export async function findAnyDocument(db: Queryable, id: string): Promise<DocumentRow | null> {
  const { rows } = await db.query(FIND_ANY, [id]);
  return rows[0] ? documentOf(rows[0]) : null;
}

const LOCK = statement(
  "documents_lock",
  `select ${DOCUMENT} from documents d where d.id = $1 for no key update`,
);
/** The same, locked: what is done with it is done one after the other, and numbers are given in the order of commits. */
export async function lockDocument(tx: Queryable, id: string): Promise<DocumentRow | null> {
  const { rows } = await tx.query(LOCK, [id]);
  return rows[0] ? documentOf(rows[0]) : null;
}

const FIND_ROLE = statement(
  "documents_find_role",
  "select p.role from document_people p where p.document_id = $1 and p.member_id = $2",
);
/**
 * A member's role in a document. In a transaction, read it after locking the document: read together with the lock, it could be
 * outdated.
 */
export async function findRole(db: Queryable, id: string, memberId: string): Promise<DocumentRole | null> {
  const { rows } = await db.query(FIND_ROLE, [id, memberId]);
  return rows[0]?.role ?? null;
}

const TURN = statement(
  "documents_turn",
  "select pg_advisory_xact_lock(hashtextextended('documents of ' || $1::text, 0))",
);
/** Serializes a member's new documents and uploads until the transaction ends. */
export const lockOwn = (tx: Queryable, ownerId: string) => tx.query(TURN, [ownerId]);

const COUNT = statement(
  "documents_count",
  `select count(*)::int as "count!", coalesce(sum(assets_bytes), 0)::bigint as "assets!" from documents where owner_id = $1`,
);
/** How many documents a member owns, and the size of their pictures. */
export async function countOwn(db: Queryable, ownerId: string): Promise<{ count: number; assets: number }> {
  const { rows } = await db.query(COUNT, [ownerId]);
  return rows[0] ?? { count: 0, assets: 0 };
}

const INSERT = statement(
  "documents_insert",
  `insert into documents (id, kind, custody, owner_id, title_sealed, title_master, title_key, own_title, format)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
);
/** Stores a new one; false where the id is taken. */
export async function insertDocument(
  tx: Queryable,
  { id, kind, ownerId, title, format }: Pick<DocumentRow, "id" | "kind" | "ownerId" | "title" | "format">,
): Promise<boolean> {
  const { rowCount } = await tx.query(INSERT, [
    id,
    kind,
    custodyOf(kind),
    ownerId,
    ...columnsOf(title),
    format,
  ]);
  return rowCount > 0;
}

const RENAME = statement(
  "documents_rename",
  `update documents set title_sealed = $2, title_master = $3, title_key = $4, own_title = $5, revision = revision + 1, changed_at = now()
   where id = $1`,
);
/** Gives it another title, in the place of the one before, however that was sealed. */
export const updateTitle = (tx: Queryable, id: string, title: StoredTitle) =>
  tx.query(RENAME, [id, ...columnsOf(title)]);

const RESEAL = statement(
  "documents_reseal_title",
  "update documents set title_sealed = null, title_master = null, title_key = null, own_title = $2 where id = $1",
);
/** Stores the same title as a browser sealed it by another key. */
export const resealTitle = (tx: Queryable, id: string, own: Buffer) => tx.query(RESEAL, [id, own]);

const TOUCH = statement(
  "documents_touch",
  "update documents set revision = revision + 1, rotation_due = rotation_due or $2 where id = $1",
);
/** Increments the revision after people, roles or links changed; `left`: a member who had the key was removed. */
export const touchDocument = (tx: Queryable, id: string, { left = false } = {}) =>
  tx.query(TOUCH, [id, left]);

const OWN = statement(
  "documents_own",
  "update documents set owner_id = $2, revision = revision + 1 where id = $1",
);
/** Transfers ownership. */
export const updateOwner = (tx: Queryable, id: string, ownerId: string) => tx.query(OWN, [id, ownerId]);

const TRASH = statement(
  "documents_trash",
  `update documents set trashed_at = case when $2 then now() end, revision = revision + 1, changed_at = now() where id = $1`,
);
/** Puts it into the trash, or takes it out. */
export const updateTrashed = (tx: Queryable, id: string, trashed: boolean) => tx.query(TRASH, [id, trashed]);

const FILES = statement(
  "documents_files",
  "select file from document_assets where document_id = any($1::uuid[])",
);
const DELETE = statement("documents_delete", "delete from documents where id = any($1::uuid[])");
/** Takes documents away with all that belongs to them; answers the files of their pictures. */
export async function deleteDocuments(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query(FILES, [ids]);
  await tx.query(DELETE, [ids]);
  return rows.map(({ file }) => file);
}
