import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type pg from "pg";
import { startPair } from "../faults/database-pair.ts";
import { startProxy } from "../faults/proxy.ts";

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
  /** Ends the database as a machine does that dies, and has an operator's command make its standby the one that takes writes; once. */
  failOver?: (env: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
};

/** The machine's own PostgreSQL, behind a proxy. */
export async function behindProxy(direct: string): Promise<Database> {
  const target = new URL(direct);
  const proxy = await startProxy(target.hostname, Number(target.port || 5432));
  target.host = `127.0.0.1:${proxy.port}`;
  return { ...proxy, url: target.href, direct: () => ({ connectionString: direct }), stop: proxy.close };
}

/** A PostgreSQL and a standby that has everything before it is acknowledged. */
export async function withStandby(): Promise<Database> {
  const pair = await startPair();
  let now = pair.first;
  const { first, second } = pair;
  return {
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
    },
  };
}
