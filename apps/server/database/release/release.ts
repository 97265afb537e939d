import fs from "node:fs";
import path from "node:path";
import type pg from "pg";
import { knownMigrations } from "#platform/db/migrate.ts";
import { readStatements } from "../statements/sources.ts";
import { readSchema, type Schema, type Understood, understand } from "./schema.ts";

/** A version that may still run while the next one migrates: what it knows of the database, and every statement it sends. */
export type Release = {
  /** Its last migration. */
  migration: string;
  schema: Schema;
  statements: (Understood & { name: string; text: string })[];
};

const FILE = path.join(import.meta.dirname, "released.gen.jsonl");
const MIGRATIONS = path.resolve(import.meta.dirname, "../migrations");
/** In a migration: `-- contract: members_age_check`, for what only narrows what no released program writes any more. */
const CONTRACT = /^-- contract: (\S+)/gm;

/** This version, as a database of its schema understands it. */
export async function describeRelease(client: pg.ClientBase): Promise<Release> {
  const statements = [];
  for (const { statement } of await readStatements())
    statements.push({
      name: statement.name,
      text: statement.text,
      ...(await understand(client, statement.text)),
    });
  return {
    migration: knownMigrations().at(-1) ?? "",
    schema: await readSchema(client),
    statements,
  };
}

/** Keeps a version as the one that the next has to get on with: one line a statement, so that a change can be read. */
export function writeRelease({ migration, schema, statements }: Release): void {
  const lines = [{ migration }, ...schema.columns, ...schema.rules, ...statements];
  fs.writeFileSync(FILE, `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`);
}

/** The version that was kept last. */
export function readRelease(): Release {
  const release: Release = { migration: "", schema: { columns: [], rules: [] }, statements: [] };
  for (const line of fs.readFileSync(FILE, "utf8").trimEnd().split("\n")) {
    const one = JSON.parse(line) as Record<string, unknown>; // written above
    if ("migration" in one) release.migration = String(one["migration"]);
    else if ("text" in one) release.statements.push(one as Release["statements"][number]);
    else if ("type" in one) release.schema.columns.push(one as Schema["columns"][number]);
    else release.schema.rules.push(one as Schema["rules"][number]);
  }
  return release;
}

/** What migrations that came since name as narrowing and no harm. */
export function contracted(migration: string): ReadonlySet<string> {
  const all = knownMigrations();
  const since = all.slice(all.indexOf(migration) + 1);
  const named = since.flatMap((tag) => [
    ...fs.readFileSync(path.join(MIGRATIONS, `${tag}.sql`), "utf8").matchAll(CONTRACT),
  ]);
  return new Set(named.map(([, name = ""]) => name));
}

/** What a version could not do any more on a database that has moved on; nothing, if both can run at the same time. */
export async function conflicts(
  client: pg.ClientBase,
  { schema, statements }: Release,
  agreed: ReadonlySet<string>,
): Promise<string[]> {
  const now = await readSchema(client);
  const problems = [...columnProblems(schema, now, agreed), ...ruleProblems(schema, now, agreed)];
  for (const { name, text, values, columns } of statements)
    try {
      const understood = await understand(client, text, values);
      if (understood.columns.join() !== columns.join())
        problems.push(
          `${name}: its rows were ${columns.join(", ")} and are ${understood.columns.join(", ")}`,
        );
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  return problems;
}

function columnProblems(before: Schema, now: Schema, agreed: ReadonlySet<string>): string[] {
  const known = new Map(before.columns.map((column) => [`${column.table}.${column.name}`, column]));
  const tables = new Set(before.columns.map(({ table }) => table));
  return now.columns.flatMap(({ table, name, type, required }) => {
    const place = `${table}.${name}`;
    const old = known.get(place);
    if (!tables.has(table) || agreed.has(place)) return [];
    if (old && old.type !== type) return [`${place} was ${old.type} and is ${type}`];
    return required && !old?.required ? [`${place} has to be given: an older program does not`] : [];
  });
}

function ruleProblems(before: Schema, now: Schema, agreed: ReadonlySet<string>): string[] {
  const known = new Set(before.rules.map(({ table, name }) => `${table} ${name}`));
  const tables = new Set(before.columns.map(({ table }) => table));
  return now.rules
    .filter(({ table, name }) => tables.has(table) && !known.has(`${table} ${name}`) && !agreed.has(name))
    .map(({ table, name }) => `${table}: ${name} is a new rule, which an older program may break`);
}
