import type { Writable } from "node:stream";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { createPipelines } from "#platform/db/pipeline/pipelines.ts";
import { rowOf, type TakeRows } from "#platform/db/pipeline/rows.ts";
import type { Statement, Statements } from "#platform/db/statement.ts";
import { types } from "#platform/db/types.ts";
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

/** Follows what a transaction asks of others. */
export interface TxTrace {
  /** A job was asked for: answers the context that goes along with it, if this is followed. */
  sent(queue: string): string | null;
  published(kind: string): void;
}

/** One transaction; `afterCommit` callbacks run once it is durable, and never if it rolls back. */
export interface Tx extends Queryable {
  /**
   * Runs when the work is done, before the commit; a failure undoes everything. What is gathered during a transaction is
   * written `last`, behind whatever else still writes: by one statement, which goes out together with the commit.
   */
  beforeCommit(run: () => Promise<unknown>, place?: "last"): void;
  afterCommit(run: () => void): void;
  /** Writes many rows at once: COPY's text format, each row a line. `columns` are a table's with their table: `t (a, b)`. */
  copy(columns: string, lines: string): Promise<void>;
  /** Only where traces are collected. */
  readonly trace?: TxTrace;
}

/** The process's connection to PostgreSQL. */
export interface Database extends Queryable {
  /**
   * Runs something in a transaction. `plans: "kept"`: its statements have one plan for all values; for transactions of many
   * small steps that look up by key, where planning would cost more than doing.
   */
  transaction<T>(run: (tx: Tx) => Promise<T>, options?: { plans?: "kept" }): Promise<T>;
  /** Runs a hot statement and hands its rows over as PostgreSQL sent them, to be written out without becoming objects. */
  read<N extends keyof Statements>(
    statement: Statement<N>,
    take: TakeRows,
    ...given: Given<N>
  ): Promise<void>;
  readonly pool: pg.Pool;
  /** Keeps in whose name something is done, to go on in it later; only where the database is watched. */
  snapshot?(): <T>(run: () => T) => T;
  end(): Promise<void>;
}

const run = async (
  client: pg.Pool | pg.PoolClient,
  config: pg.QueryConfig,
  values: readonly unknown[] = [],
) => {
  const { rows, rowCount } = await client.query({ ...config, values: values as unknown[] }); // pg wants a mutable array
  return { rows, rowCount: rowCount ?? 0 };
};

/** The query config of a statement: a name makes PostgreSQL keep its plan. */
const configOf = ({ name, text, plan }: Statement): pg.QueryConfig =>
  plan === "once" ? { name, text } : { text };

const valuesOf = (given: readonly unknown[]): readonly unknown[] =>
  (given[0] as readonly unknown[] | undefined) ?? []; // the values of any statement are a list

/** As they came: what a type's text means is not looked at. */
const asText = { getTypeParser: () => String } as unknown as pg.CustomTypesConfig; // pg's overloads do not admit one function for both formats

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
 * Sends lines to a table, with nothing else under way on the connection: what is sent behind a COPY before it is through would
 * be taken for its data, so pg admits it only where statements wait for one another.
 */
async function copyLines(client: pg.PoolClient, columns: string, lines: string): Promise<void> {
  const mode = client as unknown as { pipeline: boolean }; // pg has it, its types do not
  mode.pipeline = false;
  try {
    const copy = client.query(copyFrom(`copy ${columns} from stdin`));
    await new Promise<void>((resolve, reject) => {
      copy.on("error", reject).on("finish", resolve).end(lines);
    });
  } finally {
    mode.pipeline = true;
  }
}

const writerOf = (client: pg.PoolClient) => ({
  ...queryableOf(client),
  copy: (columns: string, lines: string) => copyLines(client, columns, lines),
});

const BEGIN_WITH_GENERIC_PLANS = "begin; set local plan_cache_mode = force_generic_plan";

/**
 * Gathers what is sent from now on, until the function that this answers is called: several messages in one write, for which
 * PostgreSQL wakes once.
 */
function gathered(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection; // pg has it, its types do not
  stream.cork();
  return () => stream.uncork();
}

/** How a transaction ends: what was asked for before the commit, then the commit. */
function endingOf(client: pg.PoolClient) {
  const first: (() => Promise<unknown>)[] = [];
  const last: (() => Promise<unknown>)[] = [];
  return {
    beforeCommit: (run: () => Promise<unknown>, place?: "last") =>
      void (place === "last" ? last : first).push(run),
    async commit(): Promise<void> {
      for (let run = first.shift(); run; run = first.shift()) await run();
      // Sent without waiting for an answer in between. Where one of them fails PostgreSQL rolls back at the commit.
      const send = gathered(client);
      const done = [...last.map((run) => run()), client.query("commit")];
      send();
      await Promise.all(done);
    },
  };
}

/** How PostgreSQL is reached: pg's settings; `Connection` where its server may become another one. */
export type DatabaseConfig = pg.PoolConfig & { Connection?: typeof pg.Client };

function openPool(config: DatabaseConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    max: 16,
    pipeline: true,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 1_000 * 5,
    types,
    statement_timeout: 15_000,
    query_timeout: 17_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 5_000,
    ...config,
    ...(config.Connection && { Client: config.Connection }),
  });
  // Without listeners a database restart ends the process.
  pool.on("error", (error) => {
    // While stopping the server may be gone before the last goodbye.
    if (!pool.ending) log.warn({ err: error }, "idle database connection lost");
  });
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/**
 * Opens a pool. `max` connections; statements are cancelled after 15 s, idle transactions after 5 s. A server that says
 * nothing at all is given up 2 s later: its connection is thrown away and the request answered 503.
 */
export function openDatabase(config: DatabaseConfig, log: Log): Database {
  const pool = openPool(config, log);
  const pipelines = createPipelines(config, types, log);
  const pooled = queryableOf(pool);
  return {
    pool,
    rawQuery: pooled.rawQuery,
    async query<N extends keyof Statements>(statement: Statement<N>, ...given: Given<N>) {
      const rows = statement.hot ? await pipelines.run(statement, valuesOf(given)) : null;
      return rows
        ? { rows: rows as RowOf<N>[], rowCount: rows.length } // as PostgreSQL described it
        : pooled.query(statement, ...given);
    },
    async read<N extends keyof Statements>(statement: Statement<N>, take: TakeRows, ...given: Given<N>) {
      const values = valuesOf(given);
      if (await pipelines.run(statement, values, take)) return;
      const { rows } = await pool.query<(string | null)[]>({
        ...configOf(statement),
        values: [...values],
        rowMode: "array",
        types: asText,
      });
      take.begin();
      for (const row of rows) take.row(rowOf(row), 4);
      take.end();
    },
    async end() {
      await pipelines.end();
      await pool.end();
    },
    async transaction(work, { plans } = {}) {
      const client = await pool.connect();
      const callbacks: (() => void)[] = [];
      const { beforeCommit, commit } = endingOf(client);
      const tx: Tx = {
        ...writerOf(client),
        beforeCommit,
        afterCommit: (callback) => callbacks.push(callback),
      };
      let broken: Error | undefined;
      try {
        // Goes out together with the first statement, if that comes in the same turn.
        process.nextTick(gathered(client));
        const started = client.query(plans === "kept" ? BEGIN_WITH_GENERIC_PLANS : "begin");
        started.catch(() => undefined); // told below
        const result = await work(tx);
        await started;
        await commit();
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
