import type pg from "pg";
import type { Statement } from "#platform/db/statement.ts";
import type { Catalog } from "./catalog.ts";
import { Columns, type Known, type Names, namesOf } from "./columns.ts";
import { queryOf, type TreeNode } from "./node-tree.ts";

/** What PostgreSQL says about a statement. */
export type Description = Names & {
  /** The types of its values, by PostgreSQL's numbers. */
  values: number[];
  columns: (Known & { name: string; type: number })[];
};

type Prepared = { values: number[]; names: string[]; columns: number[] };

/** Has PostgreSQL infer the types, as it does when the product sends the statement. */
async function prepare(client: pg.ClientBase, text: string): Promise<Prepared> {
  await client.query("deallocate all");
  await client.query(`prepare described as ${text}`);
  const { rows } = await client.query<Prepared>(
    `select array(select t::oid::int from unnest(parameter_types) t) as values,
            array(select format_type(t::oid, null) from unnest(parameter_types) t) as names,
            array(select t::oid::int from unnest(result_types) t) as columns
     from pg_prepared_statements where name = 'described'`,
  );
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL forgot the statement");
  return row;
}

/** The statement as PostgreSQL understands it: it keeps the parse tree of a function's body. */
async function parse(client: pg.ClientBase, text: string, types: readonly string[]): Promise<TreeNode> {
  await client.query(
    `create or replace function pg_temp.described(${types.join(", ")}) returns void language sql begin atomic ${text}; end`,
  );
  const { rows } = await client.query<{ tree: string }>(
    `select p.prosqlbody::text as tree from pg_proc p
     where p.proname = 'described' and p.pronamespace = pg_my_temp_schema()`,
  );
  await client.query(`drop function pg_temp.described(${types.join(", ")})`);
  return queryOf(rows[0]?.tree ?? "");
}

const isUtility = (text: string): boolean =>
  !/^\s*(?:--.*\n\s*)*(?:select|with|insert|update|delete|values)\b/i.test(text);

/** Describes a statement. Rejects with PostgreSQL's own error when it is none. */
export async function describe(
  client: pg.ClientBase,
  catalog: Catalog,
  { text }: Statement,
): Promise<Description> {
  if (isUtility(text)) return { values: [], columns: [], ...namesOf(null) };
  const { values, names, columns } = await prepare(client, text);
  const tree = await parse(client, text, names);
  const known = new Columns(catalog).ofQuery(tree);
  if (known.length !== columns.length) throw new Error("the parse tree has other columns than the result");
  return {
    values,
    columns: known.map((column, index) => ({ ...column, type: columns[index] ?? 0 })),
    ...namesOf(tree),
  };
}
