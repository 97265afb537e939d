import http from "node:http";
import path from "node:path";
import { startEmbedded } from "#platform/db/embedded.ts";
import { type Config, ConfigError, readConfig } from "#platform/env/config.ts";
import { createLog, type Log } from "#platform/log.ts";
import type { Metrics } from "#platform/metrics.ts";
import { createServer } from "./server.ts";

/** After this long a stop is forced. */
const STOP_WITHIN_MS = 15_000;

const say = (...lines: string[]) => process.stdout.write(`${lines.join("\n")}\n`);

/** Figures for Prometheus on a port of their own, so that they are not public. */
function serveMetrics(config: Config, metrics: Metrics): http.Server | null {
  if (config.metricsPort === null) return null;
  return http
    .createServer(async (request, response) => {
      if (request.url !== "/metrics") return void response.writeHead(404).end();
      return void response.writeHead(200, { "content-type": metrics.contentType }).end(await metrics.text());
    })
    .listen(config.metricsPort, config.host);
}

/** Where PostgreSQL is: the configured one, or the embedded server, started here. */
async function findDatabase(config: Config, log: Log) {
  if (config.databaseUrl)
    return { address: { connectionString: config.databaseUrl }, stop: async () => undefined };
  const embedded = await startEmbedded(path.join(config.dataDir, "db"), {
    log: (line) => log.debug({ line }, "postgres"),
  });
  const { host, port, user, database } = embedded;
  return { address: { host, port, user, database }, stop: embedded.stop };
}

/** What an operator should know about this start. */
function warnings(config: Config): string[] {
  return [
    config.captcha === "none" &&
      "CAPTCHA_PROVIDER=none: sign-up and sign-in are open to robots. For automated tests only!",
    !config.smtpUrl &&
      `No SMTP_URL: mails are not sent, they land as .eml files in ${path.join(config.dataDir, "outbox")}`,
    config.rateLimitFactor !== 1 && `RATE_LIMIT_FACTOR=${config.rateLimitFactor}: rate limits are changed.`,
  ].filter((line) => line !== false);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await findDatabase(config, log);
  const server = await createServer({ config, log, database: database.address, webRoot: config.webRoot });
  const { app, platform } = server;
  const metrics = serveMetrics(config, platform.metrics);
  const stop = async (signal: string) => {
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    metrics?.close();
    await server.stop();
    await database.stop();
    process.exit(0);
  };
  process.once("SIGINT", (signal) => void stop(signal));
  process.once("SIGTERM", (signal) => void stop(signal));
  const sample = config.sampleData
    ? await (await import("../database/sample/load.ts")).loadSample(platform)
    : [];
  await app.listen({ host: config.host, port: config.port });
  say(
    "",
    `  ${config.name} runs on ${config.origin}`,
    "",
    ...sample,
    ...warnings(config).map((line) => `  ! ${line}`),
    "",
  );
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else
    process.stderr.write(
      `Kompagnon could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  process.exit(1);
});
