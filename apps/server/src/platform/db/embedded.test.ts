import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { linkLibraries, startEmbedded } from "#platform/db/embedded.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

const newFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-embedded-"));
  folders.push(folder);
  fs.chmodSync(folder, 0o755);
  return folder;
};

test("three starts at once on a new folder: one runs the server, the others join, and none misses it", async () => {
  const folder = newFolder();
  const tell = vi.fn();
  const settings = ["fsync=off"];
  const servers = await Promise.all([1, 2, 3].map(() => startEmbedded(folder, { settings, tell })));
  try {
    expect(servers.filter(({ adopted }) => !adopted)).toHaveLength(1);
    // Longer than a server has to be silent before it counts as gone.
    await sleep(1_500);
    expect(tell).not.toHaveBeenCalled();
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
});

test("an empty lock file: waits for the start that is writing it, removes it where none is", async () => {
  const folder = newFolder();
  const first = await startEmbedded(folder, { settings: ["fsync=off"] });
  await first.stop();
  const lock = path.join(first.dir, "pg18/postmaster.pid");
  fs.writeFileSync(lock, "");
  const reasons: string[] = [];
  const log = (line: string) => {
    reasons.push(line);
    const longAgo = new Date(Date.now() - 60_000);
    if (/is empty/.test(line)) fs.utimesSync(lock, longAgo, longAgo);
  };
  const second = await startEmbedded(folder, { settings: ["fsync=off"], log });
  await second.stop();
  expect(second.adopted).toBe(false);
  expect(reasons.join("")).toContain("is empty");
});

describe("linkLibraries", () => {
  const withoutLinks = () => {
    const native = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-native-")), "native");
    folders.push(path.dirname(native));
    fs.mkdirSync(path.join(native, "lib"), { recursive: true });
    fs.writeFileSync(path.join(native, "lib/libpq.so.5.18"), "");
    const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
    fs.writeFileSync(path.join(native, "pg-symlinks.json"), JSON.stringify(links));
    return native;
  };

  test("makes the links that an install without scripts lacks, and may be called again", () => {
    const native = withoutLinks();
    linkLibraries(native);
    linkLibraries(native);
    expect(fs.readlinkSync(path.join(native, "lib/libpq.so.5"))).toBe("libpq.so.5.18");
  });

  test("a read-only installation without links: says how to complete it", () => {
    const native = withoutLinks();
    const refused = Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" });
    vi.spyOn(fs, "symlinkSync").mockImplementationOnce(() => {
      throw refused;
    });
    expect(() => linkLibraries(native)).toThrow(/lacks links in .*lib.*npm rebuild/);
  });
});
