// npm run check: everything that is checked without running the product; `npm run check -- format types` runs only some.
// Two run at a time; what each prints comes at its end.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const CONCURRENCY = 2;
const PROJECTS = [
  ["apps/web", "apps/web/tsconfig.node.json", "apps/web/tsconfig.worker.json"],
  ["apps/server"],
  ["packages/contract", "packages/messages"],
  ["e2e", "bench"],
];
const tsc = (project) => ["tsc", "--singleThreaded", "-p", project];

/** What is checked by which commands, one after another; the longest first. */
const CHECKS = [
  ...PROJECTS.map((projects) => ({
    name: "types",
    commands: [
      ...(projects.includes("apps/web") ? [["react-router", "typegen", "apps/web"]] : []),
      ...projects.map(tsc),
    ],
  })),
  { name: "format", commands: [["biome", "check", "."]] },
  { name: "dead code", commands: [["knip", "--no-progress"]] },
  { name: "imports", commands: [["scripts/check-imports.mjs"]] },
  { name: "openapi", commands: [["scripts/check-openapi.mjs"]] },
  { name: "sql", commands: [["apps/server/database/statements/run.ts", "--check"]] },
  { name: "notices", commands: [["scripts/third-party.mjs", "--check"]] },
];

/** Runs a package's command or a script of this project with this Node; resolves with its output. */
const run = ([program, ...args]) =>
  new Promise((resolve) => {
    const isScript = program.includes("/");
    const file = isScript ? program : fs.realpathSync(path.join(root, "node_modules/.bin", program));
    const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", (error) => (output += error));
    child.on("close", (code) => resolve({ passed: code === 0, output }));
  });

async function check({ name, commands }) {
  const began = performance.now();
  let output = "";
  let passed = true;
  for (const command of commands) {
    const result = await run(command);
    output += result.output;
    passed &&= result.passed;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const about = name === "types" ? ` of ${commands.at(-1).at(-1)}` : "";
  console.log(`\n${passed ? "passed" : "FAILED"}: ${name}${about} (${seconds} s)\n${output.trimEnd()}`);
  return passed;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !CHECKS.some((one) => one.name === name));
if (unknown.length > 0) {
  const names = [...new Set(CHECKS.map(({ name }) => name))];
  console.error(`Unknown: ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  process.exit(1);
}
const waiting = CHECKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const failed = [];
const lane = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift())
    if (!(await check(next))) failed.push(next.name);
};
await Promise.all(Array.from({ length: CONCURRENCY }, lane));
if (failed.length > 0) console.error(`\nnot passed: ${[...new Set(failed)].join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
