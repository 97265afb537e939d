import fs from "node:fs";
import { startServer } from "./servers.ts";

/**
 * Two processes for all journeys that need nothing special: an empty community that asks for the proof of work
 * (BASE_URL, its mails in MAILS), and the sample community without it (SAMPLE_URL, SAMPLE_MAILS).
 */
export default async function setup(): Promise<() => Promise<void>> {
  const [empty, sample] = await Promise.all([
    startServer({ SAMPLE_DATA: "off" }),
    startServer({ SAMPLE_DATA: "on", CAPTCHA_PROVIDER: "none" }),
  ]);
  process.env["BASE_URL"] = empty.url;
  process.env["MAILS"] = `${empty.dataDir}/outbox`;
  process.env["SAMPLE_URL"] = sample.url;
  process.env["SAMPLE_MAILS"] = `${sample.dataDir}/outbox`;
  return async () => {
    for (const server of [empty, sample]) {
      await server.stop();
      fs.rmSync(server.dataDir, { recursive: true, force: true });
    }
  };
}
