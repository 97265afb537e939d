import type pg from "pg";

/** A column as an older program knows it. */
type Column = { table: string; name: string; type: string; required: boolean };
/** What a schema is to the programs that write into it. */
export type Schema = {
  columns: Column[];
  /** What rows have to keep to: unique keys, checks, references. */
  rules: { table: string; name: string }[];
};
/** A statement as PostgreSQL understands it: the types of its values and of its rows. */
export type Understood = { values: string[]; columns: string[] };

/** The columns and rules of every table. */
export async function readSchema(client: pg.ClientBase): Promise<Schema> {
  const { rows: columns } = await client.query<Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull and not a.atthasdef and a.attidentity = '' as required
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped order by 1, a.attnum`,
  );
  const { rows: rules } = await client.query<{ table: string; name: string }>(
    `select c.relname as table, o.conname as name from pg_constraint o join pg_class c on c.oid = o.conrelid
     where c.relnamespace = 'public'::regnamespace and not c.relispartition and o.contype in ('c', 'u', 'x', 'f', 'p')
     union select c.relname, i.relname from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
     where c.relnamespace = 'public'::regnamespace and not c.relispartition and x.indisunique order by 1, 2`,
  );
  return { columns, rules };
}

/** Statements that prepare nothing: a lock, a setting. */
const isUtility = (text: string): boolean =>
  !/^\s*(?:--.*\n\s*)*(?:select|with|insert|update|delete|values)\b/i.test(text);

/** Has PostgreSQL read a statement, with the types that its values had where they are given. Rejects with PostgreSQL's error. */
export async function understand(
  client: pg.ClientBase,
  text: string,
  values: readonly string[] = [],
): Promise<Understood> {
  if (isUtility(text)) return { values: [], columns: [] };
  await client.query("deallocate all");
  const types = values.length > 0 ? `(${values.join(", ")})` : "";
  await client.query(`prepare understood${types} as ${text}`);
  const { rows } = await client.query<Understood>(
    `select array(select format_type(t, null) from unnest(parameter_types::oid[]) t) as values,
       array(select format_type(t, null) from unnest(result_types::oid[]) t) as columns
     from pg_prepared_statements where name = 'understood'`,
  );
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL forgot the statement");
  return row;
}
