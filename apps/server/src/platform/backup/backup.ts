import fs from "node:fs";
import path from "node:path";
import type pg from "pg";
import { dumpDatabase, readVersions, type Snapshot, takeSnapshot } from "#platform/backup/dump.ts";
import { type ArchiveWriter, createArchive } from "#platform/backup/records.ts";
import { BackupError } from "#platform/backup/seal.ts";
import { archiveFiles, archiveSecretFiles } from "#platform/backup/stored-files.ts";
import { openDatabase } from "#platform/db/database.ts";
import type { Config } from "#platform/env/config.ts";
import { noteBackup } from "#platform/installation/queries.ts";
import type { Log } from "#platform/log.ts";
import { type Hold, holdFiles } from "#platform/storage/hold.ts";

/** What a backup works on. */
export type Source = {
  config: Pick<Config, "dataDir" | "s3">;
  log: Log;
  address: pg.PoolConfig;
  /** Called at the moment that is backed up, before anything is read: with the name that other connections see it by. */
  onSnapshot?: (name: string) => Promise<void>;
};
/** The content of a backup; sizes in bytes. `kept`: the keys that were stored next to the data. */
export type Backup = {
  at: string;
  tables: number;
  files: number;
  withFiles: boolean;
  kept: string[];
  bytes: number;
};

async function fill({ config, onSnapshot }: Source, snapshot: Snapshot, hold: Hold, archive: ArchiveWriter) {
  const withFiles = config.s3 === null;
  const at = new Date().toISOString();
  await onSnapshot?.(snapshot.name);
  await archive.part({ kind: "start", at, ...(await readVersions(snapshot.client)), files: withFiles });
  const database = await dumpDatabase(snapshot, archive);
  // The moment is over for the database; the files that it names are held until they are copied.
  await snapshot.end();
  const stored = withFiles
    ? await archiveFiles(config.dataDir, hold.aside, archive, hold.check)
    : { files: 0, bytes: 0 };
  const kept = await archiveSecretFiles(config.dataDir, archive);
  const { tables, sequences } = database;
  const bytes = database.bytes + stored.bytes;
  await archive.part({ kind: "end", tables, sequences, files: stored.files, bytes });
  await archive.end();
  return { at, tables, files: stored.files, withFiles, kept };
}

/** Unlike a rename, a link never takes the place of a file that came meanwhile; some disks (of sticks, over the net) have none. */
async function giveName(unfinished: string, target: string): Promise<void> {
  try {
    await fs.promises.link(unfinished, target);
  } catch (error) {
    if (fs.existsSync(target)) throw error;
    await fs.promises.rename(unfinished, target);
  }
}

/**
 * Backs up database and files of a community that may go on running into one sealed file, as of one moment. The file is there
 * whole or not at all. Throws a BackupError that says what is in the way.
 */
export async function backUp(source: Source, file: string, passphrase: string): Promise<Backup> {
  const { config, log, address } = source;
  const target = path.resolve(file);
  if (fs.existsSync(target)) throw new BackupError(`${target} is there already: name a new file.`);
  if (!fs.existsSync(path.dirname(target)))
    throw new BackupError(`There is no folder ${path.dirname(target)}.`);
  const hold = await holdFiles(config.dataDir);
  if (!hold)
    throw new BackupError("Another backup of this installation is running. Wait until it is through.");
  await sweepUnfinished(target);
  const unfinished = `${target}.unfinished-${process.pid}`;
  let snapshot: Snapshot | null = null;
  let archive: ArchiveWriter | null = null;
  try {
    archive = await createArchive(unfinished, passphrase);
    snapshot = await takeSnapshot(address);
    const made = await fill(source, snapshot, hold, archive);
    const { size: bytes } = await fs.promises.stat(unfinished);
    await giveName(unfinished, target);
    await note({ log, address }, { at: made.at, bytes, files: made.files, withFiles: made.withFiles });
    return { ...made, bytes };
  } finally {
    archive?.destroy();
    await snapshot?.end();
    await fs.promises.rm(unfinished, { force: true });
    await hold.release();
  }
}

/** Takes away what backups into this folder left that were killed; one that runs would hold the files, and this one would not. */
async function sweepUnfinished(target: string): Promise<void> {
  const folder = path.dirname(target);
  for (const name of await fs.promises.readdir(folder)) {
    const [, pid] = /\.unfinished-(\d+)$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) await fs.promises.rm(path.join(folder, name), { force: true });
  }
}

/** Whether a process is there; one of another account is. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // set by the system call
  }
}

async function note(
  { log, address }: Pick<Source, "log" | "address">,
  record: Parameters<typeof noteBackup>[1],
) {
  const db = openDatabase({ ...address, max: 1 }, log);
  try {
    await noteBackup(db, record);
  } finally {
    await db.end();
  }
}
