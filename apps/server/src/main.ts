import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Config, readConfig } from "#platform/env/config.ts";
import { explainStart } from "#platform/env/start-problems.ts";
import { serveMetrics } from "#platform/http/metrics-port.ts";
import { createLog, type Log } from "#platform/log.ts";
import { onFirstSignal } from "#platform/processes/signals.ts";
import { findDatabase } from "./database-of.ts";

/** After this long a stop is forced. */
const STOP_WITHIN_MS = 15_000;
/** Once the first requests are through. */
const TIDY_AFTER_MS = 1_500;
/** How often a process looks whether it rests with garbage, what share of the time it may work then, and how much is worth it. */
const TIDY_EVERY_MS = 15_000;
const RESTING = 0.05;
const GARBAGE_BYTES_MIN = 40 * 1024 * 1024;

const say = (...lines: string[]) => process.stdout.write(`${lines.join("\n")}\n`);

/** What an operator should know about this start. */
function warnings(config: Config, databaseDir: string | null): string[] {
  return [
    databaseDir !== null &&
      !databaseDir.startsWith(path.resolve(config.dataDir)) &&
      `The database is in ${databaseDir}: PostgreSQL does not run as root, and user nobody may not enter ${config.dataDir}.`,
    config.captcha === "none" &&
      "CAPTCHA_PROVIDER=none: sign-up and sign-in are open to robots. For automated tests only!",
    !config.smtpUrl &&
      `No SMTP_URL: mails are not sent, they land as .eml files in ${path.join(config.dataDir, "outbox")}`,
    config.calls.turn.length === 0 &&
      `No TURN_URLS: calls ${config.calls.stun.length > 0 ? "fail between strict networks" : "connect within one network only (set STUN_URLS and TURN_URLS)"}.`,
    config.rateLimitFactor !== 1 && `RATE_LIMIT_FACTOR=${config.rateLimitFactor}: rate limits are changed.`,
  ].filter((line) => line !== false);
}

/** What was started, to be stopped in reverse; the first to fail does not keep the others from it. */
const started: (() => unknown)[] = [];
async function stopAll(): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const stop of started.splice(0).reverse())
    try {
      await stop();
    } catch (error) {
      failures.push(error);
    }
  return failures;
}

function stopOn(signals: readonly NodeJS.Signals[], log: Log, retire: () => void): void {
  const stop = async (signal: string) => {
    log.info({ signal }, "stopping");
    retire();
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    const failures = await stopAll();
    for (const error of failures) log.error({ err: error }, "did not stop cleanly");
    process.exit(failures.length ? 1 : 0);
  };
  onFirstSignal(signals, (signal) => void stop(signal));
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const [database, { createServer }] = await Promise.all([
    findDatabase(config, log).then((found) => {
      started.push(found.stop);
      return found;
    }),
    // Read while PostgreSQL starts.
    import("./server.ts"),
  ]);
  if (process.connected)
    await prepareWhileWebAppIsBuilt(createServer, { config, log, database: database.address });
  const server = await createServer({ config, log, database: database.address, webRoot: config.webRoot });
  started.push(server.stop);
  const { app, platform } = server;
  const metrics = await serveMetrics(config, platform.metrics, log);
  started.push(() => metrics?.close());
  stopOn(["SIGINT", "SIGTERM"], log, database.retire);
  const sample = config.sampleData
    ? await (await import("../database/sample/load.ts")).loadSample(platform)
    : [];
  // Secures sample accounts that were loaded while only this machine could reach the server.
  if (!config.sampleData && !config.loopback)
    await (await import("../database/sample/access.ts")).secureSample(platform);
  await app.listen({ host: config.host, port: config.port });
  if (!config.originGiven) {
    const { port } = app.server.address() as AddressInfo; // it listens on TCP
    config.origin = new URL(`http://${new URL(config.origin).hostname}:${port}`).origin;
  }
  say(
    "",
    `  ${config.name} runs on ${config.origin}`,
    "",
    ...sample,
    ...warnings(config, database.dir).map((line) => `  ! ${line}`),
    "",
  );
  keepTidy();
}

/**
 * npm start builds the web app at the same time and says over its channel when that is done. Until then: schema and sample
 * community, which the server itself finds in place afterwards.
 */
async function prepareWhileWebAppIsBuilt(
  createServer: typeof import("./server.ts").createServer,
  options: Omit<Parameters<typeof createServer>[0], "webRoot">,
): Promise<void> {
  process.once("disconnect", () => process.exit(1));
  const built = once(process, "message");
  const server = await createServer({ ...options, webRoot: null, working: false });
  if (options.config.sampleData)
    await (await import("../database/sample/load.ts")).loadSample(server.platform);
  await server.stop();
  process.send?.("prepared");
  await built;
  process.removeAllListeners("disconnect");
  process.disconnect();
}

/**
 * Lets go of what nothing at rest would collect: what only the start needed, a fifth of the memory, and later what peaks and
 * large uploads have left. Takes 60 ms, so it waits for a process that rests.
 */
function keepTidy(): void {
  let tidied = 0;
  const tidyUp = () => {
    globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
    tidied = process.memoryUsage.rss();
  };
  let before = performance.eventLoopUtilization();
  const check = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization < RESTING && process.memoryUsage.rss() - tidied > GARBAGE_BYTES_MIN) tidyUp();
  };
  setTimeout(tidyUp, TIDY_AFTER_MS).unref();
  setInterval(check, TIDY_EVERY_MS).unref();
}

main().catch(async (error: unknown) => {
  process.stderr.write(`${explainStart(error)}\n`);
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  await stopAll();
  process.exit(1);
});
