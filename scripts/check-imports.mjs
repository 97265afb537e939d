// Checks the import rules and where SQL is written, and that the checker read every source file: with a parser that it does not
// know it silently reads a single module.
import fs from "node:fs";
import { createRequire, registerHooks } from "node:module";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
process.chdir(root);
const require = createRequire(import.meta.url);
// TypeScript 7 has no parser interface for dependency-cruiser: give it TypeScript 6.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=$|\/)/, "typescript-6"), context),
});

const { cruise } = await import("dependency-cruiser");
const rules = require("./dependency-rules.cjs");
const FOLDERS = ["apps/server", "apps/web", "packages", "e2e", "bench", "scripts"];
const NAMED_AT_MOST = 10;
const NOT_SOURCE = new Set(["node_modules", "build", ".react-router", "data"]);
const sources = fs
  .globSync(`{${FOLDERS}}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}`, {
    exclude: (name) => NOT_SOURCE.has(path.basename(name)),
  })
  .map((file) => file.replaceAll(path.sep, "/"));
const { output } = await cruise(FOLDERS, {
  ...rules.options,
  ruleSet: { forbidden: rules.forbidden },
  validate: true,
});
const { violations } = output.summary;
for (const { rule, from, to, cycle } of violations)
  console.error(`${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(" → ") : to}`);

/** Source files that the checker did not read: not among its modules, or without their imports. */
const read = new Map(output.modules.map(({ source, dependencies }) => [source, dependencies.length]));
const IMPORT = /^(?:import|export) [^;]*?from "[^"]+"|^import "[^"]+"/m;
const unread = sources.filter((file) => {
  const found = read.get(file);
  return found === undefined || (found === 0 && IMPORT.test(fs.readFileSync(file, "utf8")));
});
for (const file of unread.slice(0, NAMED_AT_MOST)) console.error(`not read: ${file}`);
if (unread.length > NAMED_AT_MOST)
  console.error(`… and ${unread.length - NAMED_AT_MOST} more: is TypeScript 6 the checker's parser?`);
const known = new Set(sources);
const own = [...read.keys()].filter(
  (file) =>
    /^(apps|packages|e2e|bench|scripts)\/.*\.[cm]?[jt]sx?$/.test(file) && !file.includes("node_modules/"),
);
const strangers = own.filter((file) => !known.has(file));
for (const file of strangers) console.error(`read, but no source file: ${file}`);

/** Statements outside the files that are for them. */
const STATEMENT = /\.(?:rawQ|q)uery\s*[<(]|\bstatement\(/;
const sqlFile = new RegExp(`${rules.SQL_FILES}|${rules.TESTS}|/sample/`);
const statements = sources.filter(
  (file) =>
    file.startsWith("apps/server/src/features/") &&
    !sqlFile.test(file) &&
    STATEMENT.test(fs.readFileSync(file, "utf8")),
);
for (const file of statements) console.error(`SQL outside of queries, views and tables: ${file}`);

const edges = output.modules.reduce((sum, module) => sum + module.dependencies.length, 0);
const wrong = violations.length + unread.length + strangers.length + statements.length;
console.log(`${own.length} of ${sources.length} source files, ${edges} imports, ${wrong} against the rules`);
process.exit(wrong > 0 || own.length !== sources.length ? 1 : 0);
