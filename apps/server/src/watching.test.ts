import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Replicas } from "#platform/db/replicas.ts";
import { registerFigures } from "#platform/http/metrics-port.ts";
import { createMetrics } from "#platform/metrics.ts";
import { createExporter } from "#platform/tracing/exporter.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

const DEPLOY = path.resolve(import.meta.dirname, "../../../deploy");
const read = (name: string) => fs.readFileSync(path.join(DEPLOY, name), "utf8");

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Everything that a process tells, also what only some do. */
async function metricNames(): Promise<Set<string>> {
  const { platform } = server;
  const replicas = { states: () => [], reads: () => 0 } as unknown as Replicas; // only what it reports
  const metrics = createMetrics();
  registerFigures({ ...platform, metrics, replicas });
  const exporter = createExporter(
    { endpoint: "", headers: {}, service: "kompagnon", ratio: 1 },
    platform.log,
  );
  exporter.registerMetrics(metrics);
  await exporter.stop();
  const text = `${await platform.metrics.text()}\n${await metrics.text()}`;
  const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  return new Set(names);
}

/** Prometheus's own words, and the one figure that it makes itself. */
const OWN = new Set(["by", "sum", "le", "route", "status", "without", "up"]);
const namesIn = (expression: string): string[] =>
  [...expression.replace(/\{[^}]*\}|\[[^\]]*\]/g, "").matchAll(/\b[a-z]\w*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !OWN.has(name) && !/^\d/.test(name));

const dashboard = JSON.parse(read("grafana-dashboard.json")) as {
  panels: { title: string; targets: { expr: string }[] }[];
}; // our own file
const ALERTS = [...read("prometheus-alerts.yml").matchAll(/^ +expr: (.+)$/gm)].map(([, text = ""]) => text);

test("every figure that the dashboard shows exists", async () => {
  const known = await metricNames();
  const used = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test("every figure that an alert looks at exists", async () => {
  const known = await metricNames();
  expect(ALERTS.length).toBeGreaterThan(5);
  const used = ALERTS.flatMap(namesIn);
  expect(used.length).toBeGreaterThanOrEqual(ALERTS.length);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});
