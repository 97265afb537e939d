import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { startEmbedded } from "#platform/db/embedded.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

test("three starts at once on a new folder: one runs the server, the others join, and none misses it", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-embedded-"));
  folders.push(folder);
  fs.chmodSync(folder, 0o755);
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
