import type { Queryable } from "#platform/db/database.ts";
import { findValue, replaceValue } from "#platform/installation/queries.ts";

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
