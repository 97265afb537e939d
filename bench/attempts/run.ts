import fs from "node:fs";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { startEmbedded } from "../../apps/server/src/platform/db/embedded.ts";
import { readConfig } from "../../apps/server/src/platform/env/config.ts";
import { createLog } from "../../apps/server/src/platform/log.ts";
import { createServer } from "../../apps/server/src/server.ts";
import { Attack, type Tally } from "./attack.ts";

/**
 * A guesser tries one member's password from 200 addresses, 10,000 times an hour for three hours. Requests, database, checks of
 * the proof of work and limits are the product's own. Simulated: the clock (rows grow older between rounds) and the work itself
 * (the guesser knows the secret and gets solutions for free; their cost is added up).
 */

const HOURS = 3;
/** Hash rounds a second, as seen in a browser: a phone in the middle of the field, and one core of a desktop. */
const ROUNDS = { phone: 40_000, desktop: 150_000 };

const share = ({ done, of }: Tally) => `${done} of ${of}`;
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "bench-attempts-"));
fs.chmodSync(scratch, 0o755);
const database = await startEmbedded(scratch, { settings: ["fsync=off", "synchronous_commit=off"] });
const config = readConfig({
  NODE_ENV: "test",
  PORT: "0",
  DATA_DIR: scratch,
  SECRET: "x".repeat(32),
  TRUST_PROXY: "loopback",
  // Limits by address count real time, which runs faster here than the clock of the attack.
  RATE_LIMIT_FACTOR: "100000",
});
const { host, port, user } = database;
const server = await createServer({
  config,
  log: createLog("silent"),
  database: { max: 12, host, port, user, database: "postgres" },
  webRoot: null,
  working: true,
});
try {
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  config.origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`; // it listens on TCP
  const attack = await Attack.begin(server.platform, scratch);
  for (let hour = 1; hour <= HOURS; hour++) {
    const seen = await attack.hour();
    console.log(`hour ${hour}: ${seen.sent} wrong tries from 200 addresses`);
    console.log(`  guesses that were tried            ${seen.tried}`);
    console.log(`  refused: the hour's tries used up  ${seen.refused.too_many_strangers ?? 0}`);
    console.log(`  refused: pair of account, address  ${seen.refused.too_many_attempts ?? 0}`);
    for (const [name, rate] of Object.entries(ROUNDS))
      console.log(
        `  work done for them, on a ${name.padEnd(9)} ${Math.round(seen.rounds / rate / 60)} minutes`,
      );
    console.log(`  the member, from a known device    ${share(seen.known)} got in`);
    console.log(`  the member, from a new device      ${share(seen.fresh)} got in`);
  }
  console.log(`a new device after setting a new password by mail: ${share(await attack.reset())} got in`);
  console.log(`mails that told the member: ${await attack.warnings()}`);
} finally {
  await server.stop();
  await database.stop();
  fs.rmSync(scratch, { recursive: true, force: true });
}
