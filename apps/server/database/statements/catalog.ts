import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import { queryOf, type TreeNode } from "./node-tree.ts";

/** Operators of PostgreSQL that may answer null for values that are none. */
const PARTIAL_OPERATORS = new Set(["->", "->>", "#>", "#>>", "@?", "@@"]);
/** Functions that answer something whatever they are given. */
const NEVER_NULL_FUNCTIONS = new Set(
  `count row_number rank dense_rank now clock_timestamp statement_timestamp transaction_timestamp random gen_random_uuid
   json_build_object jsonb_build_object json_build_array jsonb_build_array concat pg_current_snapshot pg_snapshot_xmin
   pg_snapshot_xmax pg_current_xact_id`.split(/\s+/),
);
/** Functions that answer something if all they are given is something. */
const TOTAL_FUNCTIONS = new Set(
  `date_trunc extract round floor ceil abs lower upper btrim length char_length octet_length cardinality replace left right
   make_interval to_timestamp to_tsvector plainto_tsquery coalesce greatest least encode decode sign starts_with strpos
   pg_snapshot_xmin pg_snapshot_xmax pg_visible_in_snapshot json_array_length jsonb_array_length array_append array_cat
   md5 sha256 substr substring setweight`.split(/\s+/),
);

/** A table as its feature defines it: how its columns are called there. */
export type DefinedTable = {
  /** The name of the constant, and where it is defined: `#features/posts/tables.ts`. */
  constant: string;
  module: string;
  /** Which feature it is, or `platform`. */
  owner: string;
  columns: ReadonlyMap<string, string>;
};

const SRC = path.resolve(import.meta.dirname, "../../src");

/** Whose a file of the server is: a feature's, or the platform's. */
export const ownerOf = (file: string): string => {
  const [top, feature = "platform"] = path.relative(SRC, file).split(path.sep);
  return top === "features" ? feature : "platform";
};

/** A file of the server as it is imported. */
export const specifierOf = (file: string): string => `#${path.relative(SRC, file).split(path.sep).join("/")}`;

/** Every table that a tables.ts defines, by its name in the database. */
export async function readTables(): Promise<Map<string, DefinedTable>> {
  const tables = new Map<string, DefinedTable>();
  for (const file of fs.globSync("{features,platform}/*/tables.ts", { cwd: SRC })) {
    const full = path.join(SRC, file);
    const module: Record<string, unknown> = await import(pathToFileURL(full).href);
    for (const [constant, table] of Object.entries(module)) {
      if (!is(table, PgTable)) continue;
      const { name } = getTableConfig(table);
      const columns = new Map(
        Object.entries(table).flatMap(([key, column]): [string, string][] => {
          const { name: stored } = column as { name?: unknown }; // a table's own properties are its columns
          return typeof stored === "string" ? [[stored, key]] : [];
        }),
      );
      tables.set(name, { constant, module: specifierOf(full), owner: ownerOf(full), columns });
    }
  }
  return tables;
}

type Rows = {
  columns: Column[];
  relations: { id: number; name: string; kind: string }[];
  operators: { id: number; name: string }[];
  functions: { id: number; name: string; system: boolean }[];
  views: { id: number; tree: string }[];
};
type Column = { relation: number; number: number; name: string; required: boolean };

/** What PostgreSQL's catalogue knows of relations, types, operators and functions. */
export class Catalog {
  readonly #columns: Map<string, Column>;
  readonly #relations: Map<number, { name: string; kind: string }>;
  readonly #operators: Map<number, string>;
  readonly #functions: Map<number, { name: string; system: boolean }>;
  readonly #views: Map<number, TreeNode>;

  private constructor({ columns, relations, operators, functions, views }: Rows) {
    this.#columns = new Map(columns.map((column) => [`${column.relation}.${column.number}`, column]));
    this.#relations = new Map(relations.map(({ id, ...relation }) => [id, relation]));
    this.#operators = new Map(operators.map(({ id, name }) => [id, name]));
    this.#functions = new Map(functions.map(({ id, ...one }) => [id, one]));
    this.#views = new Map(views.map(({ id, tree }) => [id, queryOf(tree)]));
  }

  static async read(client: pg.ClientBase): Promise<Catalog> {
    const ask = async <R extends pg.QueryResultRow>(text: string) => (await client.query<R>(text)).rows;
    return new Catalog({
      columns:
        await ask<Column>(`select a.attrelid::oid::int as relation, a.attnum as number, a.attname as name, a.attnotnull as required
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`),
      relations: await ask(
        `select oid::int as id, relname as name, relkind as kind from pg_class where relnamespace = 'public'::regnamespace`,
      ),
      operators: await ask(
        "select oid::int as id, oprname as name from pg_operator where oprnamespace = 'pg_catalog'::regnamespace",
      ),
      functions: await ask(
        `select oid::int as id, proname as name, pronamespace = 'pg_catalog'::regnamespace as system from pg_proc`,
      ),
      views: await ask(
        `select r.ev_class::oid::int as id, r.ev_action::text as tree
         from pg_rewrite r join pg_class c on c.oid = r.ev_class
         where r.rulename = '_RETURN' and c.relnamespace = 'public'::regnamespace`,
      ),
    });
  }

  isNullable(relation: number, column: number): boolean {
    return !this.#columns.get(`${relation}.${column}`)?.required;
  }

  columnName(relation: number, column: number): string | null {
    return this.#columns.get(`${relation}.${column}`)?.name ?? null;
  }

  /** A table or view of the product; null for PostgreSQL's own. */
  relation(id: number): { name: string; kind: string } | null {
    return this.#relations.get(id) ?? null;
  }

  /** What a view stands for; null for a table. */
  viewQuery(id: number): TreeNode | null {
    return this.#views.get(id) ?? null;
  }

  /** Every view of the product. */
  get views(): ReadonlyMap<number, TreeNode> {
    return this.#views;
  }

  /** A function of the product; null for PostgreSQL's own. */
  functionName(id: number): string | null {
    const found = this.#functions.get(id);
    return found && !found.system ? found.name : null;
  }

  isTotalOperator(id: number): boolean {
    const name = this.#operators.get(id);
    return name !== undefined && !PARTIAL_OPERATORS.has(name);
  }

  /** Whether a function answers something whenever its first argument is something. */
  isAsFirst(id: number): boolean {
    const found = this.#functions.get(id);
    return found?.system === true && found.name === "array_remove";
  }

  isNeverNullFunction(id: number): boolean {
    const found = this.#functions.get(id);
    return found?.system === true && NEVER_NULL_FUNCTIONS.has(found.name);
  }

  isTotalFunction(id: number): boolean {
    const found = this.#functions.get(id);
    return found?.system === true && TOTAL_FUNCTIONS.has(found.name);
  }
}
