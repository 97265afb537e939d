import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type pg from "pg";
import { startEmbedded } from "../../apps/server/src/platform/db/embedded.ts";
import { startPair } from "../faults/database-pair.ts";
import { startProxy } from "../faults/proxy.ts";
import { openSmallDisk, type SmallDisk } from "../faults/small-disk.ts";

const ADMIN = path.resolve(import.meta.dirname, "../../apps/server/src/admin.ts");

/** A database that can be cut off and slowed down, as a process of the product and as the run itself reach it. */
export type Database = {
  /** For the product. */
  url: string;
  /** For the run, past what breaks. */
  direct: () => pg.ClientConfig;
  cut: () => void;
  restore: () => void;
  delay: (ms: number) => void;
  /** Where the one that takes writes lies, if that can be filled. */
  disk: () => SmallDisk | null;
  /** Ends the database as a machine does that dies, and has an operator's command make its standby the one that takes writes; once. */
  failOver?: (env: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
};

/** The machine's own PostgreSQL, behind a proxy. */
export async function behindProxy(direct: string): Promise<Database> {
  const target = new URL(direct);
  const proxy = await startProxy(target.hostname, Number(target.port || 5432));
  target.host = `127.0.0.1:${proxy.port}`;
  return {
    ...proxy,
    url: target.href,
    direct: () => ({ connectionString: direct }),
    disk: () => null,
    stop: proxy.close,
  };
}

/** More than a night writes; in memory, of which only what is written is taken. */
const DISK_BYTES = 8 * 2 ** 30;
/** Little room for the log, so that it needs new room often. */
const SETTINGS = ["max_connections=60", "max_wal_size=256MB"];

/** A PostgreSQL on a disk of its own. */
export async function onDisk(): Promise<Database> {
  const disk = await openSmallDisk(DISK_BYTES);
  const server = await startEmbedded(disk.folder, { settings: SETTINGS });
  const proxy = await startProxy(server.host, server.port);
  return {
    ...proxy,
    url: `postgres://${server.user}@127.0.0.1:${proxy.port}/${server.database}`,
    direct: () => ({ host: server.host, port: server.port, user: server.user, database: server.database }),
    disk: () => disk,
    stop: async () => {
      await proxy.close();
      await server.stop();
      await disk.close();
    },
  };
}

/** A PostgreSQL and a standby that has everything before it is acknowledged, each on a disk of its own if there are such. */
export async function withStandby(hasDisks: boolean): Promise<Database> {
  const disks = hasDisks ? [await openSmallDisk(DISK_BYTES), await openSmallDisk(DISK_BYTES)] : [];
  const [one, two] = disks;
  const pair = await startPair(one && two ? { folders: [one.folder, two.folder] } : {});
  let now = pair.first;
  const { first, second } = pair;
  return {
    disk: () => (now === first ? one : two) ?? null,
    url: pair.url,
    direct: () => ({ connectionString: now.url }),
    // The one that died stays away.
    cut: () => now.proxy.cut(),
    restore: () => now.proxy.restore(),
    delay: (ms) => now.proxy.delay(ms),
    failOver: async (env) => {
      if (now === second) return;
      pair.kill();
      await promisify(execFile)(process.execPath, [ADMIN, "promote"], { env: { ...process.env, ...env } });
      now = second;
    },
    stop: async () => {
      first.proxy.restore();
      await pair.stop();
      for (const disk of disks) await disk.close();
    },
  };
}
