import { once } from "node:events";
import http from "node:http";
import type { Config } from "#platform/env/config.ts";
import type { Log } from "#platform/log.ts";
import type { Metrics } from "#platform/metrics.ts";
import type { Platform } from "#platform/platform.ts";

type Measured = Pick<Platform, "metrics" | "live" | "sockets" | "db" | "replicas">;

/** Registers metrics of a process in addition to its requests; the dashboards and rules in deploy/ use them. */
export function registerFigures({ metrics, live, sockets, db, replicas }: Measured): void {
  if (replicas) {
    metrics.gauge(
      "replicas_used",
      "Replicas that lists are read from",
      () => replicas.states().filter(({ isUsed }) => isUsed).length,
    );
    metrics.gauge("replica_lag_ms", "How far the slowest replica that is used is behind", () =>
      Math.max(0, ...replicas.states().map(({ isUsed, lagMs }) => (isUsed ? (lagMs ?? 0) : 0))),
    );
    metrics.gauge("replica_reads_total", "Statements that replicas answered", replicas.reads);
  }
  metrics.gauge("sockets", "Open WebSockets", sockets.count);
  metrics.gauge("live_streams", "Open live streams", () => live.figures().streams);
  metrics.gauge("live_deliveries_total", "Events written to streams", () => live.figures().deliveries);
  metrics.gauge("live_read_ago_ms", "Time since the outbox was last read", () => live.figures().readAgoMs);
  metrics.gauge("database_connections", "Open database connections", () => db.pool.totalCount);
  metrics.gauge("database_waiting", "Requests that wait for a connection", () => db.pool.waitingCount);
}

/**
 * Figures for Prometheus at `/metrics` on a port of their own, so that they are not public; null without METRICS_PORT.
 * Rejects when the port can't be had.
 */
export async function serveMetrics(
  { metricsPort, host }: Pick<Config, "metricsPort" | "host">,
  metrics: Metrics,
  log: Log,
): Promise<http.Server | null> {
  if (metricsPort === null) return null;
  const answer = async (url: string | undefined, response: http.ServerResponse) => {
    if (url?.split("?")[0] !== "/metrics") return void response.writeHead(404).end();
    const text = await metrics.text();
    response.writeHead(200, { "content-type": metrics.contentType }).end(text);
  };
  const server = http.createServer((request, response) => {
    answer(request.url, response).catch((error: unknown) => {
      log.error({ err: error }, "metrics not told");
      response.destroy();
    });
  });
  server.listen(metricsPort, host);
  await once(server, "listening");
  return server;
}
