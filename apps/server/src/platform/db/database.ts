import pg from "pg";
import type { Log } from "#platform/log.ts";

/** A statement; a name makes PostgreSQL plan it once per connection. */
export type Statement = string | { name: string; text: string };
/** Rows and how many the statement touched. */
export type Result<R> = { rows: R[]; rowCount: number };

/** Something that runs SQL: the pool or a transaction. */
export interface Queryable {
  query<R extends object = Record<string, unknown>>(
    statement: Statement,
    values?: readonly unknown[],
  ): Promise<Result<R>>;
}

/** One transaction; `afterCommit` callbacks run once it is durable, and never if it rolls back. */
export interface Tx extends Queryable {
  afterCommit(run: () => void): void;
}

/** The process's connection to PostgreSQL. */
export interface Database extends Queryable {
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  readonly pool: pg.Pool;
  end(): Promise<void>;
}

// Counts and bigserial stay below 2^53: read bigint as number.
const INT8 = 20;
const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text"),
} as pg.CustomTypesConfig; // pg's overloads do not admit one function for both formats

const run = async (
  client: pg.Pool | pg.PoolClient,
  statement: Statement,
  values: readonly unknown[] = [],
) => {
  const config = typeof statement === "string" ? { text: statement } : statement;
  const { rows, rowCount } = await client.query({ ...config, values: values as unknown[] }); // pg wants a mutable array
  return { rows, rowCount: rowCount ?? 0 };
};

/** Runs callbacks that must not undo what is already committed: a failing one is logged. */
const runAll = (callbacks: (() => void)[], log: Log) => {
  for (const callback of callbacks)
    try {
      callback();
    } catch (error) {
      log.error({ err: error }, "after-commit callback failed");
    }
};

/**
 * Opens a pool. `max` connections; statements are cancelled after 15 s, idle transactions after 5 s. A server that says
 * nothing at all is given up 2 s later: its connection is thrown away and the request answered 503.
 */
export function openDatabase(config: pg.PoolConfig, log: Log): Database {
  const pool = new pg.Pool({
    max: 16,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 1_000 * 5,
    types,
    statement_timeout: 15_000,
    query_timeout: 17_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 5_000,
    ...config,
  });
  // Without listeners a database restart ends the process.
  pool.on("error", (error) => {
    // While stopping the server may be gone before the last goodbye.
    if (!pool.ending) log.warn({ err: error }, "idle database connection lost");
  });
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    pool,
    query: <R extends object>(statement: Statement, values?: readonly unknown[]) =>
      run(pool, statement, values) as Promise<Result<R>>, // the caller names the row's shape
    end: () => pool.end(),
    async transaction(work) {
      const client = await pool.connect();
      const callbacks: (() => void)[] = [];
      const tx: Tx = {
        query: <R extends object>(statement: Statement, values?: readonly unknown[]) =>
          run(client, statement, values) as Promise<Result<R>>, // as above
        afterCommit: (callback) => callbacks.push(callback),
      };
      let broken: Error | undefined;
      try {
        await client.query("begin");
        const result = await work(tx);
        await client.query("commit");
        runAll(callbacks, log);
        return result;
      } catch (error) {
        await client.query("rollback").catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
}
