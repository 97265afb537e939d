import fs from "node:fs";
import path from "node:path";

/** Stands in a data folder while a backup is restored into it. */
export const UNFINISHED_RESTORE = "restore-unfinished";

/** The data folder as the environment has it, without reading the rest of the configuration. */
export const dataFolderOf = (env: NodeJS.ProcessEnv): string => path.resolve(env["DATA_DIR"] || "data");

/** Whether a restore into this folder did not come to its end. */
export const isHalfRestored = (dataDir: string): boolean =>
  fs.existsSync(path.join(dataDir, UNFINISHED_RESTORE));
