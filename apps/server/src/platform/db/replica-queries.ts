import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const FLUSHED = statement("platform_flushed", `select pg_current_wal_flush_lsn()::text as "lsn!"`, {
  hot: true,
});
/** Up to where the database's log is on the disk: every commit that was answered is before. */
export async function findFlushed(db: Queryable): Promise<string> {
  const { rows } = await db.query(FLUSHED);
  return rows[0]?.lsn ?? "0/0";
}

const REPLAYED = statement(
  "platform_replayed",
  `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as "lsn?"`,
  { hot: true },
);
/** Up to where a replica has got; null for what is none. */
export async function findReplayed(db: Queryable): Promise<string | null> {
  const { rows } = await db.query(REPLAYED);
  return rows[0]?.lsn ?? null;
}
