import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const SETTINGS = statement(
  "doctor_settings",
  `select current_setting('server_version') as "version!", current_setting('server_version_num')::int as "number!",
     current_setting('fsync') as "fsync!", current_setting('full_page_writes') as "pages!",
     current_setting('synchronous_commit') as "commit!", current_setting('jit') as "jit!",
     current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as "connections!"`,
);
/** How the database server is set. */
export async function readSettings(db: Queryable) {
  const { rows } = await db.query(SETTINGS);
  const [row] = rows;
  if (!row) throw new Error("a select of settings has a row");
  return row;
}

const NOW = statement("doctor_now", `select clock_timestamp() as "at!"`);
/** The database's clock, and how far this process's is ahead of it: between the least and the most, in ms. */
export async function readClocks(db: Queryable): Promise<{ least: number; most: number }> {
  await db.query(NOW); // so that connecting does not count
  const before = Date.now();
  const { rows } = await db.query(NOW);
  const at = rows[0]?.at.getTime() ?? 0;
  return { least: before - at, most: Date.now() - at };
}

const MIGRATIONS = statement("doctor_migrations", "select tag from migrations");
/** The migrations that ran. */
export const readMigrations = async (db: Queryable): Promise<string[]> =>
  (await db.query(MIGRATIONS)).rows.map(({ tag }) => tag);

const ARCHIVER = statement(
  "doctor_archiver",
  `select current_setting('archive_mode') <> 'off' as "on!", last_archived_time as "at?",
     coalesce(last_failed_time > last_archived_time or last_archived_time is null and last_failed_time is not null, false) as "failing!"
   from pg_stat_archiver`,
);
/** Whether the database's log is archived (by pgBackRest, for one), since when last, and whether that fails now. */
export async function readArchiver(db: Queryable) {
  const { rows } = await db.query(ARCHIVER);
  return rows[0] ?? { on: false, at: null, failing: false };
}
