import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";

const SRC = path.resolve(import.meta.dirname, "../../src");
const SNAPSHOTS = path.resolve(import.meta.dirname, "../migrations/meta");

/** What the tables.ts files define and no migration makes, as problems to tell. */
export async function drift(): Promise<string[]> {
  const defined: Record<string, unknown> = {};
  for (const file of fs.globSync("{features,platform}/*/tables.ts", { cwd: SRC }))
    Object.assign(defined, await import(pathToFileURL(path.join(SRC, file)).href));
  const last = fs
    .readdirSync(SNAPSHOTS)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  if (!last) return ["there is no migration"];
  const before = JSON.parse(fs.readFileSync(path.join(SNAPSHOTS, last), "utf8")) as ReturnType<
    typeof generateDrizzleJson
  >; // drizzle-kit's own file
  const due = await generateMigration(before, generateDrizzleJson(defined, before.id));
  return due.map(
    (text) => `a tables.ts asks for a migration (npm run db:generate): ${text.replace(/\s+/g, " ")}`,
  );
}
