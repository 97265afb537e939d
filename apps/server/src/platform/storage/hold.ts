import fs from "node:fs/promises";
import path from "node:path";

// While a backup copies files, no file that its snapshot of the database refers to may be removed. A process that removes a file
// on disk meanwhile moves it aside; the backup reads it there and deletes it at its end. Files removed before the backup
// announced itself were released by transactions that committed before the snapshot.

/** Says that a backup runs, as long as it is touched. */
const SIGN = "backup-runs";
const ASIDE = "files-aside";
const TOUCHED_EVERY_MS = 5_000;
/** An announcement that was not touched for this long belongs to a killed backup. */
const STALE_AFTER_MS = 60_000;

const asideIn = (dataDir: string): string => path.join(dataDir, ASIDE);
const signIn = (dataDir: string): string => path.join(dataDir, SIGN);

const touchedAgo = async (dataDir: string): Promise<number | null> => {
  const found = await fs.stat(signIn(dataDir)).catch(() => null);
  return found && Date.now() - found.mtimeMs;
};

async function end(dataDir: string): Promise<void> {
  await fs.rm(signIn(dataDir), { force: true });
  await fs.rm(asideIn(dataDir), { recursive: true, force: true });
}

/** Puts a file aside if a backup runs; answers whether it is dealt with. */
export async function putAside(dataDir: string, key: string): Promise<boolean> {
  const ago = await touchedAgo(dataDir);
  if (ago === null) return false;
  if (ago > STALE_AFTER_MS) {
    await end(dataDir);
    return false;
  }
  const kept = path.join(asideIn(dataDir), key);
  await fs.mkdir(path.dirname(kept), { recursive: true, mode: 0o700 });
  try {
    await fs.rename(path.join(dataDir, "files", key), kept);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false; // there is no such file, or the backup has just ended
    throw error;
  }
  // The backup may have ended between the two.
  if ((await touchedAgo(dataDir)) === null) await fs.rm(kept, { force: true });
  return true;
}

/** What keeps files from going. */
export type Hold = {
  /** Where those lie that were put aside. */
  aside: string;
  /** Throws if this process stood still for so long that others took it for dead. */
  check: () => void;
  /** Removes for good what was put aside. */
  release: () => Promise<void>;
};

/** Holds the files of a data folder; null if another backup does. */
export async function holdFiles(dataDir: string): Promise<Hold | null> {
  const ago = await touchedAgo(dataDir);
  if (ago !== null && ago <= STALE_AFTER_MS) return null;
  await end(dataDir);
  const sign = signIn(dataDir);
  await fs.mkdir(dataDir, { recursive: true });
  try {
    await fs.writeFile(sign, String(process.pid), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return null; // another was faster
    throw error;
  }
  let last = Date.now();
  let failure: unknown = null;
  const touch = async () => {
    const now = Date.now();
    if (now - last > STALE_AFTER_MS) throw new Error("this process stood still for a minute");
    await fs.utimes(sign, now / 1000, now / 1000);
    last = now;
  };
  const timer = setInterval(() => {
    touch().catch((error: unknown) => {
      failure ??= error;
    });
  }, TOUCHED_EVERY_MS);
  return {
    aside: asideIn(dataDir),
    check() {
      if (failure || Date.now() - last > STALE_AFTER_MS)
        throw new Error("The files could not be held while they were copied.", { cause: failure });
    },
    async release() {
      clearInterval(timer);
      await end(dataDir);
    },
  };
}
