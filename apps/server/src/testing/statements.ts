import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/** What one request costs the database. */
export type Cost = {
  /** Round trips: statements sent, `begin` and `commit` among them; what functions and triggers run is not. */
  statements: number;
  /** How often the planner ran, for statements within functions too. */
  plans: number;
  /** The most rows that one statement answered. */
  rows: number;
};

/** Counts what requests send, by PostgreSQL's own records: whatever way a statement takes, it is in them. */
export type Counter = {
  /** A process whose connections are recorded, on the database of the one given. */
  server: TestServer;
  /** What a call sends: the least of several, as background work, new connections and what is remembered for a moment only add. */
  costOf: (call: () => Promise<unknown>) => Promise<Cost>;
  stop: () => Promise<void>;
};

/**
 * Calls per route, and more if a statement is replanned: a connection replans a statement at its first five uses before it may
 * keep a plan, and there are several connections.
 */
const TIMES = 8;
const TIMES_PLANNED = 24;
/** Polls in a row without a change, and the interval between them. */
const QUIET = 3;
const PAUSE_MS = 15;
/** The live reader reads what is new for all requests together. */
const OF_ONE_REQUEST = "query not like '%stream_state%'";

/** Null where the database server does not keep such records (one that TEST_DATABASE_URL names may not). */
export async function createCounter(sharing: TestServer): Promise<Counter | null> {
  const records = new pg.Client(sharing.database.config);
  await records.connect();
  const { rows } = await records.query("select current_setting('pg_stat_statements.max', true) as max");
  if (rows[0].max === null) {
    await records.end();
    return null;
  }
  await records.query("create extension pg_stat_statements");
  // From the next connection on, and in this database alone: other files' tests do without.
  for (const [setting, value] of [
    ["track", "all"],
    ["track_planning", "on"],
  ])
    await records.query(
      `alter database ${sharing.database.name} set pg_stat_statements.${setting} = '${value}'`,
    );
  const server = await startTestServer({ sharing });
  const read = async (): Promise<Cost> => {
    const result = await records.query<Cost>(
      `select coalesce(sum(calls) filter (where toplevel), 0)::int as statements, coalesce(sum(plans), 0)::int as plans,
         coalesce(max(ceil(rows::float8 / greatest(calls, 1))) filter (where toplevel), 0)::int as rows
       from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database()) and ${OF_ONE_REQUEST}`,
    );
    const [cost] = result.rows;
    if (!cost) throw new Error("an aggregate gave no row");
    return cost;
  };
  /** When nothing is added for a while, what the request set off after its answer is over as well. */
  const settled = async (): Promise<Cost> => {
    let cost = await read();
    let quiet = 0;
    while (quiet < QUIET) {
      await sleep(PAUSE_MS);
      const now = await read();
      quiet = now.statements === cost.statements ? quiet + 1 : 0;
      cost = now;
    }
    return cost;
  };
  return {
    server,
    stop: async () => {
      await server.stop();
      await records.end();
    },
    async costOf(call) {
      const least: Cost = {
        statements: Number.POSITIVE_INFINITY,
        plans: Number.POSITIVE_INFINITY,
        rows: Number.POSITIVE_INFINITY,
      };
      for (let n = 0; n < TIMES || (n < TIMES_PLANNED && least.plans > 0); n++) {
        await records.query(
          "select pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()), 0)",
        );
        await call();
        const cost = await settled();
        least.statements = Math.min(least.statements, cost.statements);
        least.plans = Math.min(least.plans, cost.plans);
        least.rows = Math.min(least.rows, cost.rows);
      }
      return least;
    },
  };
}
