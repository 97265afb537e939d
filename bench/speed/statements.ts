import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** What one request sends to PostgreSQL, counted by pg_stat_statements. */
export type Counted = {
  /** Sent by the server, and run within functions and triggers. */
  statements: number;
  inner: number;
  plans: number;
  /** Pages looked at, found in memory or not. */
  buffers: number;
  /** What planning and running took, in ms. */
  planMs: number;
  runMs: number;
  /** The costliest, sent or run within functions (whose time has theirs in it), the most first. */
  costliest: Costly[];
};

/** A statement's share of a request. */
type Costly = { text: string; within: boolean; calls: number; runMs: number; buffers: number };

const COSTLIEST = 25;

/** Lets the embedded server load the extension at its next start; false where it does not come along. */
export function prepareStatements(database: string, library: string): boolean {
  if (!fs.existsSync(library)) return false;
  fs.appendFileSync(
    path.join(database, "pg18/postgresql.auto.conf"),
    "shared_preload_libraries = 'pg_stat_statements'\npg_stat_statements.track = 'none'\npg_stat_statements.track_planning = on\n",
  );
  return true;
}

/** Counts what some work sends; nothing is counted at any other time, so that the other figures do without. */
export async function countStatements(client: pg.Client, requests: () => Promise<number>): Promise<Counted> {
  await track(client, "all");
  await client.query("select pg_stat_statements_reset()");
  const count = await requests();
  const { rows } = await client.query<Record<keyof Counted, number>>(
    `select coalesce(sum(calls) filter (where toplevel), 0)::float8 as statements,
       coalesce(sum(calls) filter (where not toplevel), 0)::float8 as inner,
       coalesce(sum(plans), 0)::float8 as plans,
       coalesce(sum(shared_blks_hit + shared_blks_read) filter (where toplevel), 0)::float8 as buffers,
       coalesce(sum(total_plan_time), 0)::float8 as "planMs",
       coalesce(sum(total_exec_time) filter (where toplevel), 0)::float8 as "runMs"
     from pg_stat_statements where query not like '%pg_stat_statements%'`,
  );
  const costly = await client.query<Costly>(
    `select regexp_replace(query, '\\s+', ' ', 'g') as text, not toplevel as within, calls::float8, total_exec_time as "runMs",
       (shared_blks_hit + shared_blks_read)::float8 as buffers
     from pg_stat_statements where query not like '%pg_stat_statements%' order by total_exec_time desc limit $1`,
    [COSTLIEST],
  );
  await track(client, "none");
  const [sums] = rows;
  if (!sums) throw new Error("an aggregate gave no row");
  return {
    statements: sums.statements / count,
    inner: sums.inner / count,
    plans: sums.plans / count,
    buffers: sums.buffers / count,
    planMs: sums.planMs / count,
    runMs: sums.runMs / count,
    costliest: costly.rows.map(({ calls, runMs, buffers, ...one }) => ({
      ...one,
      calls: calls / count,
      runMs: runMs / count,
      buffers: buffers / count,
    })),
  };
}

async function track(client: pg.Client, what: "all" | "none"): Promise<void> {
  await client.query(`alter system set pg_stat_statements.track = '${what}'`);
  await client.query("select pg_reload_conf()");
  // Every connection reloads its settings before its next statement, once the signal has arrived.
  await sleep(100);
}
