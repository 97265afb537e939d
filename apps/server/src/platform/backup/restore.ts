import fs from "node:fs";
import path from "node:path";
import type pg from "pg";
import { connectPatiently, readVersions } from "#platform/backup/dump.ts";
import { isEmptyDatabase, Loader, withoutTriggers } from "#platform/backup/load.ts";
import { type Head, readArchive } from "#platform/backup/records.ts";
import { BackupError } from "#platform/backup/seal.ts";
import { restoreFile, SECRET_FILES } from "#platform/backup/stored-files.ts";
import { openDatabase } from "#platform/db/database.ts";
import { listMigrations, type Migration, migrate } from "#platform/db/migrate.ts";
import type { Config } from "#platform/env/config.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log.ts";
import { UNFINISHED_RESTORE } from "#platform/storage/data-folder.ts";

/** Where a community is restored to. */
export type Target = {
  config: Pick<Config, "dataDir" | "s3" | "databaseUrl">;
  log: Log;
  /** This version's migrations. */
  migrations?: readonly Migration[];
  /** Starts the database, or joins it. */
  find: () => Promise<{ address: pg.PoolConfig; stop: () => Promise<unknown> }>;
};
/** What was restored. */
export type Restored = { at: string; tables: number; files: number; kept: string[]; withFiles: boolean };
type Start = Extract<Head, { kind: "start" }>;
type End = Extract<Head, { kind: "end" }>;

/**
 * Whether a data folder may be restored into: there is none, nothing is in it, or a restore that did not come to its end. To be
 * asked before the configuration is read, which puts keys into it. Throws a BackupError.
 */
export function requireEmptyFolder(dataDir: string): void {
  const names = fs.existsSync(dataDir) ? fs.readdirSync(dataDir) : [];
  if (names.length > 0 && !names.includes(UNFINISHED_RESTORE))
    throw new BackupError(
      `${dataDir} is not empty. A backup is restored into an empty folder only: set DATA_DIR to a new one, or move this one away.`,
    );
}

/** Reads an archive from its beginning to its end, before anything is written. */
async function look(
  { migrations = listMigrations() }: Target,
  file: string,
  passphrase: string,
): Promise<{ start: Start; end: End }> {
  if (!fs.existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  let start: Start | null = null;
  let end: End | null = null;
  for await (const { head } of readArchive(file, passphrase)) {
    if (head.kind === "start") start = head;
    if (head.kind === "end") end = head;
  }
  if (!start || !end) throw new BackupError("This backup is not complete.");
  const ownTags = new Set(migrations.map(({ tag }) => tag));
  if (start.migrations.length > 0 && !start.migrations.includes(migrations[0]?.tag ?? ""))
    throw new BackupError(
      "This backup was made by a version before the first release, which this one cannot read. Restore it with the version that made it.",
    );
  const unknown = start.migrations.filter((tag) => !ownTags.has(tag));
  if (unknown.length > 0)
    throw new BackupError(
      `This backup was made by a newer version (it knows ${unknown[0]}). Update the product first, then restore.`,
    );
  return { start, end };
}

/** Makes the tables as they were when the rows were written. */
async function makeTables(
  { log, migrations = listMigrations() }: Target,
  address: pg.PoolConfig,
  start: Start,
): Promise<void> {
  const db = openDatabase({ ...address, max: 4 }, log);
  try {
    await migrate(db, { migrations, only: new Set(start.migrations) });
    const jobs = createJobs(db, log);
    await jobs.start();
    await jobs.stop();
  } finally {
    await db.end();
  }
}

/** Brings what was restored to this version. */
async function bringUp(
  { log, migrations = listMigrations() }: Target,
  address: pg.PoolConfig,
): Promise<void> {
  const db = openDatabase({ ...address, max: 2 }, log);
  try {
    await migrate(db, { migrations });
  } finally {
    await db.end();
  }
}

async function fillFrom(
  archive: ReturnType<typeof readArchive>,
  loader: Loader,
  dataDir: string,
): Promise<{ tables: number; files: number; kept: string[] }> {
  const counts = { tables: 0, files: 0 };
  const kept = [] as string[];
  for await (const { head, data } of archive)
    if (head.kind === "table") {
      await loader.table(head, data);
      counts.tables++;
    } else if (head.kind === "sequence") await loader.sequence(head);
    else if (head.kind === "file") {
      await restoreFile(path.join(dataDir, "files"), head.key, data);
      counts.files++;
    } else if (head.kind === "kept" && (SECRET_FILES as readonly string[]).includes(head.name)) {
      await restoreFile(dataDir, head.name, data);
      kept.push(head.name);
    }
  return { ...counts, kept };
}

/** Takes away what a restore wrote that did not come to its end. */
async function clear(client: pg.Client, dataDir: string): Promise<void> {
  await client.query("rollback");
  await client.query("drop schema if exists jobs cascade; drop schema public cascade; create schema public");
  for (const name of ["files", ...SECRET_FILES])
    await fs.promises.rm(path.join(dataDir, name), { recursive: true, force: true });
}

/** Whether a restore into the embedded database of this folder was interrupted: then it starts again. */
const wasCutOff = (sign: string): boolean =>
  fs.existsSync(sign) && fs.readFileSync(sign, "utf8") === "embedded";

async function fillDatabase(
  target: Target,
  file: string,
  passphrase: string,
  found: { start: Start; end: End },
) {
  const { config, find } = target;
  const { address, stop } = await find();
  const sign = path.join(config.dataDir, UNFINISHED_RESTORE);
  const client = await connectPatiently(address);
  let isOurs = false;
  try {
    if (!config.databaseUrl && wasCutOff(sign)) await clear(client, config.dataDir);
    if (!(await isEmptyDatabase(client)))
      throw new BackupError(
        "The database is not empty. A backup is restored into an empty one only: create a new one.",
      );
    await withoutTriggers(client);
    isOurs = true;
    fs.writeFileSync(sign, config.databaseUrl ? "given" : "embedded", { mode: 0o600 });
    await makeTables(target, address, found.start);
    const { jobs } = await readVersions(client);
    if (jobs !== found.start.jobs)
      throw new BackupError(
        `The job queue's tables of this backup have version ${found.start.jobs}, here it is ${jobs}. Restore with the version of the product that made the backup, then update.`,
      );
    const loader = new Loader(client);
    await loader.begin();
    const counts = await fillFrom(readArchive(file, passphrase), loader, config.dataDir);
    if (counts.tables !== found.end.tables || counts.files !== found.end.files)
      throw new BackupError("The backup changed while it was read.");
    await loader.finish();
    await bringUp(target, address);
    fs.rmSync(sign);
    return counts;
  } catch (error) {
    if (isOurs) {
      await clear(client, config.dataDir);
      fs.rmSync(sign, { force: true });
    }
    throw error;
  } finally {
    await client.end();
    await stop();
  }
}

/**
 * Restores a backup into an empty data folder and database. The whole archive is checked before anything is written; what fails
 * afterwards is taken back. Throws a BackupError that says what is in the way.
 */
export async function restore(target: Target, file: string, passphrase: string): Promise<Restored> {
  const found = await look(target, path.resolve(file), passphrase);
  const { at, files: withFiles } = found.start;
  if (target.config.s3 && found.end.files > 0)
    throw new BackupError(
      "This backup holds stored files, and S3_BUCKET is set. Restore it without S3_BUCKET, then copy DATA_DIR/files into the bucket.",
    );
  await fs.promises.mkdir(target.config.dataDir, { recursive: true });
  const counts = await fillDatabase(target, path.resolve(file), passphrase, found);
  return { at, withFiles, ...counts };
}
