import { createHash } from "node:crypto";
import { type Definition, readDefinitions } from "#platform/db/definitions.ts";

type Run = <R extends object>(text: string, values?: unknown[]) => Promise<{ rows: R[] }>;

const hashOf = ({ sql }: Definition): string => createHash("sha256").update(sql).digest("hex");

/**
 * Applies the definitions that changed since the last run, in one transaction; returns their number. Functions are replaced in
 * place. If a view changed, or is missing because a migration had to drop it, all views are recreated: `create or replace` can't
 * remove a column, and views read one another.
 */
export async function applyDefinitions(run: Run): Promise<number> {
  await run("create table if not exists definitions (name text primary key, hash text not null)");
  const all = await readDefinitions();
  const { rows } = await run<{ name: string; hash: string }>(
    "select name, hash from definitions where name not like 'view %' or to_regclass(substr(name, 6)) is not null order by name",
  );
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const keyOf = ({ kind, name }: Definition): string => `${kind} ${name}`;
  const isDue = (one: Definition): boolean => applied.get(keyOf(one)) !== hashOf(one);
  const views = all.filter(({ kind }) => kind === "view");
  const gone = [...applied.keys()].filter((key) => !all.some((one) => keyOf(one) === key));
  const areViewsDue = views.some(isDue) || gone.some((key) => key.startsWith("view "));
  const functions = all.filter((one) => one.kind === "function" && isDue(one));
  const due = [...functions, ...(areViewsDue ? views : [])];
  if (due.length === 0 && gone.length === 0) return 0;
  await run("begin");
  // A function may read a view that comes after it: npm run check -- sql looks at what it says.
  await run("set local check_function_bodies = off");
  if (areViewsDue) {
    const names = [...applied.keys()]
      .filter((key) => key.startsWith("view "))
      .map((key) => `"${key.slice(5)}"`);
    if (names.length > 0) await run(`drop view ${names.join(", ")}`);
  }
  for (const { kind, name, sql } of due) await run(kind === "view" ? `create view ${name} as ${sql}` : sql);
  await run("delete from definitions where name = any($1::text[])", [gone]);
  await run(
    `insert into definitions (name, hash) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set hash = excluded.hash`,
    [due.map(keyOf), due.map(hashOf)],
  );
  await run("commit");
  return due.length;
}
