import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { declaredStatements, type Statement } from "#platform/db/statement.ts";

/** A declared statement, and the file that declares it. */
export type Declared = { statement: Statement; file: string };

const SRC = path.resolve(import.meta.dirname, "../../src");
const DECLARED = /\bstatement\(\s*"([^"]*)"/g;
/** Platform's own ways to PostgreSQL: the pool itself, and the job queue's SQL. */
const MAY_RUN_ANYTHING = ["platform/db/", "platform/jobs/jobs.ts", "testing/"];

const isProduct = (file: string): boolean =>
  !/\/sample\/|\.test\.ts$|\/test-[^/]*\.ts$|\.gen\.ts$/.test(file) && file !== "platform/db/statement.ts";

/** The files of the server's product code, with what they say. */
const read = (): { file: string; name: string; text: string }[] =>
  fs
    .globSync("**/*.ts", { cwd: SRC })
    .filter(isProduct)
    .sort()
    .map((name) => {
      const file = path.join(SRC, name);
      return { file, name, text: fs.readFileSync(file, "utf8") };
    });

/** Every statement of the product. Throws when one is declared in a way that is not seen, or around the registry. */
export async function readStatements(): Promise<Declared[]> {
  const files = new Map<string, string>();
  for (const { file, name, text } of read()) {
    if (/\brawQuery\b/.test(text) && !MAY_RUN_ANYTHING.some((prefix) => name.startsWith(prefix)))
      throw new Error(`${name}: rawQuery is for tests, sample data and benchmarks`);
    const found = [...text.matchAll(DECLARED)].map(([, declared = ""]) => declared);
    for (const declared of found) {
      if (!/^[a-z][a-z0-9_]*$/.test(declared))
        throw new Error(`${name}: "${declared}" is no name_of_a_statement`);
      files.set(declared, file);
    }
    if (found.length > 0) await import(pathToFileURL(file).href);
  }
  const declared = [...declaredStatements().values()];
  return declared
    .map((statement) => {
      const file = files.get(statement.name);
      if (!file)
        throw new Error(`the name of statement ${statement.name} is not written where it is declared`);
      return { statement, file };
    })
    .sort((a, b) => (a.statement.name < b.statement.name ? -1 : 1));
}

/** Where a type is exported: in the owner's files first, then in the platform's. Throws when it is not to be found. */
export function findType(name: string, owner: string): string {
  const exported = new RegExp(`^export (?:type|interface) ${name}\\b`, "m");
  const folders = owner === "platform" ? ["platform/"] : [`features/${owner}/`, "platform/"];
  for (const folder of folders) {
    const found = read().filter((one) => one.name.startsWith(folder) && exported.test(one.text));
    if (found.length > 1)
      throw new Error(`two types are called ${name}: ${found.map((one) => one.name).join(", ")}`);
    if (found[0]) return found[0].file;
  }
  throw new Error(`no file of ${owner} exports a type ${name}`);
}
