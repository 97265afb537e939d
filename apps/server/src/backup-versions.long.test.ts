import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { backUp } from "#platform/backup/backup.ts";
import { connectPatiently } from "#platform/backup/dump.ts";
import { restore } from "#platform/backup/restore.ts";
import { openDatabase } from "#platform/db/database.ts";
import { listMigrations, type Migration, migrate } from "#platform/db/migrate.ts";
import { findValue, keep } from "#platform/installation/queries.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLog } from "#platform/log.ts";

const log = createLog("silent");
const PASSPHRASE = "ein langer Satz für das Archiv";
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-versions-"));
const made: string[] = [];
const address = (database: string) => ({ ...inject("databaseServer"), database });

async function anEmptyDatabase() {
  const database = `versions_${crypto.randomUUID().replaceAll("-", "")}`;
  const admin = await connectPatiently(address("postgres"));
  await admin.query(`create database ${database}`);
  await admin.end();
  made.push(database);
  return address(database);
}
afterAll(async () => {
  const admin = await connectPatiently(address("postgres"));
  for (const database of made) await admin.query(`drop database ${database} with (force)`);
  await admin.end();
  fs.rmSync(scratch, { recursive: true, force: true });
});

const aFolder = () => ({
  dataDir: path.join(scratch, crypto.randomUUID()),
  s3: null,
  databaseUrl: "postgres://given",
});
const current = listMigrations();
/** The migrations of a later version. */
const later: Migration[] = [
  ...current,
  { tag: "9998_notes", sql: () => "create table notes (id int primary key)" },
  { tag: "9999_more-notes", sql: () => "alter table notes add column text text" },
];

/** A backup of a community under these migrations; `more` changes it before. */
async function aBackup(migrations: readonly Migration[], more = "select"): Promise<string> {
  const source = await anEmptyDatabase();
  const db = openDatabase(source, log);
  await migrate(db, { migrations, only: new Set(migrations.map(({ tag }) => tag)) });
  const jobs = createJobs(db, log);
  await jobs.start();
  await jobs.stop();
  await keep(db, "word", "as it was");
  await db.rawQuery(more);
  await db.end();
  const file = path.join(scratch, crypto.randomUUID());
  await backUp({ config: aFolder(), log, address: source }, file, PASSPHRASE);
  return file;
}
const target = (found: ReturnType<typeof address>, migrations = current) => ({
  config: aFolder(),
  log,
  migrations,
  find: async () => ({ address: found, stop: async () => undefined }),
});

test("what an older version wrote is restored, and brought to this version", async () => {
  const file = await aBackup(current);
  const found = await anEmptyDatabase();
  await restore(target(found, later), file, PASSPHRASE);
  const db = openDatabase(found, log);
  expect(await findValue(db, "word")).toBe("as it was");
  const { rows } = await db.rawQuery<{ tag: string }>("select tag from migrations order by tag");
  expect(rows.map(({ tag }) => tag)).toEqual(later.map(({ tag }) => tag));
  expect((await db.rawQuery("select id, text from notes")).rows).toEqual([]);
  // Its functions and views are there as well.
  expect((await db.rawQuery("select 1 from definitions")).rows.length).toBeGreaterThan(20);
  await db.end();
}, 120_000);

test("what a newer version wrote is refused, and so is another version of the job queue", async () => {
  const newer = await aBackup(later);
  await expect(restore(target(await anEmptyDatabase()), newer, PASSPHRASE)).rejects.toThrow(
    "Update the product first",
  );
  const queue = await aBackup(current, "update jobs.version set version = version - 1");
  const found = await anEmptyDatabase();
  await expect(restore(target(found), queue, PASSPHRASE)).rejects.toThrow(
    "Restore with the version of the product",
  );
  // It is as empty as before.
  const client = await connectPatiently(found);
  const { rows } = await client.query("select 1 from pg_tables where schemaname in ('public', 'jobs')");
  expect(rows).toEqual([]);
  await client.end();
}, 120_000);
