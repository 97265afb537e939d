import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** A view: what a feature lets others read of its tables. Its columns are named one by one: they are an interface. */
export type View = {
  name: string;
  /** The query it stands for. */
  sql: string;
};
/** A function or a view as its one source has it; `owner` is a feature, or `platform`. */
export type Definition = { kind: "function" | "view"; owner: string; name: string; sql: string };

const SRC = path.resolve(import.meta.dirname, "../..");
const FUNCTIONS = path.resolve(SRC, "../database/functions");

/** A function that is put together of SQL which queries use as well: what a feature's functions.ts exports. */
export type SqlFunction = { name: string; sql: string };

/** The functions that stand for themselves: one file each, `database/functions/<owner>/<name>.sql`. */
const readFunctionFiles = (): Definition[] =>
  fs.globSync("*/*.sql", { cwd: FUNCTIONS }).map((file) => ({
    kind: "function",
    owner: path.dirname(file),
    name: path.basename(file, ".sql"),
    sql: fs.readFileSync(path.join(FUNCTIONS, file), "utf8"),
  }));

async function readFunctions(): Promise<Definition[]> {
  const found = readFunctionFiles();
  for (const file of fs.globSync("features/*/functions.ts", { cwd: SRC })) {
    const module = (await import(pathToFileURL(path.join(SRC, file)).href)) as {
      functions: readonly SqlFunction[];
    }; // what the role of the file says
    const owner = file.split(path.sep)[1] ?? "";
    found.push(...module.functions.map((one): Definition => ({ kind: "function", owner, ...one })));
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The views: what a feature's views.ts exports. */
async function readViews(): Promise<Definition[]> {
  const found: Definition[] = [];
  for (const file of fs.globSync("{features,platform}/*/views.ts", { cwd: SRC }).sort()) {
    const module = (await import(pathToFileURL(path.join(SRC, file)).href)) as { views: readonly View[] }; // what the role of the file says
    const [top, feature = ""] = file.split(path.sep);
    const owner = top === "platform" ? "platform" : feature;
    for (const { name, sql } of module.views) found.push({ kind: "view", owner, name, sql });
  }
  return found;
}

/** Puts views behind those that they read. */
function inOrder(views: readonly Definition[]): Definition[] {
  const ordered: Definition[] = [];
  const add = (view: Definition, above: readonly Definition[]) => {
    if (ordered.includes(view)) return;
    if (above.includes(view)) throw new Error(`the view ${view.name} reads itself`);
    for (const other of views)
      if (other !== view && new RegExp(`\\b${other.name}\\b`).test(view.sql)) add(other, [...above, view]);
    ordered.push(view);
  };
  for (const view of views) add(view, []);
  return ordered;
}

/** Every function, and every view behind those that it reads. */
export async function readDefinitions(): Promise<Definition[]> {
  return [...(await readFunctions()), ...inOrder(await readViews())];
}

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
