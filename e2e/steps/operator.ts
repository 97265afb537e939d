import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const COMMAND = path.resolve(import.meta.dirname, "../../apps/server/src/admin.ts");

/** Runs the operator's command next to the process that owns the data folder; answers what it prints. */
export async function operate(dataDir: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, SAMPLE_DATA: "off" },
  });
  return stdout;
}
