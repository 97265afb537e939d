import { createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { isScrubbed, scrub } from "#platform/media/scrub.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";
import type { Storage } from "#platform/storage/storage.ts";

/** Files per run of the job. */
const AT_A_TIME = 200;

type StoredFile = { id: string; file: string; type: string };
type Register = {
  list: (limit: number) => Promise<StoredFile[]>;
  /** Notes in this transaction where a file is now; false if it went meanwhile. */
  note: (tx: Tx, id: string, before: string, now: string) => Promise<boolean>;
};

/**
 * Removes metadata from stored videos and sounds that were uploaded before uploads did so; each once, even if the process is
 * interrupted. A broken file stays unchanged: it can't be restored, and its owner may want it.
 */
export async function scrubStored(
  platform: Pick<Platform, "db" | "jobs" | "storage" | "log">,
  { list, note }: Register,
): Promise<void> {
  const files = await list(AT_A_TIME);
  for (const { id, file, type } of files) {
    const now = isScrubbed(type) ? await scrubbedCopy(platform.storage, file, type) : file;
    if (now === "broken") platform.log.warn({ file }, "a stored film could not be read");
    const key = now === "broken" ? file : now;
    await platform.db.transaction(async (tx) => {
      const noted = await note(tx, id, file, key);
      if (key !== file) await removeFiles(platform, tx, [noted ? file : key]);
    });
  }
}

/** Stores a scrubbed copy next to a file and returns its key; the same key if there is no file. */
async function scrubbedCopy(storage: Storage, key: string, type: string): Promise<string> {
  const stored = await storage.open(key);
  if (!stored || stored.size === 0) return key;
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "kompagnon-scrub-"));
  try {
    const copy = path.join(folder, "file");
    await pipeline(await stored.read(0, stored.size - 1), createWriteStream(copy, { mode: 0o600 }));
    if (!(await scrub(copy, type))) return "broken";
    const next = `${path.posix.dirname(key)}/${newId()}${path.posix.extname(key)}`;
    await storage.putFile(next, copy, type);
    return next;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
