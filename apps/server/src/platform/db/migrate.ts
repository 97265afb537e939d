import fs from "node:fs";
import path from "node:path";
import type pg from "pg";
import { applyDefinitions } from "#platform/db/apply-definitions.ts";
import type { Database } from "#platform/db/database.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../database/migrations");
/** Any process that starts takes this lock first: one migrates, the others wait. */
const LOCK = 7_316_001;
const PATIENCE_MS = 3_600_000;

type Journal = { entries: { idx: number; tag: string }[] };

/** The migrations in order, by drizzle-kit's journal. */
const migrations = () => {
  const journal = JSON.parse(fs.readFileSync(path.join(FOLDER, "meta/_journal.json"), "utf8")) as Journal; // drizzle-kit's own file
  return journal.entries.map(({ tag }) => ({
    tag,
    sql: () => fs.readFileSync(path.join(FOLDER, `${tag}.sql`), "utf8"),
  }));
};

/** The names of all migrations that this version knows, in their order. */
export const knownMigrations = (): string[] => migrations().map(({ tag }) => tag);

/**
 * Brings the database to the newest schema, its functions and views to what their sources say; returns how many migrations
 * ran. Each is one transaction, and so are the functions and views together. `only` names the migrations of an older schema,
 * for rows that were written under it: others do not run, and functions and views wait.
 */
export async function migrate(db: Database, { only }: { only?: ReadonlySet<string> } = {}): Promise<number> {
  const client = await db.pool.connect();
  // A migration, or waiting for the process that migrates, may take longer than any request.
  const patient = <R extends object>(text: string, values?: unknown[]) => {
    const config = { text, ...(values && { values }), query_timeout: PATIENCE_MS };
    return client.query<R & pg.QueryResultRow>(config);
  };
  try {
    await patient("set statement_timeout = 0");
    await patient("select pg_advisory_lock($1)", [LOCK]);
    await patient(
      "create table if not exists migrations (tag text primary key, at timestamptz not null default now())",
    );
    const { rows } = await patient<{ tag: string }>("select tag from migrations");
    const done = new Set(rows.map(({ tag }) => tag));
    const due = migrations().filter(({ tag }) => !done.has(tag) && (!only || only.has(tag)));
    for (const { tag, sql } of due) {
      await patient("begin");
      await patient(sql());
      await patient("insert into migrations (tag) values ($1)", [tag]);
      await patient("commit");
    }
    if (!only) await applyDefinitions(patient);
    return due.length;
  } catch (error) {
    await patient("rollback").catch(() => undefined); // the connection may be what broke
    throw error;
  } finally {
    await patient("select pg_advisory_unlock_all()").catch(() => undefined); // as above
    client.release(true);
  }
}
