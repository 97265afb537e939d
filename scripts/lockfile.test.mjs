import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const { packages } = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, "../package-lock.json"), "utf8"),
);

// npm before 11 drops the field when it writes the file, and every machine then installs binaries it can't run: 170 MB.
test("the lock file says which C library a package's binaries for Linux need", () => {
  const builds = Object.entries(packages).filter(([name]) => /linux.*-(gnu|musl)$|linuxmusl-/.test(name));
  expect(builds.length).toBeGreaterThan(0);
  const unsaid = builds.filter(([name, { libc }]) => libc?.join() !== (/musl/.test(name) ? "musl" : "glibc"));
  expect(unsaid.map(([name]) => name)).toEqual([]);
});
