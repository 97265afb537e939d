// npm run advisories: compares the lockfile with docs/advisories.json, a dated list of known holes, without a network. Ends with 1
// for a hole that is not waived there with a reason and a last day. With --update it asks npm's registry and writes the list anew.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { compared, packagesOf, updated, written } from "./known-holes.mjs";

const root = path.resolve(import.meta.dirname, "..");
const { values: given } = parseArgs({
  options: {
    update: { type: "boolean", default: false },
    list: { type: "string", default: path.join(root, "docs/advisories.json") },
    lockfile: { type: "string", default: path.join(root, "package-lock.json") },
  },
});
const ENDPOINT = "-/npm/v1/security/advisories/bulk";
const PATIENCE_MS = 60_000;

const read = (file) => JSON.parse(fs.readFileSync(file, "utf8"));
const packages = packagesOf(read(given.lockfile));

/** Asks the registry that npm is set to. Throws with what it answered where that is no list. */
async function ask() {
  const registry = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
  const names = Map.groupBy(packages, ({ name }) => name);
  const response = await fetch(new URL(ENDPOINT, registry), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(
      Object.fromEntries([...names].map(([name, all]) => [name, all.map(({ version }) => version)])),
    ),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the registry answered ${response.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

if (given.update) {
  try {
    const day = new Date().toISOString().slice(0, 10);
    const list = updated(read(given.list), { answer: await ask(), packages, day });
    fs.writeFileSync(given.list, written(list));
  } catch (error) {
    console.error(`The list is as it was: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

const list = read(given.list);
const { holes, notes } = compared(list, packages, new Date());
console.log(
  `${packages.length} packages, ${list.advisories.length} advisories of ${list.taken}: ${holes.length} holes`,
);
for (const note of notes) console.warn(`note: ${note}`);
for (const { name, version, dev, advisory, expired } of holes)
  console.error(
    [
      `${name} ${version}${dev ? " (development)" : ""}: ${advisory.id} ${advisory.summary}`,
      `  ${advisory.references.map(({ url }) => url).join(" ")}`,
      ...(expired ? [`  waived until ${expired} only`] : []),
    ].join("\n"),
  );
process.exit(holes.length > 0 ? 1 : 0);
