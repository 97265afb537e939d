import { execFile } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { advisoriesOf, compared, isAffected, packagesOf, rangesOf, updated } from "./known-holes.mjs";

const affecting = (npmRange, name = "a") => ({
  ...{
    id: "GHSA-1",
    summary: "a hole",
    references: [{ type: "ADVISORY", url: "https://example.test/GHSA-1" }],
  },
  affected: [{ package: { ecosystem: "npm", name }, ranges: rangesOf(npmRange) }],
});
const list = (more = {}) => ({
  taken: "2026-11-01",
  asked: ["a@1.0.0"],
  advisories: [],
  waived: [],
  ...more,
});
const A = { name: "a", version: "1.0.0", dev: false };
const TODAY = new Date("2026-11-25T12:00:00Z");

test.each([
  ["<1.2.3", ["0.0.1", "1.2.2", "1.2.3-beta.1"], ["1.2.3", "2.0.0"]],
  ["<=1.2.3", ["1.2.3", "0.1.0"], ["1.2.4"]],
  [">=5.3.2 <5.8.5", ["5.3.2", "5.8.4"], ["5.3.1", "5.8.5", "6.0.0"]],
  ["<1.5.6 || >=2.0.0 <2.0.3", ["1.5.5", "2.0.0", "2.0.2"], ["1.5.6", "1.9.0", "2.0.3"]],
  [">1.2.3 <1.3.0", ["1.2.4", "1.2.9"], ["1.2.3", "1.3.0"]],
  ["=1.0.1", ["1.0.1"], ["1.0.0", "1.0.2"]],
  ["*", ["0.0.0", "99.0.0"], []],
  [">=3.0.0", ["3.0.0", "99.1.2"], ["2.9.9"]],
])("%s is about these versions and not those", (range, affected, others) => {
  const about = (version) => isAffected(affecting(range), { name: "a", version });
  expect(affected.filter(about)).toEqual(affected);
  expect(others.filter(about)).toEqual([]);
});

test("an advisory is about its own package of its own registry, also by versions that are listed", () => {
  expect(isAffected(affecting("*", "b"), A)).toBe(false);
  const elsewhere = affecting("*");
  elsewhere.affected[0].package.ecosystem = "PyPI";
  expect(isAffected(elsewhere, A)).toBe(false);
  const listed = { affected: [{ package: { ecosystem: "npm", name: "a" }, versions: ["1.0.0"] }] };
  expect(isAffected(listed, A)).toBe(true);
  expect(isAffected(listed, { ...A, version: "1.0.1" })).toBe(false);
});

test("a lockfile's packages: nested, scoped and aliased ones, none of our own; for production where one of two is", () => {
  const packages = {
    "": { version: "0.1.0" },
    "apps/server": { version: "0.1.0" },
    "node_modules/@own/web": { link: true, resolved: "apps/web" },
    "node_modules/@scope/b": { version: "2.0.0" },
    "node_modules/a": { version: "1.0.0", dev: true },
    "node_modules/@scope/b/node_modules/a": { version: "1.0.0" },
    "node_modules/old-a": { name: "a", version: "0.9.0", dev: true },
  };
  expect(packagesOf({ packages })).toEqual([
    { name: "@scope/b", version: "2.0.0", dev: false },
    { name: "a", version: "0.9.0", dev: true },
    { name: "a", version: "1.0.0", dev: false },
  ]);
});

test("a hole counts until it is waived with a reason, and again after the waiver's last day", () => {
  const advisories = [affecting("<2")];
  const holesWith = (waiver) =>
    compared(
      list({ advisories, waived: waiver ? [{ id: "GHSA-1", package: "a", ...waiver }] : [] }),
      [A],
      TODAY,
    ).holes.length;
  expect(holesWith(null)).toBe(1);
  expect(holesWith({ reason: "never called", until: "2026-12-01" })).toBe(0);
  expect(holesWith({ reason: "never called", until: "2026-11-01" })).toBe(1);
  expect(holesWith({ reason: "", until: "2026-12-01" })).toBe(1);
});

test("it is said that a list is old, that packages are new to it, and that a waiver is for nothing", () => {
  expect(compared(list(), [A], TODAY).notes).toEqual([]);
  expect(compared(list({ taken: "2026-10-01" }), [A], TODAY).notes).toEqual([
    expect.stringContaining("55 days"),
  ]);
  expect(compared(list(), [{ ...A, version: "1.0.1" }], TODAY).notes).toEqual([
    expect.stringContaining("1 of 1 packages"),
  ]);
  const waived = [{ id: "GHSA-9", package: "a", reason: "gone", until: "2027-01-01" }];
  expect(compared(list({ waived }), [A], TODAY).notes).toEqual([expect.stringContaining("GHSA-9")]);
});

const ANSWER = {
  a: [
    {
      ...{ id: 1, url: "https://github.com/advisories/GHSA-2", title: "another hole", severity: "high" },
      vulnerable_versions: "<1.5.0",
    },
  ],
};

test("a registry's answer is kept in OSV's form, beside what was known before", () => {
  expect(advisoriesOf(ANSWER)).toEqual([
    {
      ...{ id: "GHSA-2", summary: "another hole", database_specific: { severity: "high" } },
      references: [{ type: "ADVISORY", url: "https://github.com/advisories/GHSA-2" }],
      affected: [
        {
          package: { ecosystem: "npm", name: "a" },
          ranges: [{ type: "SEMVER", events: [{ introduced: "0" }, { fixed: "1.5.0" }] }],
        },
      ],
    },
  ]);
  const before = list({ advisories: [affecting("<0.1"), { ...affecting("*"), id: "GHSA-2" }] });
  const after = updated(before, { answer: ANSWER, packages: [A], day: "2026-11-25" });
  expect(after.advisories.map(({ id }) => id)).toEqual(["GHSA-1", "GHSA-2"]);
  expect(after.advisories[1].summary).toBe("another hole");
  expect([after.taken, after.asked]).toEqual(["2026-11-25", ["a@1.0.0"]]);
});

/** Starting npm and Node takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

/** Runs the command on a lockfile with one package, against a registry that answers so. */
async function run(status, answer, ...options) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-advisories-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, "list.json");
  const lockfile = path.join(folder, "lock.json");
  fs.writeFileSync(file, JSON.stringify(list()));
  fs.writeFileSync(lockfile, JSON.stringify({ packages: { "node_modules/a": { version: "1.0.0" } } }));
  let asked = "";
  const registry = http.createServer((request, response) => {
    request.on("data", (chunk) => (asked += chunk));
    request.on("end", () => response.writeHead(status).end(JSON.stringify(answer)));
  });
  await new Promise((resolve) => registry.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => registry.close());
  const command = [path.join(import.meta.dirname, "advisories.mjs"), "--list", file, "--lockfile", lockfile];
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${registry.address().port}/` };
  return new Promise((resolve) =>
    execFile(process.execPath, [...command, ...options], { env }, (error, stdout, stderr) =>
      resolve({
        code: error?.code ?? 0,
        said: stdout + stderr,
        asked,
        list: JSON.parse(fs.readFileSync(file, "utf8")),
      }),
    ),
  );
}

test("--update asks for the lockfile's packages, writes the list, and fails for what it finds", async () => {
  const { code, said, asked, list: written } = await run(200, ANSWER, "--update");
  expect(JSON.parse(asked)).toEqual({ a: ["1.0.0"] });
  expect(written.advisories.map(({ id }) => id)).toEqual(["GHSA-2"]);
  expect(said).toContain("a 1.0.0: GHSA-2 another hole");
  expect(code).toBe(1);
});

test("--update says what a registry without such an answer said, and leaves the list alone", async () => {
  const { code, said, list: written } = await run(405, { error: "not here" }, "--update");
  expect(code).toBe(1);
  expect(said).toContain('the registry answered 405: {"error":"not here"}');
  expect(written).toEqual(list());
});

test("without it nobody is asked", async () => {
  const { code, asked } = await run(200, ANSWER);
  expect([code, asked]).toEqual([0, ""]);
});
