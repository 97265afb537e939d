import path from "node:path";
import type pg from "pg";
import { openDatabase } from "#platform/db/database.ts";
import { databaseFindings } from "#platform/doctor/database.ts";
import { codeIn, type Finding, fail, ok, TIMEOUT_MS, within } from "#platform/doctor/finding.ts";
import { mailFinding, originFindings, redisFinding } from "#platform/doctor/reach.ts";
import { addressFindings, callsFinding, diskFinding, secretFindings } from "#platform/doctor/settings.ts";
import type { Config } from "#platform/env/config.ts";
import type { Log } from "#platform/log.ts";
import { createStorage } from "#platform/storage/storage.ts";

type Patient = {
  config: Config;
  log: Log;
  address: pg.PoolConfig;
  /** The folder of the embedded database; null with DATABASE_URL. */
  databaseDir: string | null;
  /** The address in canonical links, where the environment gives another one. */
  publicUrl: string | undefined;
};

/** PostgreSQL's code. */
const NO_TABLE = "42P01";

async function ofDatabase({ config, log, address }: Patient): Promise<Finding[]> {
  const bounds = { connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS, max: 1 };
  const db = openDatabase({ ...address, ...bounds }, log);
  try {
    return await within(databaseFindings(db, config), 3 * TIMEOUT_MS);
  } catch (error) {
    if (codeIn(error) === NO_TABLE)
      return [fail("database", "It has no tables yet: start the product once, or restore a backup.")];
    return [
      fail(
        "database",
        `It does not answer as it should (${codeIn(error)}): look at DATABASE_URL and the server's log.`,
      ),
    ];
  } finally {
    void db.end();
  }
}

/** An embedded database outside DATA_DIR, which a copy of that folder does not contain. */
function ofPlace({ config, databaseDir }: Patient): Finding[] {
  if (databaseDir === null || databaseDir.startsWith(path.resolve(config.dataDir))) return [];
  return [
    ok(
      "database",
      `It is in ${databaseDir}, because user nobody may not enter ${config.dataDir}. Backups contain it, copies of DATA_DIR do not.`,
    ),
  ];
}

async function ofDisk({ config, log }: Patient): Promise<Finding[]> {
  try {
    const { free, total } = await createStorage({ ...config, s3: null }, log).room();
    return free === null || total === null ? [] : [diskFinding(free, total)];
  } catch (error) {
    return [fail("disk", `DATA_DIR can't be looked at (${codeIn(error)}).`)];
  }
}

/**
 * Looks a running installation over and says what to do. Everything is asked at the same time, and each has seconds to answer.
 * Reads only; names no secret.
 */
export async function examine(patient: Patient): Promise<Finding[]> {
  const { config, publicUrl } = patient;
  const found = await Promise.all([
    ofDatabase(patient),
    ofPlace(patient),
    ofDisk(patient),
    redisFinding(config),
    mailFinding(config).then((one) => [one]),
    addressFindings(config, publicUrl),
    originFindings(config),
    [callsFinding(config)],
    secretFindings(config),
  ]);
  return found.flat();
}

/** A line a finding. */
export const linesOf = (findings: readonly Finding[]): string[] => {
  const broken = findings.filter(({ level }) => level === "fail").length;
  const better = findings.filter(({ level }) => level === "warn").length;
  return [
    ...findings.map(({ level, about, text }) => `${level.padEnd(4)}  ${about.padEnd(12)}  ${text}`),
    "",
    broken + better === 0 ? "Everything is as it should be." : `${broken} to repair, ${better} to look at.`,
  ];
};
