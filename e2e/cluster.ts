import { randomUUID } from "node:crypto";
import pg from "pg";
import { type Running, scratchDir, startServer } from "./servers.ts";

const DATABASE = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
/** The Redis of the tests. */
export const REDIS = process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379";

/** Several processes of one community on a database of their own. */
export type Cluster = {
  processes: Running[];
  env: Record<string, string>;
  admin: pg.Client;
  database: string;
  stop: () => Promise<void>;
};

/** Starts `count` processes on a fresh database and the shared Redis. */
export async function startCluster(count: number, env: Record<string, string> = {}): Promise<Cluster> {
  const database = `cluster_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(DATABASE);
  await admin.connect();
  await admin.query(`create database ${database}`);
  const url = new URL(DATABASE);
  url.pathname = `/${database}`;
  const shared = {
    DATABASE_URL: url.href,
    REDIS_URL: REDIS,
    SECRET: "only for tests, only for tests, only for tests",
    SAMPLE_DATA: "off",
    CAPTCHA_PROVIDER: "none",
    DATA_DIR: scratchDir(),
    ...env,
  };
  const processes: Running[] = [];
  for (let n = 0; n < count; n++) processes.push(await startServer(shared));
  return {
    processes,
    env: shared,
    admin,
    database,
    stop: async () => {
      await Promise.all(processes.map((process) => process.stop()));
      await admin.query(`drop database if exists ${database} with (force)`);
      await admin.end();
    },
  };
}
