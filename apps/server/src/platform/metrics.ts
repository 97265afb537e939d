import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** The process's figures for Prometheus. */
export type Metrics = {
  /** Counts and times every request of an app, by route and status. */
  watch: (app: FastifyInstance) => void;
  gauge: (name: string, help: string, read: () => number) => void;
  counter: (name: string, help: string) => { add: (by?: number) => void };
  text: () => Promise<string>;
  contentType: string;
};

/** How often the event loop is measured. The library's 10 ms wake a process at rest a hundred times a second. */
const LAG_EVERY_MS = 100;
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Makes a registry of its own, so that two apps in one process (tests) do not collide. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  /** Found once for each route and status: sorting the labels of every answer costs more than counting it. */
  const labelled = new Map<string, ReturnType<typeof duration.labels>>();
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    watch: (app) =>
      app.addHook("onResponse", (request, reply, done) => {
        const { method } = request;
        const route = request.routeOptions.url ?? "other";
        const status = reply.statusCode;
        const key = `${method} ${status} ${route}`;
        const series = labelled.get(key) ?? duration.labels({ method, route, status });
        labelled.set(key, series);
        series.observe(reply.elapsedTime / 1000);
        done();
      }),
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read());
        },
      });
    },
    counter: (name, help) => {
      const counter = new Counter({ name, help, registers: [registry] });
      return { add: (by = 1) => counter.inc(by) };
    },
  };
}
