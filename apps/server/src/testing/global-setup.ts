import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#platform/db/embedded.ts";
import { readConfig } from "#platform/env/config.ts";
import { createLog } from "#platform/log.ts";
import { createServer } from "../server.ts";

/** The real server of TEST_DATABASE_URL, or the embedded one in a scratch folder. */
async function findServer() {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) {
    const { hostname, port, username, password } = new URL(given);
    const server = {
      host: hostname,
      port: Number(port || 5432),
      user: username,
      ...(password && { password }),
    };
    return { server, stop: async () => undefined };
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-test-"));
  fs.chmodSync(folder, 0o755);
  // Tests may lose their data when the machine dies: no waiting for the disk.
  const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];
  // For the tests that count statements; nothing is recorded unless a database asks for it.
  settings.push("shared_preload_libraries=pg_stat_statements", "pg_stat_statements.track=none");
  const { host, port, user, stop } = await startEmbedded(folder, { settings });
  return {
    server: { host, port, user },
    stop: async () => {
      await stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one database server for all test files and prepares the database they copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await findServer();
  const template = `kompagnon_template_${process.pid}`;
  const admin = new pg.Client({ ...server, database: "postgres" });
  await admin.connect();
  await admin.query(`drop database if exists ${template} with (force)`);
  await admin.query(`create database ${template}`);
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-template-"));
  const prepared = await createServer({
    config: readConfig({ NODE_ENV: "test", DATA_DIR: scratch, CAPTCHA_PROVIDER: "none" }),
    log: createLog("silent"),
    database: { ...server, database: template },
    webRoot: null,
    working: false,
  });
  await prepared.stop();
  project.provide("databaseServer", server);
  project.provide("templateDatabase", template);
  project.provide("redisUrl", process.env["TEST_REDIS_URL"] ?? null);
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
    await stop();
    fs.rmSync(scratch, { recursive: true, force: true });
  };
}
