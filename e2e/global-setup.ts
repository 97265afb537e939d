import fs from "node:fs";
import { startServer } from "./servers.ts";

/**
 * The sample community, loaded once: its folder (SAMPLE_DIR) is what every worker starts its own copy from. Loading it
 * draws pictures of sixty people, which takes far longer than copying them.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer({ SAMPLE_DATA: "on", WEB_ROOT: "off" });
  await server.stop();
  process.env["SAMPLE_DIR"] = server.dataDir;
  return async () => fs.rmSync(server.dataDir, { recursive: true, force: true });
}
