import type { Readable } from "node:stream";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { ArchiveWriter, TableHead } from "#platform/backup/records.ts";
import { BackupError } from "#platform/backup/seal.ts";

// The database as of one moment. Every table is copied by its columns, whatever they are, so the statements here are put
// together instead of declared.

/** Tables of the schema `public` that are not restored, and why. */
export const BEGUN_ANEW: ReadonlyMap<string, string> = new Map([
  ["definitions", "says which functions and views were applied, which a restore applies itself"],
  [
    "events",
    "live events of a day, in the order of this server's transactions; browsers fetch everything again",
  ],
  ["process_beats", "processes that run"],
  ["stream_state", "which history of live events this is"],
  ["stream_tickets", "tickets of a minute"],
]);

/** The moment of a backup: read from here until `end`, everything is as it was then. */
export type Snapshot = {
  client: pg.Client;
  /** How other connections see the same moment, while this one lasts. */
  name: string;
  tables: readonly TableHead[];
  end: () => Promise<void>;
};

const LEAVES = `select n.nspname as schema, c.relname as name, pn.nspname as "ofSchema", p.relname as "ofName",
    pg_get_expr(c.relpartbound, c.oid) as bound,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_inherits i on i.inhrelid = c.oid and c.relispartition
    left join pg_class p on p.oid = i.inhparent
    left join pg_namespace pn on pn.oid = p.relnamespace
  where c.relkind = 'r' and c.relpersistence <> 't' and n.nspname in ('public', 'jobs')
    and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by n.nspname, c.relname`;

type Leaf = {
  schema: string;
  name: string;
  ofSchema: string | null;
  ofName: string | null;
  bound: string | null;
  columns: string[] | null;
};

/** A name in SQL. */
export const quoted = (...names: readonly string[]): string =>
  names.map((name) => pg.escapeIdentifier(name)).join(".");

async function listTables(client: pg.Client): Promise<TableHead[]> {
  const { rows } = await client.query<Leaf>(LEAVES);
  return rows
    .filter(({ schema, name }) => schema !== "public" || !BEGUN_ANEW.has(name))
    .map(({ schema, name, ofSchema, ofName, bound, columns }) => ({
      ...({ kind: "table", schema, name } as const),
      columns: columns ?? [],
      ...(ofSchema && ofName && bound && { partOf: { schema: ofSchema, name: ofName, bound } }),
    }));
}

/** Tables come and go (those of a day do), until they are locked. */
const TRIES = 5;

/** A connection of its own for what takes as long as it takes. Texts of values are the same whatever the server's settings. */
export async function connectPatiently(address: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...address, keepAlive: true });
  client.on("error", () => undefined); // the statement under way says so
  await client.connect();
  await client.query(`set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 3;
    set bytea_output = 'hex'; set client_encoding = 'UTF8'`);
  return client;
}

/**
 * Exports a snapshot of the database that concurrent writes do not affect. The transaction is read-only, so it has no transaction
 * id and holds back no live events. Tables are locked against dropping and truncating before the snapshot is taken, as PostgreSQL
 * recommends.
 */
export async function takeSnapshot(address: pg.ClientConfig): Promise<Snapshot> {
  const client = await connectPatiently(address);
  try {
    for (let tried = 1; ; tried++) {
      const before = await listTables(client);
      await client.query("begin isolation level repeatable read read only");
      const locked = await lock(client, before);
      const tables = locked ? await listTables(client) : [];
      if (locked && JSON.stringify(tables) === JSON.stringify(before)) {
        const { rows } = await client.query<{ name: string }>("select pg_export_snapshot() as name");
        return { client, tables, name: rows[0]?.name ?? "", end: () => client.end() };
      }
      await client.query("rollback");
      if (tried === TRIES)
        throw new BackupError("The tables keep changing: is someone upgrading? Try again.");
    }
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Whether all of them are still there, and locked. */
async function lock(client: pg.Client, tables: readonly TableHead[]): Promise<boolean> {
  // The last that a first start makes.
  if (!tables.some(({ schema, name }) => schema === "jobs" && name === "version"))
    throw new BackupError("There is no community in this database yet: there is nothing to back up.");
  const names = tables.map(({ schema, name }) => quoted(schema, name)).join(", ");
  try {
    await client.query(`lock table ${names} in access share mode`);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === "42P01") return false; // PostgreSQL: no such table
    throw error;
  }
}

/** Which migrations had run, and the version of the job queue's own tables. */
export async function readVersions(client: pg.Client) {
  const { rows } = await client.query<{ tags: string[] | null; jobs: number | null; postgres: string }>(
    `select (select json_agg(tag order by tag) from migrations) as tags, (select max(version) from jobs.version) as jobs,
       current_setting('server_version') as postgres`,
  );
  return { migrations: rows[0]?.tags ?? [], jobs: rows[0]?.jobs ?? null, postgres: rows[0]?.postgres ?? "" };
}

async function* counted(source: Readable, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of source as AsyncIterable<Buffer>) {
    count(chunk.length);
    yield chunk;
  }
}

/** Writes every table and sequence into an archive; answers how many, and the bytes of all rows. */
export async function dumpDatabase({ client, tables }: Snapshot, archive: ArchiveWriter) {
  let bytes = 0;
  for (const head of tables) {
    const columns = head.columns.map((column) => quoted(column)).join(", ");
    const rows = client.query(copyTo(`copy ${quoted(head.schema, head.name)} (${columns}) to stdout`));
    await archive.part(
      head,
      counted(rows, (more) => {
        bytes += more;
      }),
    );
  }
  // After the rows: a number that was drawn later is passed over, none is drawn twice.
  const { rows: sequences } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname in ('public', 'jobs') order by 1, 2`,
  );
  for (const { schema, name } of sequences) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(schema, name)}`,
    );
    const { value = "1", called = false } = rows[0] ?? {};
    await archive.part({ kind: "sequence", schema, name, value, called });
  }
  return { tables: tables.length, sequences: sequences.length, bytes };
}
