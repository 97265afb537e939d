// npm test: everything that every change must pass, in minutes. npm run test:long: slower suites; npm run test:full: both. Each
// suite runs even if one before it failed. A table of their times comes at the end, and before it a log with the end of each
// failed suite's output, which lists the failed tests, and what the pages of failed journeys showed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = path.resolve(import.meta.dirname, "..");
const script = (file, ...args) => [file, ...args];
const command = (name, ...args) => [fs.realpathSync(path.join(root, "node_modules/.bin", name)), ...args];
const playwright = (...args) => command("playwright", "test", "-c", "e2e/playwright.config.ts", ...args);

/** Journeys, accessibility walks and weights that only the long suite runs carry this tag. */
const LONG = "@long";
const SUITES = {
  short: [
    { name: "check", run: () => script("scripts/check.mjs") },
    { name: "unit, component and request tests", run: () => command("vitest", "run", "--project", "!long") },
    { name: "build", run: () => script("scripts/build.mjs", "--fast") },
    { name: "journeys", run: () => playwright("--grep-invert", LONG) },
  ],
  long: [
    // Weights are measured on what production sends.
    { name: "build for production", run: () => script("scripts/build.mjs") },
    { name: "long journeys", run: () => playwright("--grep", LONG) },
    {
      name: "long unit and request tests",
      run: () => command("vitest", "run", "--project", "long"),
    },
    {
      name: "generated requests",
      run: () => command("vitest", "run", "--project", "server", "apps/server/src/requests.test.ts"),
      env: { FUZZ_RUNS: "60" },
    },
    { name: "several processes, faults, installation", run: () => script("scripts/test-cluster.mjs") },
  ],
};

/** In a terminal a suite draws its progress; in a log its output passes through here, and its end is kept. */
const INTERACTIVE = process.stdout.isTTY;
const KEPT_LINES = 60;

/** Where Playwright describes each failed journey, with what its page showed. */
const RESULTS = path.join(root, "test-results");
const PAGE_LINES = 80;

/** What the pages of the journeys that failed since then showed. */
function pagesShown(since) {
  if (!fs.existsSync(RESULTS)) return [];
  return fs
    .readdirSync(RESULTS)
    .map((folder) => path.join(RESULTS, folder, "error-context.md"))
    .filter((file) => fs.existsSync(file) && fs.statSync(file).mtimeMs >= since)
    .map((file) => {
      const [, shown = ""] = /^```yaml\n(.*?)^```/ms.exec(fs.readFileSync(file, "utf8")) ?? [];
      const lines = shown.trimEnd().split("\n").slice(0, PAGE_LINES);
      return `\n== what the page showed: ${path.basename(path.dirname(file))}\n${lines.join("\n")}`;
    });
}

/** Runs a suite with its output as it comes; resolves with how it ended. */
function runSuite({ name, run, env = {} }) {
  const since = Date.now();
  const began = performance.now();
  console.log(`\n== ${name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, run(), {
      cwd: root,
      stdio: INTERACTIVE ? "inherit" : ["inherit", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    let end = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => {
        process.stdout.write(text);
        end = [...end, text].slice(-1000);
      });
    child.on("exit", async (code) => {
      const minutes = (performance.now() - began) / 60_000;
      // The last lines are still under way; a process that the suite left behind may hold the pipe for longer.
      await Promise.race([once(child, "close"), sleep(1000)]);
      child.stdout?.destroy();
      child.stderr?.destroy();
      const lines = end.join("").trimEnd().split("\n").slice(-KEPT_LINES);
      resolve({ name, passed: code === 0, minutes, lines, pages: code === 0 ? [] : pagesShown(since) });
    });
  });
}

const wanted = process.argv.slice(2);
const results = [];
for (const kind of wanted.length > 0 ? wanted : ["short"])
  for (const suite of SUITES[kind]) results.push(await runSuite(suite));

if (!INTERACTIVE)
  for (const { name, lines, pages } of results.filter(({ passed }) => !passed)) {
    console.log(`\n== failed: ${name}; the end of its output\n${lines.join("\n")}`);
    for (const page of pages) console.log(page);
  }

console.log("");
for (const { name, passed, minutes } of results)
  console.log(`${minutes.toFixed(1).padStart(6)} min  ${passed ? "passed" : "FAILED"}  ${name}`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
