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

test("the sample community is loaded without being asked only where nobody else reaches it", () => {
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
