// Describes every statement to PostgreSQL and writes what it says into statements.gen.ts of each feature; with --check it
// writes nothing and fails when a file is stale, or a tables.ts says something else than the migrations.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { readDefinitions } from "#platform/db/definitions.ts";
import { Catalog, ownerOf, readTables } from "./catalog.ts";
import { describe } from "./describe.ts";
import { ownersOf, trespasses, trespassesOfFunctions, trespassesOfViews } from "./ownership.ts";
import { type Described, Rendering } from "./render.ts";
import { withScratchDatabase } from "./scratch-database.ts";
import { readStatements } from "./sources.ts";

const SRC = path.resolve(import.meta.dirname, "../../src");
const SNAPSHOTS = path.resolve(import.meta.dirname, "../migrations/meta");
/** What the tables.ts files define and no migration makes, as problems to tell. */
async function drift(): Promise<string[]> {
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

const isCheck = process.argv.includes("--check");
const problems: string[] = [];

const declared = await readStatements();
const tables = await readTables();
const definitions = await readDefinitions();
const owners = ownersOf(tables, definitions);

const fileOf = (owner: string): string =>
  path.join(SRC, owner === "platform" ? "platform" : path.join("features", owner), "statements.gen.ts");

const files = await withScratchDatabase(async (client) => {
  const catalog = await Catalog.read(client);
  const byOwner = new Map<string, Described[]>();
  for (const { statement, file } of declared)
    try {
      const description = await describe(client, catalog, statement);
      const owner = ownerOf(file);
      byOwner.set(owner, [...(byOwner.get(owner) ?? []), { statement, description }]);
      problems.push(...trespasses({ owner, name: statement.name, names: description }, catalog, owners));
    } catch (error) {
      problems.push(
        `${path.relative(SRC, file)}: ${statement.name}: ${error instanceof Error ? error.message : error}`,
      );
    }
  problems.push(...trespassesOfViews(catalog, owners), ...trespassesOfFunctions(definitions, owners));
  const rendered = new Map<string, string>();
  for (const [owner, described] of byOwner)
    try {
      rendered.set(fileOf(owner), new Rendering(owner, catalog, tables).file(described));
    } catch (error) {
      problems.push(`${owner}: ${error instanceof Error ? error.message : error}`);
    }
  return rendered;
});

if (isCheck) {
  problems.push(...(await drift()));
  const there = fs.globSync("{platform,features/*}/statements.gen.ts", { cwd: SRC });
  for (const file of new Set([...files.keys(), ...there.map((name) => path.join(SRC, name))])) {
    const stored = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
    if (stored !== (files.get(file) ?? null))
      problems.push(`${path.relative(SRC, file)} is stale: npm run db:types`);
  }
} else for (const [file, text] of files) fs.writeFileSync(file, text);

for (const problem of problems) console.error(problem);
console.log(`${declared.length} statements, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
