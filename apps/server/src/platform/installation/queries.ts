import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const FIND = statement("installation_find", "select value from installation where key = $1");
/** What this installation keeps under a key; null if nothing. */
export async function findValue(db: Queryable, key: string): Promise<string | null> {
  const { rows } = await db.query(FIND, [key]);
  return rows[0]?.value ?? null;
}

const KEEP = statement(
  "installation_keep",
  "insert into installation (key, value, at) values ($1, $2, $3) on conflict do nothing",
);
/** Keeps a value under a key unless another process was first, and answers the one that holds. */
export async function keep(db: Queryable, key: string, value: string): Promise<string> {
  await db.query(KEEP, [key, value, Date.now()]);
  return (await findValue(db, key)) ?? value;
}

const REPLACE = statement(
  "installation_replace",
  `insert into installation (key, value, at) values ($1, $2, $3)
   on conflict (key) do update set value = excluded.value, at = excluded.at`,
);
/** Keeps a value under a key instead of the one before. */
async function replaceValue(db: Queryable, key: string, value: string): Promise<void> {
  await db.query(REPLACE, [key, value, Date.now()]);
}

/** What is remembered of the last backup. */
export type BackupRecord = { at: string; bytes: number; files: number; withFiles: boolean };
const KEY = "last backup";

/** Remembers a backup that was made. */
export const noteBackup = (db: Queryable, record: BackupRecord): Promise<void> =>
  replaceValue(db, KEY, JSON.stringify(record));

/** The last backup that this installation knows of; null if there was none. */
export async function lastBackup(db: Queryable): Promise<BackupRecord | null> {
  const text = await findValue(db, KEY);
  return text === null ? null : (JSON.parse(text) as BackupRecord); // written above
}

const SIZE = statement(
  "installation_database_size",
  `select pg_database_size(current_database())::double precision as "bytes!"`,
);
/** Bytes of the database on its disk. */
export async function databaseSize(db: Queryable): Promise<number> {
  const { rows } = await db.query(SIZE);
  return rows[0]?.bytes ?? 0;
}
