import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findHome, socketFolder } from "#platform/db/embedded-home.ts";

let scratch: string;
beforeEach(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-home-"));
});
afterEach(() => fs.rmSync(scratch, { recursive: true, force: true }));

/** A data folder, and a package of PostgreSQL programs that every user may run. */
function makeFolders(mode: number): { dir: string; native: string; elsewhere: string } {
  const closed = path.join(scratch, "home");
  const dir = path.join(closed, "data/db");
  const native = path.join(scratch, "package/native");
  fs.mkdirSync(dir, { recursive: true });
  fs.mkdirSync(path.join(native, "bin"), { recursive: true });
  fs.writeFileSync(path.join(native, "../package.json"), '{"version":"1"}');
  fs.writeFileSync(path.join(native, "bin/postgres"), "", { mode: 0o755 });
  fs.chmodSync(scratch, 0o755);
  fs.chmodSync(closed, mode);
  return { dir, native, elsewhere: path.join(scratch, "elsewhere") };
}

describe.runIf(process.getuid?.() === 0)("findHome as root", () => {
  test("a folder that user nobody reaches: stays there", () => {
    const { dir, native, elsewhere } = makeFolders(0o755);
    expect(findHome(dir, native, elsewhere)).toMatchObject({ dir, native });
  });

  test("a folder that user nobody does not reach: uses one outside and writes down which", () => {
    const { dir, native, elsewhere } = makeFolders(0o700);
    const home = findHome(dir, native, elsewhere);
    expect(path.dirname(home.dir)).toBe(elsewhere);
    expect(fs.readFileSync(path.join(dir, "LOCATION"), "utf8")).toContain(`${home.dir}\n${dir}\n`);
    expect(findHome(dir, native, elsewhere).dir).toBe(home.dir);
  });

  test("a folder that was moved: keeps its database", () => {
    const { dir, native, elsewhere } = makeFolders(0o700);
    const before = findHome(dir, native, elsewhere).dir;
    const moved = path.join(scratch, "home/moved");
    fs.renameSync(dir, moved);
    expect(findHome(moved, native, elsewhere).dir).toBe(before);
  });

  test("a copy next to the original: is refused, as both would share one database", () => {
    const { dir, native, elsewhere } = makeFolders(0o700);
    findHome(dir, native, elsewhere);
    const copy = path.join(scratch, "home/copy");
    fs.cpSync(dir, copy, { recursive: true });
    expect(() => findHome(copy, native, elsewhere)).toThrow(/is a copy of .*home\/data\/db/);
  });
});

describe("socketFolder", () => {
  test("a short path: in the database's folder", () => {
    expect(socketFolder(scratch, {})).toBe(path.join(scratch, "run"));
  });

  test("a path of 150 characters: a short one, the same each time, closed to others", () => {
    const long = path.join(scratch, "ü".repeat(75));
    const folder = socketFolder(long, {});
    try {
      expect(path.join(folder, ".s.PGSQL.5432").length).toBeLessThan(80);
      expect(socketFolder(long, {})).toBe(folder);
      expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
      fs.chmodSync(folder, 0o777);
      expect(() => socketFolder(long, {})).toThrow(/belongs to another user/);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });
});
