import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A key as it is stored, with the document it is of; `place` is its epoch, or what the version covers. */
export type StoredKey = { id: string; master: string; key: Buffer };
type PlacedKey = StoredKey & { place: number };
type Next = { master: string; key: Buffer };

const LIST_TITLES = statement(
  "documents_list_foreign_titles",
  `select id, title_master as "master!", title_key as "key!" from documents where title_master <> $1 order by id limit $2`,
);
/** Keys of titles that another master key than this sealed. */
export const listForeignTitles = async (
  db: Queryable,
  current: string,
  limit: number,
): Promise<StoredKey[]> => (await db.query(LIST_TITLES, [current, limit])).rows;

const LIST_KEYS = statement(
  "documents_list_foreign_keys",
  `select document_id as id, epoch as place, key_master as "master!", key_key as "key!" from document_epochs where key_master <> $1
   order by document_id, epoch limit $2`,
);
/** The same of documents' keys. */
export const listForeignKeys = async (db: Queryable, current: string, limit: number): Promise<PlacedKey[]> =>
  (await db.query(LIST_KEYS, [current, limit])).rows;

const LIST_VERSIONS = statement(
  "documents_list_foreign_versions",
  `select document_id as id, covers as place, name_master as "master!", name_key as "key!" from document_snapshots
   where name_master <> $1 order by document_id, covers limit $2`,
);
/** The same of names of versions. */
export const listForeignVersions = async (
  db: Queryable,
  current: string,
  limit: number,
): Promise<PlacedKey[]> => (await db.query(LIST_VERSIONS, [current, limit])).rows;

const WRITE_TITLE = statement(
  "documents_write_title_key",
  "update documents set title_master = $3, title_key = $4 where id = $1 and title_key = $2",
);
/** Writes a resealed key, unless it has changed meanwhile. */
export const writeTitleKey = (db: Queryable, { id, key }: StoredKey, next: Next) =>
  db.query(WRITE_TITLE, [id, key, next.master, next.key]);

const WRITE_KEY = statement(
  "documents_write_key",
  "update document_epochs set key_master = $4, key_key = $5 where document_id = $1 and epoch = $2 and key_key = $3",
);
/** The same of a document's key. */
export const writeKey = (db: Queryable, { id, place, key }: PlacedKey, next: Next) =>
  db.query(WRITE_KEY, [id, place, key, next.master, next.key]);

const WRITE_VERSION = statement(
  "documents_write_version_key",
  "update document_snapshots set name_master = $4, name_key = $5 where document_id = $1 and covers = $2 and name_key = $3",
);
/** The same of the name of a version. */
export const writeVersionKey = (db: Queryable, { id, place, key }: PlacedKey, next: Next) =>
  db.query(WRITE_VERSION, [id, place, key, next.master, next.key]);
