import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readConfig } from "#platform/env/config.ts";
import { VARIABLES } from "#platform/env/environment.ts";

const read = (file: string): string =>
  fs.readFileSync(path.resolve(import.meta.dirname, "../../../../..", file), "utf8");
/** The example as it reads with every setting switched on. */
const example = parseEnv(read(".env.example").replace(/^# (?=[A-Z][A-Z0-9_]*=)/gm, ""));

test(".env.example names every variable, and no other", () => {
  expect(Object.keys(example).sort()).toEqual([...VARIABLES].sort());
});

test(".env.example tells the defaults", () => {
  const kept = { DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-config-")) };
  expect(example["DATA_DIR"]).toBe("data");
  expect(readConfig({ ...example, ...kept })).toEqual(readConfig(kept));
  fs.rmSync(kept.DATA_DIR, { recursive: true });
});

test("docs/operations.md explains every variable", () => {
  const operations = read("docs/operations.md");
  expect(VARIABLES.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test("the sample community is loaded by default only on a machine that is not reachable from outside", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-config-"));
  const of = (env: Record<string, string>) => {
    const { sampleData, loopback } = readConfig({ DATA_DIR: folder, ...env });
    return [sampleData, loopback];
  };
  expect(of({})).toEqual([true, true]);
  expect(of({ HOST: "::1", APP_ORIGIN: "http://app.localhost:3000" })).toEqual([true, true]);
  expect(of({ HOST: "0.0.0.0" })).toEqual([false, false]);
  expect(of({ APP_ORIGIN: "https://kompagnon.example" })).toEqual([false, false]);
  expect(of({ APP_ORIGIN: "https://kompagnon.example", SAMPLE_DATA: "on" })).toEqual([true, false]);
  expect(of({ APP_ORIGIN: "https://127.0.0.1.example" })).toEqual([false, false]);
  fs.rmSync(folder, { recursive: true });
});

test("sentinels or a Cluster take the place of one Redis, and are enough where a Redis is asked for", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-config-"));
  const of = (env: Record<string, string>) => readConfig({ NODE_ENV: "test", DATA_DIR: folder, ...env });
  const places = { REDIS_SENTINELS: "one:26379, two:26380", REDIS_MASTER_NAME: "first" };
  const databases = { DATABASE_URL: "postgres://one/db", DATABASE_REPLICA_URLS: "postgres://two/db" };
  expect(of({ ...places, ...databases })).toMatchObject({
    redis: {
      url: "redis://localhost",
      sentinels: {
        sentinels: [
          { host: "one", port: 26379 },
          { host: "two", port: 26380 },
        ],
        name: "first",
      },
      cluster: null,
    },
  });
  expect(of({ ...places, REDIS_URL: "redis://:word@localhost/2" }).redis?.url).toBe(
    "redis://:word@localhost/2",
  );
  expect(of({ REDIS_URL: "redis://one" }).redis).toEqual({
    url: "redis://one",
    sentinels: null,
    cluster: null,
  });
  expect(of({}).redis).toBeNull();
  expect(() => of(databases)).toThrow(/set DATABASE_URL and REDIS_URL/);
  expect(() => of({ ...places, REDIS_URL: "rediss://one" })).toThrow(/without it/);
  expect(() => of({ REDIS_SENTINELS: "one" })).toThrow(/one:26379/);
  const cluster = { REDIS_CLUSTER: "one:6379,two:6380" };
  expect(of({ ...cluster, ...databases, REDIS_URL: "redis://:word@localhost" }).redis).toEqual({
    url: "redis://:word@localhost",
    sentinels: null,
    cluster: [
      { host: "one", port: 6379 },
      { host: "two", port: 6380 },
    ],
  });
  expect(() => of({ ...cluster, ...places })).toThrow(/behind sentinels or a Cluster/);
  expect(() => of({ ...cluster, REDIS_URL: "redis://one/2" })).toThrow(/only the first one/);
  expect(() => of({ REDIS_CLUSTER: "one" })).toThrow(/one:6379/);
  fs.rmSync(folder, { recursive: true });
});

test("traces are made where a collector is named, with headers as addresses write them", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-config-"));
  const of = (env: Record<string, string>) => readConfig({ NODE_ENV: "test", DATA_DIR: folder, ...env });
  expect(of({ OTEL_TRACES_SAMPLER_ARG: "0.5" }).tracing).toBeNull();
  const OTEL_EXPORTER_OTLP_ENDPOINT = "http://127.0.0.1:4318/";
  expect(
    of({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: "Authorization=Bearer%20a=b,x=%ff" })
      .tracing,
  ).toMatchObject({
    endpoint: "http://127.0.0.1:4318",
    service: "kompagnon",
    ratio: 1,
    headers: { authorization: "Bearer a=b" },
  });
  expect(() => of({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: "a=%zz" })).toThrow(
    /must be headers/,
  );
  fs.rmSync(folder, { recursive: true });
});
