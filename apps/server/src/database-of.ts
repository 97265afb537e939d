import path from "node:path";
import { startEmbedded } from "#platform/db/embedded.ts";
import { hostsOf } from "#platform/db/hosts.ts";
import { type Config, ConfigError } from "#platform/env/config.ts";
import type { Log } from "#platform/log.ts";
import { isHalfRestored } from "#platform/storage/data-folder.ts";

/**
 * Where PostgreSQL is: the configured one, or the embedded server, started here or joined. Throws a ConfigError while only a part
 * of a backup stands there, unless it is asked for by a restore. `dir` is the folder of the embedded server.
 */
export async function findDatabase(config: Config, log: Log, { isRestore = false } = {}) {
  if (!isRestore && isHalfRestored(config.dataDir))
    throw new ConfigError(
      `A restore into ${config.dataDir} did not come to its end. Restore the backup again, into the same folder.`,
    );
  if (config.databaseUrl) return findGiven(config.databaseUrl, log);
  const embedded = await startEmbedded(path.join(config.dataDir, "db"), {
    log: (line) => log.debug({ line }, "postgres"),
    tell: (line) => log.warn({ line }, "postgres"),
  });
  const { host, port, user, database, dir } = embedded;
  return { address: { host, port, user, database }, dir, stop: embedded.stop, retire: embedded.retire };
}

/** One server as it is given; of several the one that takes writes, whichever that becomes. */
async function findGiven(given: string, log: Log) {
  const urls = hostsOf(given);
  const retire = () => undefined;
  if (urls.length === 1)
    return { address: { connectionString: given }, dir: null, stop: async () => undefined, retire };
  const { watchPrimary } = await import("#platform/db/primary.ts");
  const primary = await watchPrimary(urls, log);
  return {
    address: { connectionString: primary.url, Connection: primary.Connection },
    dir: null,
    stop: () => primary.stop(),
    retire,
  };
}
