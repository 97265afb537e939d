import pg from "pg";
import type { Statement, Statements } from "#platform/db/statement.ts";
import type { Log } from "#platform/log.ts";

/** Rows and how many the statement touched. */
type Result<R> = { rows: R[]; rowCount: number };
/** A row of a statement, by the statement's name. */
export type RowOf<N extends keyof Statements> = Statements[N] extends { row: infer R } ? R : never;
/** The values of a statement, in order; none for one without parameters. */
type ValuesOf<N extends keyof Statements> = Statements[N] extends { values: infer V } ? V : never;
type Given<N extends keyof Statements> = ValuesOf<N> extends readonly [] ? [] : [values: ValuesOf<N>];

/** Something that runs SQL: the pool or a transaction. */
export interface Queryable {
  /** Runs a declared statement. A name unknown here means that `npm run db:types` is due. */
  query<N extends keyof Statements>(statement: Statement<N>, ...given: Given<N>): Promise<Result<RowOf<N>>>;
  /** Runs any SQL, with rows as the caller believes them to be: for tests, sample data and benchmarks, not for the product. */
  rawQuery<R extends object = Record<string, unknown>>(
    text: string,
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
  config: pg.QueryConfig,
  values: readonly unknown[] = [],
) => {
  const { rows, rowCount } = await client.query({ ...config, values: values as unknown[] }); // pg wants a mutable array
  return { rows, rowCount: rowCount ?? 0 };
};

/** How pg is told a statement: a name makes PostgreSQL keep its plan. */
const configOf = ({ name, text, plan }: Statement): pg.QueryConfig =>
  plan === "once" ? { name, text } : { text };

const queryableOf = (client: pg.Pool | pg.PoolClient): Queryable => ({
  query: <N extends keyof Statements>(statement: Statement<N>, ...[values]: Given<N>) =>
    run(client, configOf(statement), values as readonly unknown[] | undefined) as Promise<Result<RowOf<N>>>, // as PostgreSQL described it
  rawQuery: <R extends object>(text: string, values?: readonly unknown[]) =>
    run(client, { text }, values) as Promise<Result<R>>, // the caller names the row's shape
});

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
    ...queryableOf(pool),
    end: () => pool.end(),
    async transaction(work) {
      const client = await pool.connect();
      const callbacks: (() => void)[] = [];
      const tx: Tx = {
        ...queryableOf(client),
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
