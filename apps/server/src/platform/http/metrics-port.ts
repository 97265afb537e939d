import { once } from "node:events";
import http from "node:http";
import type { Config } from "#platform/env/config.ts";
import type { Log } from "#platform/log.ts";
import type { Metrics } from "#platform/metrics.ts";

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
