import { randomUUID } from "node:crypto";
import fs from "node:fs";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { setPasswordCost } from "#features/accounts/passwords/password.ts";
import { readConfig } from "#platform/env/config.ts";
import { createLog, type Log } from "#platform/log.ts";
import type { Platform } from "#platform/platform.ts";
import { createServer } from "../server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** How tests reach the database server: pg's connection settings without a database. */
    databaseServer: { host: string; port: number; user: string; password?: string };
    /** The migrated database that each test file copies. */
    templateDatabase: string;
    /** Set when the tests run on a cluster's services. */
    redisUrl: string | null;
  }
}

/** A new member takes 27 ms of the processor, of which hashing the password 14; `password.test.ts` has the real cost. */
export const LOW_PASSWORD_COST = { memoryCost: 64, timeCost: 1 };
setPasswordCost(LOW_PASSWORD_COST);

/** A database of a test's own: a copy of the migrated template. */
export type TestDatabase = { name: string; config: pg.PoolConfig; drop: () => Promise<void> };

/** Copies the template; takes about 65 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject("databaseServer");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ ...server, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${name} template ${inject("templateDatabase")}`);
  await admin.end();
  return {
    name,
    config: { ...server, database: name },
    drop: async () => {
      const client = new pg.Client({ ...server, database: "postgres" });
      await client.connect();
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
    },
  };
}

/** A running process of the product with a database of its own. */
export type TestServer = {
  url: string;
  platform: Platform;
  database: TestDatabase;
  dataDir: string;
  stop: () => Promise<void>;
};
type Options = {
  env?: Record<string, string>;
  /** Share another process's database, as a second process of the same community. */
  sharing?: TestServer;
  working?: boolean;
  /** Takes what the process logs; nothing is shown without it. */
  log?: Log;
};

/** Starts a process on a free port. Limits are wide unless told otherwise. */
export async function startTestServer({
  env = {},
  sharing,
  working = false,
  log = createLog(process.env["TEST_LOG"] ?? "silent"),
}: Options = {}): Promise<TestServer> {
  const database = sharing?.database ?? (await createTestDatabase());
  const dataDir = sharing?.dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-data-"));
  const redisUrl = inject("redisUrl");
  const config = readConfig({
    NODE_ENV: "test",
    PORT: "0",
    DATA_DIR: dataDir,
    CAPTCHA_PROVIDER: "none",
    WEB_ROOT: "off",
    AI_LOCAL: "off",
    RATE_LIMIT_FACTOR: "1000",
    ...(redisUrl && { REDIS_URL: redisUrl }),
    ...env,
  });
  const server = await createServer({
    config,
    log,
    database: { max: 12, ...database.config },
    webRoot: null,
    working,
    redisPrefix: `${database.name}:`,
  });
  // What a test changes by hand acts at once; that it acts within half a second otherwise is a test of its own.
  const { db } = server.platform;
  const { rawQuery } = db;
  db.rawQuery = (text, values) => rawQuery(text, values).finally(server.viewers.clear) as never; // the rows stay what they are
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.app.server.address() as AddressInfo; // it listens on TCP
  const url = `http://127.0.0.1:${port}`;
  config.origin = url;
  return {
    url,
    platform: server.platform,
    database,
    dataDir,
    stop: async () => {
      await server.stop();
      if (sharing) return;
      await database.drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
