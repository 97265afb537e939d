import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What a process reports about itself. */
export type Heartbeat = {
  id: string;
  host: string;
  pid: number;
  startedAt: Date;
  working: boolean;
  roles: string[];
  version: string;
  memoryMb: number;
  lagMs: number;
  streams: number;
  waiting: number;
};

const SAVE_HEARTBEAT = statement(
  "processes_beat",
  `insert into process_beats (id, host, pid, started_at, working, memory_mb, lag_ms, streams, waiting, roles, version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   on conflict (id) do update set at = now(), memory_mb = excluded.memory_mb, lag_ms = excluded.lag_ms,
     streams = excluded.streams, waiting = excluded.waiting`,
);
/** Stores a process's heartbeat. */
export const saveHeartbeat = (db: Queryable, heartbeat: Heartbeat) =>
  db.query(SAVE_HEARTBEAT, [
    heartbeat.id,
    heartbeat.host,
    heartbeat.pid,
    heartbeat.startedAt,
    heartbeat.working,
    heartbeat.memoryMb,
    heartbeat.lagMs,
    heartbeat.streams,
    heartbeat.waiting,
    heartbeat.roles,
    heartbeat.version,
  ]);

const END = statement(
  "processes_end",
  "delete from process_beats where id = $1 or at < now() - interval '1 day'",
);
/** Forgets a process that stops, and those that broke off long ago. */
export const deleteHeartbeat = (db: Queryable, id: string) => db.query(END, [id]);

const LIST = statement(
  "processes_list",
  `select id, host, pid, started_at as "startedAt", at, working, roles, version, memory_mb as "memoryMb", lag_ms as "lagMs", streams, waiting,
     at < now() - interval '60 seconds' as "silent!"
   from process_beats order by started_at, id limit 100`,
);
/** Every process that runs, and those that fell silent within a day. */
export async function listHeartbeats(db: Queryable): Promise<(Heartbeat & { at: Date; silent: boolean })[]> {
  const { rows } = await db.query(LIST);
  return rows;
}
