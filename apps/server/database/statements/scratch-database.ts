import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { openDatabase } from "#platform/db/database.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { createLog } from "#platform/log.ts";

/** Runs something with an empty database of the newest schema, which is gone afterwards. */
export async function withScratchDatabase<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-statements-"));
  fs.chmodSync(folder, 0o755);
  const { host, port, user, stop } = await startEmbedded(folder, {
    settings: ["fsync=off", "synchronous_commit=off", "full_page_writes=off"],
  });
  const server = { host, port, user };
  const admin = new pg.Client({ ...server, database: "postgres" });
  const name = `statements_${process.pid}`;
  try {
    await admin.connect();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
    const db = openDatabase({ ...server, database: name }, createLog("silent"));
    const client = new pg.Client({ ...server, database: name });
    try {
      await migrate(db);
      await client.connect();
      return await run(client);
    } finally {
      await client.end();
      await db.end();
      await admin.query(`drop database if exists ${name} with (force)`);
    }
  } finally {
    await admin.end();
    await stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
