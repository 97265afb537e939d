import path from "node:path";
import { startEmbedded } from "#platform/db/embedded.ts";
import type { Config } from "#platform/env/config.ts";
import type { Log } from "#platform/log.ts";

/** Where PostgreSQL is: the configured one, or the embedded server, started here or joined. */
export async function findDatabase(config: Config, log: Log) {
  if (config.databaseUrl)
    return {
      address: { connectionString: config.databaseUrl },
      stop: async () => undefined,
      retire: () => undefined,
    };
  const embedded = await startEmbedded(path.join(config.dataDir, "db"), {
    log: (line) => log.debug({ line }, "postgres"),
  });
  const { host, port, user, database } = embedded;
  return { address: { host, port, user, database }, stop: embedded.stop, retire: embedded.retire };
}
