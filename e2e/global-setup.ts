import fs from "node:fs";
import { startServer } from "./servers.ts";

/** One process with the embedded database for all journeys that need nothing special; its address is in BASE_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer({ SAMPLE_DATA: "off", CAPTCHA_PROVIDER: "altcha" });
  process.env["BASE_URL"] = server.url;
  process.env["MAILS"] = `${server.dataDir}/outbox`;
  return async () => {
    await server.stop();
    fs.rmSync(server.dataDir, { recursive: true, force: true });
  };
}
