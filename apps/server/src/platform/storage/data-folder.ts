import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Marks a data folder while a backup is restored into it. */
export const UNFINISHED_RESTORE = "restore-unfinished";

/** The data folder as the environment has it, without reading the rest of the configuration. */
export const dataFolderOf = (env: NodeJS.ProcessEnv): string => path.resolve(env["DATA_DIR"] || "data");

/** Whether a restore into this folder did not come to its end. */
export const isHalfRestored = (dataDir: string): boolean =>
  fs.existsSync(path.join(dataDir, UNFINISHED_RESTORE));

/**
 * Reads a small file with owner-only permissions, or creates it atomically, because a full disk would otherwise leave an empty
 * one. Of several processes that create it, one wins, and all of them read its content.
 */
export function keepOnce(dataDir: string, name: string, make: () => string): string {
  const file = path.join(dataDir, name);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir, { recursive: true });
    const part = `${file}.${randomUUID()}`;
    try {
      fs.writeFileSync(part, make(), { mode: 0o600, flush: true });
      fs.linkSync(part, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error; // another process was first
    } finally {
      fs.rmSync(part, { force: true });
    }
  }
  return fs.readFileSync(file, "utf8").trim();
}
