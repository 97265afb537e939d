import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Backup, backUp } from "#platform/backup/backup.ts";
import { findPassphrase } from "#platform/backup/passphrase.ts";
import { type Restored, requireEmptyFolder, restore } from "#platform/backup/restore.ts";
import { BackupError } from "#platform/backup/seal.ts";
import { PromoteError, promote } from "#platform/db/promote.ts";
import { examine, linesOf } from "#platform/doctor/doctor.ts";
import { type Config, readConfig } from "#platform/env/config.ts";
import { createLog } from "#platform/log.ts";
import { dataFolderOf } from "#platform/storage/data-folder.ts";
import { findDatabase } from "./database-of.ts";

// What is done to an installation as a whole, without being one of its processes: nothing is migrated, no job is worked on.

type Given = { positionals: readonly string[]; values: Record<string, string | undefined> };
type Answer = { lines: readonly string[]; failed?: boolean };

const inWords = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** Lists the keys that are needed in addition, before they are missed at a restore. */
const aboutKeys = ({ kept, withFiles }: Pick<Backup | Restored, "kept" | "withFiles">): string[] => [
  kept.length > 0
    ? `It holds ${kept.join(" and ")}: with it and the passphrase one has everything.`
    : "SECRET and ID_KEYS are not in it: keep them in another place. Without them identity documents and documents written together stay sealed.",
  ...(withFiles ? [] : ["Stored files are in S3_BUCKET and not in it: use the bucket's versions or copies."]),
  "The file .env is not in it.",
];

const fileOf = ([file, ...more]: readonly string[], command: string): string => {
  if (!file || more.length > 0) throw new BackupError(`Say: npm run admin -- ${command} FILE`);
  return path.resolve(file);
};

/** The configuration, without the keys that reading it would put into an empty data folder. */
function configForRestore(env: NodeJS.ProcessEnv): Config {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-restore-"));
  try {
    return { ...readConfig({ ...env, DATA_DIR: scratch }), dataDir: dataFolderOf(env) };
  } finally {
    fs.rmSync(scratch, { recursive: true });
  }
}

/** Commands that work on the installation itself, by their names. */
export const INSTALLATION_COMMANDS: Readonly<Record<string, (given: Given) => Promise<Answer>>> = {
  async promote() {
    const { databaseUrl } = readConfig(process.env);
    if (!databaseUrl)
      throw new PromoteError("DATABASE_URL is not set: the embedded database has no standby.");
    return { lines: await promote(databaseUrl) };
  },
  async backup({ positionals, values }) {
    const file = fileOf(positionals, "backup");
    const config = readConfig(process.env);
    const passphrase = await findPassphrase(process.env, { file: values["passphrase-file"], isNew: true });
    const log = createLog("error");
    const { address, stop } = await findDatabase(config, log);
    try {
      const made = await backUp({ config, log, address }, file, passphrase);
      const { tables, files, bytes, at } = made;
      return {
        lines: [
          `Backed up ${tables} tables and ${files} files as of ${at} to ${file} (${inWords(bytes)}).`,
          ...aboutKeys(made),
        ],
      };
    } finally {
      await stop();
    }
  },
  async restore({ positionals, values }) {
    const file = fileOf(positionals, "restore");
    requireEmptyFolder(dataFolderOf(process.env));
    const passphrase = await findPassphrase(process.env, { file: values["passphrase-file"], isNew: false });
    const config = configForRestore(process.env);
    const log = createLog("error");
    const find = () => findDatabase(config, log, { isRestore: true });
    const restored = await restore({ config, log, find }, file, passphrase);
    const { tables, files, at } = restored;
    return {
      lines: [
        `Restored ${tables} tables and ${files} files as of ${at}.`,
        ...(restored.kept.length > 0 ? [] : ["Set SECRET and ID_KEYS to what they were before you start."]),
        ...(restored.withFiles
          ? []
          : ["Stored files are in the bucket: set S3_BUCKET as it was before you start."]),
        "Members who were erased since then are there again: erase them again. Mails that waited then are sent at the next start.",
      ],
    };
  },
  async doctor() {
    const config = readConfig(process.env);
    const log = createLog("silent");
    const { address, dir, stop } = await findDatabase(config, log);
    try {
      const findings = await examine({
        config,
        log,
        address,
        databaseDir: dir,
        publicUrl: process.env["PUBLIC_URL"] || undefined,
      });
      return { lines: linesOf(findings), failed: findings.some(({ level }) => level === "fail") };
    } finally {
      await stop();
    }
  },
};
