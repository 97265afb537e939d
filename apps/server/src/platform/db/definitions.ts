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
