import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { quoted } from "#platform/backup/dump.ts";
import type { Head, Part, TableHead } from "#platform/backup/records.ts";
import { BackupError } from "#platform/backup/seal.ts";

/** Whether the database has no tables, views or sequences, except those of extensions. */
export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
         and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
       limit 1`,
  );
  return rows.length === 0;
}

const INSUFFICIENT = "42501";

/** No triggers and no foreign keys while rows come in: they were kept when the rows were written. */
export async function withoutTriggers(client: pg.Client): Promise<void> {
  try {
    await client.query("set session_replication_role = replica");
  } catch (error) {
    if ((error as { code?: unknown }).code !== INSUFFICIENT) throw error;
    const { rows } = await client.query<{ role: string }>("select quote_ident(current_user) as role");
    throw new BackupError(
      `The role ${rows[0]?.role} may not load rows without triggers. As a superuser run: grant set on parameter session_replication_role to ${rows[0]?.role}; or restore the whole server by pgBackRest.`,
    );
  }
}

const keyOf = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`;

/** Loads the rows of an archive into a database that has its tables. One transaction: `finish` commits it. */
export class Loader {
  readonly #client: pg.Client;
  #there = new Set<string>();
  constructor(client: pg.Client) {
    this.#client = client;
  }

  /** Empties what making the tables wrote. */
  async begin(): Promise<void> {
    await this.#client.query("begin");
    const { rows } = await this.#client.query<{ schema: string; name: string }>(
      `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind in ('r', 'p') and n.nspname in ('public', 'jobs')`,
    );
    this.#there = new Set(rows.map(keyOf));
    await this.#client.query(
      `truncate ${rows.map(({ schema, name }) => quoted(schema, name)).join(", ")} restart identity`,
    );
  }

  /** Takes the rows of a table; one of a day is made first. */
  async table(head: TableHead, data: Part["data"]): Promise<void> {
    const name = quoted(head.schema, head.name);
    if (!this.#there.has(keyOf(head))) {
      if (!head.partOf)
        throw new BackupError(`The backup holds a table ${head.name}, which this version does not know.`);
      const { schema, name: parent, bound } = head.partOf;
      await this.#client.query(`create table ${name} partition of ${quoted(schema, parent)} ${bound}`);
      this.#there.add(keyOf(head));
    }
    const columns = head.columns.map((column) => quoted(column)).join(", ");
    await pipeline(Readable.from(data), this.#client.query(copyFrom(`copy ${name} (${columns}) from stdin`)));
  }

  /** Puts a sequence where it was. */
  async sequence({ schema, name, value, called }: Extract<Head, { kind: "sequence" }>): Promise<void> {
    await this.#client.query("select setval($1::regclass, $2::bigint, $3)", [
      quoted(schema, name),
      value,
      called,
    ]);
  }

  async finish(): Promise<void> {
    await this.#client.query("commit");
    await this.#client.query("analyze");
  }
}
