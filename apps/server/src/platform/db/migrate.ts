import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { applyDefinitions } from "#platform/db/apply-definitions.ts";
import type { Database } from "#platform/db/database.ts";
import { StartProblem } from "#platform/env/start-problems.ts";
import type { Log } from "#platform/log.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../database/migrations");
/** Any process that starts takes this lock first: one migrates, the others wait. */
const LOCK = 7_316_001;
const LOCK_WAIT_MAX_MS = 3_600_000;
/**
 * Lock timeout in ms. A migration retries after it instead of waiting longer for a table or view in use: every query behind a
 * waiting migration would wait too, and an upgrade would stop the community.
 */
const LOCK_TIMEOUT_MS = 1_000;
const AGAIN_AFTER_MS = 500;
const TRIES = 600;
/** Interval at which a process checks whether another one has finished migrating. */
const LOCK_AGAIN_AFTER_MS = 100;
/** PostgreSQL's words for a lock that was not had in time, and for two who wait for each other: the migration gives way. */
const LOCK_NOT_HAD: ReadonlySet<unknown> = new Set(["55P03", "40P01"]);

export type Migration = { tag: string; sql: () => string };

type Journal = { entries: { idx: number; tag: string }[] };

/** All migrations of this version in their order, by drizzle-kit's journal. The first makes the whole schema. */
export function listMigrations(): Migration[] {
  const journal = JSON.parse(fs.readFileSync(path.join(FOLDER, "meta/_journal.json"), "utf8")) as Journal; // drizzle-kit's own file
  return journal.entries.map(({ tag }) => ({
    tag,
    sql: () => fs.readFileSync(path.join(FOLDER, `${tag}.sql`), "utf8"),
  }));
}

type Run = <R extends object>(
  text: string,
  values?: unknown[],
) => Promise<pg.QueryResult<R & pg.QueryResultRow>>;

/** Does what locks tables, again and again until it gets them soon enough; `timeoutMs`: lock timeout, 0 for none. */
async function withShortLocks<T>(
  run: Run,
  work: () => Promise<T>,
  timeoutMs: number = LOCK_TIMEOUT_MS,
): Promise<T> {
  await run(`set lock_timeout = ${timeoutMs}`);
  for (let tried = 1; ; tried += 1)
    try {
      return await work();
    } catch (error) {
      if (!LOCK_NOT_HAD.has((error as { code?: string }).code) || tried === TRIES) throw error; // set by PostgreSQL
      await run("rollback");
      await sleep(AGAIN_AFTER_MS);
    }
}

/**
 * Takes the advisory lock of migrations by polling: a blocking lock statement would stay active, and a concurrent index build
 * waits for all active statements.
 */
async function lockMigrations(run: Run): Promise<void> {
  const until = performance.now() + LOCK_WAIT_MAX_MS;
  while (performance.now() < until) {
    const { rows } = await run<{ had: boolean }>("select pg_try_advisory_lock($1) as had", [LOCK]);
    if (rows[0]?.had) return;
    await sleep(LOCK_AGAIN_AFTER_MS);
  }
  throw new Error("another process has been migrating for an hour");
}

/** Marks a migration that must not run in one transaction: its statements run one by one, and may be repeated. */
const ONE_BY_ONE = "-- one by one";
const BREAK = "--> statement-breakpoint";

/** Builds an index while its table is written to. What a try before left unfinished is dropped by the first statement. */
async function oneByOne(run: Run, tag: string, sql: string): Promise<void> {
  for (const statement of sql.split(BREAK)) await run(statement);
  await run("insert into migrations (tag) values ($1)", [tag]);
}

/**
 * A database from before the first migration of this version cannot be upgraded. The embedded one, which holds a developer's
 * data, is set aside in schemas of other names. @throws StartProblem for a database that was given.
 */
async function setUnreleasedAside(run: Run, log: Log | undefined): Promise<void> {
  if (!log)
    throw new StartProblem(
      "The database was made by a version before the first release, which cannot be upgraded. Set DATABASE_URL to an empty database.",
    );
  const suffix = `_${Date.now()}`;
  await run("begin");
  await run(`alter schema public rename to public${suffix}`);
  await run("create schema public");
  await run("alter extension pg_trgm set schema public");
  await run(
    `do $$ begin alter schema jobs rename to jobs${suffix}; exception when invalid_schema_name then end $$`,
  );
  await run("commit");
  log.warn(
    { schema: `public${suffix}` },
    "the database was made before the first release and cannot be upgraded: it is replaced by a new one, its tables stay in another schema",
  );
}

async function runMigration(run: Run, { tag, sql }: Migration): Promise<void> {
  const text = sql();
  // It waits for earlier transactions, and none waits for it.
  if (text.startsWith(ONE_BY_ONE)) return withShortLocks(run, () => oneByOne(run, tag, text), 0);
  await withShortLocks(run, async () => {
    await run("begin");
    await run(text);
    await run("insert into migrations (tag) values ($1)", [tag]);
    await run("commit");
  });
}

type Options = {
  migrations?: readonly Migration[];
  /** The migrations of an older schema, for rows that were written under it: others do not run, and functions and views wait. */
  only?: ReadonlySet<string>;
  /** Where a database from before the first release may be replaced: it is reported here. */
  replaceUnreleased?: Log | undefined;
};

/**
 * Brings the database to the newest schema, and its functions and views to their sources; returns how many migrations ran.
 * Each is one transaction, unless it says otherwise, and so are the functions and views together.
 */
export async function migrate(
  db: Database,
  { migrations = listMigrations(), only, replaceUnreleased }: Options = {},
): Promise<number> {
  const client = await db.pool.connect();
  // A migration, or waiting for the process that migrates, may take longer than any request.
  const patient = <R extends object>(text: string, values?: unknown[]) => {
    const config = { text, ...(values && { values }), query_timeout: LOCK_WAIT_MAX_MS };
    return client.query<R & pg.QueryResultRow>(config);
  };
  const readDone = async () => {
    await patient(
      "create table if not exists migrations (tag text primary key, at timestamptz not null default now())",
    );
    const { rows } = await patient<{ tag: string }>("select tag from migrations");
    return new Set(rows.map(({ tag }) => tag));
  };
  try {
    await patient("set statement_timeout = 0");
    await lockMigrations(patient);
    let done = await readDone();
    const [first] = migrations;
    if (done.size > 0 && first && !done.has(first.tag)) {
      await setUnreleasedAside(patient, replaceUnreleased);
      done = await readDone();
    }
    const due = migrations.filter(({ tag }) => !done.has(tag) && (!only || only.has(tag)));
    for (const migration of due) await runMigration(patient, migration);
    if (!only) await withShortLocks(patient, () => applyDefinitions(patient));
    return due.length;
  } catch (error) {
    await patient("rollback").catch(() => undefined); // the connection may be what broke
    throw error;
  } finally {
    await patient("select pg_advisory_unlock_all()").catch(() => undefined); // as above
    client.release(true);
  }
}
