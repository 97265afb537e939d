import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { freePort, scratchDir, startServer } from "../servers.ts";
import { Fuzz, type Plan } from "./fuzz.ts";
import { SECRET } from "./roles.ts";

const PROBE = pathToFileURL(path.join(import.meta.dirname, "probe.ts")).href;
const MEGABYTE = 2 ** 20;
/** What may stay of a run: counters, plans, and what a process remembers of people and limits. */
const MEMORY_MAX = 24 * MEGABYTE;

/** Starts a server on an embedded database, runs a plan on it, and reports the result. */
export async function fuzz(plan: Omit<Plan, "server" | "probePort" | "database">) {
  const probePort = await freePort();
  const dataDir = scratchDir();
  const server = await startServer({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import ${PROBE} --max-old-space-size=400`,
    FUZZ_PROBE_PORT: String(probePort),
    SECRET,
    LOG_LEVEL: "error",
    SAMPLE_DATA: "off",
    CAPTCHA_PROVIDER: "none",
    RATE_LIMIT_FACTOR: "1000000",
    WEB_ROOT: "off",
  });
  const database = { host: path.join(dataDir, "db", "run"), port: 5432, user: "app", database: "postgres" };
  const run = new Fuzz({ ...plan, server, probePort, database });
  const began = performance.now();
  try {
    const { before, after } = await run.run();
    const grown = after.heap + after.outside - before.heap - before.outside;
    if (grown > MEMORY_MAX) run.findings.addMemory(`${(grown / MEGABYTE).toFixed(1)} MB did not come back`);
    const seconds = (performance.now() - began) / 1_000;
    const mega = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
    const report = [
      `${run.sent + run.spoken} of ${plan.requests} requests (${run.spoken} of nonsense) in ${seconds.toFixed(0)} s, seed ${plan.seed}`,
      `statuses: ${[...run.statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status || "cut off"} ${count}`)
        .join(", ")}`,
      `${run.answers.size} routes did something; the loop was held over 45 ms ${run.findings.suspects} times, at most ${run.findings.longest.toFixed(0)} ms`,
      ...run.findings.unconfirmed.map((line) => `  ${line}`),
      `memory after collecting: heap ${mega(before.heap)} then ${mega(after.heap)}, outside ${mega(before.outside)} then ${mega(after.outside)}, resident ${mega(before.rss)} then ${mega(after.rss)}`,
      run.findings.count === 0
        ? "nothing was wrong"
        : `${run.findings.count} kinds of fault:\n${run.findings.reported()}`,
    ].join("\n");
    return { told: report, failed: run.findings.count > 0, run };
  } finally {
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
