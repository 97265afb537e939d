import os from "node:os";
import type { Database } from "#platform/db/database.ts";
import { listMigrations } from "#platform/db/migrate.ts";
import { type Finding, fail, ok, warn } from "#platform/doctor/finding.ts";
import { readArchiver, readClocks, readMigrations, readSettings } from "#platform/doctor/queries.ts";
import type { Config } from "#platform/env/config.ts";
import { lastBackup } from "#platform/installation/queries.ts";
import { listHeartbeats } from "#platform/processes/queries.ts";

const OLDEST = 15;
const NEWEST = 18;
type Settings = Awaited<ReturnType<typeof readSettings>>;

const versionFinding = (version: string, major: number): Finding => {
  const range = `PostgreSQL ${version}; ${OLDEST} to ${NEWEST} are tried.`;
  if (major < OLDEST) return fail("database", `${range} Upgrade the server.`);
  if (major > NEWEST) return warn("database", `${range} Watch the log.`);
  return ok("database", `PostgreSQL ${version}.`);
};

/** What the server's settings say. */
export function settingsFindings({ version, number, fsync, pages, commit, jit }: Settings): Finding[] {
  const unsafe = [
    fsync === "off" && "fsync",
    pages === "off" && "full_page_writes",
    commit === "off" && "synchronous_commit",
  ].filter((name) => name !== false);
  return [
    versionFinding(version, Math.floor(number / 10_000)),
    unsafe.length > 0
      ? fail(
          "durability",
          `${unsafe.join(", ")} is off: what was acknowledged is lost in a power cut. Run: ${unsafe.map((name) => `alter system set ${name} = on;`).join(" ")} select pg_reload_conf();`,
        )
      : ok("durability", "Commits wait for the disk."),
    jit === "on"
      ? warn(
          "jit",
          "jit is on and costs more than our short queries. Run: alter system set jit = off; select pg_reload_conf();",
        )
      : ok("jit", "jit is off."),
  ];
}

/** Whether the connections of `processes` fit into the server's limit. */
export function connectionsFinding(processes: number, pool: number, room: number): Finding {
  const each = pool + (os.availableParallelism() >= 4 ? 2 : 1);
  const needed = processes * each;
  const summary = `${processes} process${processes === 1 ? "" : "es"} with up to ${each} connections each, and room for ${room}`;
  if (needed > room) return fail("connections", `${summary}: lower DATABASE_POOL, or raise max_connections.`);
  if (needed > room * 0.8) return warn("connections", `${summary}: another process would hardly fit.`);
  return ok("connections", `${summary}.`);
}

const SECONDS = 1_000;
/** `least` and `most`: how far the process is ahead of the database, in ms. */
export function clockFinding({ least, most }: { least: number; most: number }): Finding {
  // Zero lies between them while the clocks agree.
  const skew = Math.max(least, -most, 0);
  const summary = `The clocks of this machine and of the database are ${(skew / SECONDS).toFixed(1)} seconds apart`;
  if (skew > 10 * SECONDS)
    return fail(
      "clock",
      `${summary}: codes of second factors and times are wrong. Run chrony or systemd-timesyncd on both.`,
    );
  if (skew > SECONDS) return warn("clock", `${summary}. Run chrony or systemd-timesyncd on both.`);
  return ok("clock", "The clocks of this machine and of the database agree.");
}

/** `ran`: the migrations that the database has had. */
export function migrationsFinding(ran: readonly string[], known: readonly string[]): Finding {
  const due = known.filter((tag) => !ran.includes(tag));
  const foreign = ran.filter((tag) => !known.includes(tag));
  if (foreign.length > 0)
    return fail("migrations", `The database is newer than this program (${foreign[0]}): update the program.`);
  if (due.length > 0)
    return fail(
      "migrations",
      `${due.length} are due, first ${due[0]}: restart a process, it runs them before it listens.`,
    );
  return ok("migrations", `All ${known.length} ran.`);
}

const HOUR = 3_600_000;
const HOURS_OK = 48;
const HOURS_MAX = 7 * 24;
type Backups = {
  backup: Date | null;
  archived: Date | null;
  failing: boolean;
  loopback: boolean;
  now: number;
};

/** How long ago what would be left after the loss of the disk was written. */
export function backupFinding({ backup, archived, failing, loopback, now }: Backups): Finding {
  if (failing)
    return fail("backups", "Archiving the WAL fails: look into the database's log and at pg_stat_archiver.");
  const latest = Math.max(backup?.getTime() ?? 0, archived?.getTime() ?? 0);
  const advice =
    "Run npm run admin -- backup FILE every night (deploy/kompagnon-backup.timer), or archive the WAL.";
  if (latest === 0) return (loopback ? warn : fail)("backups", `There is none. ${advice}`);
  const hours = Math.floor((now - latest) / HOUR);
  const summary = `The last one is ${hours} hours old`;
  if (hours > HOURS_MAX) return fail("backups", `${summary}. ${advice}`);
  return hours > HOURS_OK ? warn("backups", `${summary}. ${advice}`) : ok("backups", `${summary}.`);
}

/** Everything that the database knows about. Rejects when it does not answer. */
export async function databaseFindings(
  db: Database,
  { databasePool, loopback, redis }: Pick<Config, "databasePool" | "loopback" | "redis">,
): Promise<Finding[]> {
  const settings = await readSettings(db);
  const migrations = migrationsFinding(
    await readMigrations(db),
    listMigrations().map(({ tag }) => tag),
  );
  const found = [...settingsFindings(settings), clockFinding(await readClocks(db)), migrations];
  // What comes now reads tables that may not be there yet.
  if (migrations.level === "fail") return found;
  const running = (await listHeartbeats(db)).filter(({ silent }) => !silent).length;
  const archiver = await readArchiver(db);
  const last = await lastBackup(db);
  return [
    ...found,
    connectionsFinding(Math.max(1, running), databasePool, settings.connections),
    running > 1 && !redis
      ? warn("redis", `${running} processes run without REDIS_URL: each counts limits for itself.`)
      : ok(
          "processes",
          running === 0 ? "None runs at the moment." : `${running} said within a minute that they run.`,
        ),
    backupFinding({
      backup: last && new Date(last.at),
      archived: archiver.on ? archiver.at : null,
      failing: archiver.on && archiver.failing,
      loopback,
      now: Date.now(),
    }),
  ];
}
