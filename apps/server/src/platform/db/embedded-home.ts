import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { StartProblem } from "#platform/env/start-problems.ts";

/** The user that PostgreSQL runs as; empty for the one that runs us. */
export type Ids = { uid?: number; gid?: number };
/** Where an embedded database is, with the programs it runs by. */
type Home = { ids: Ids; dir: string; native: string };

/** Says in a data folder whose database is somewhere else where that is. */
const LOCATION_FILE = "LOCATION";
/** What the socket's path may take on Linux and macOS, with the name of the socket. */
const SOCKET_PATH_MAX_BYTES = 100;

const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** The user `nobody` of this machine. */
const nobodyUser = (): Required<Ids> => {
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(fs.readFileSync("/etc/passwd", "utf8")) ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
};

/** Whether everybody may enter all folders above this and, where it is one, itself: then no process has to be asked. */
const isOpenToAll = (file: string): boolean => {
  const real = fs.realpathSync(file);
  for (let at = real; ; at = path.dirname(at)) {
    if ((fs.statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
};

type Location = { database: string; dataFolder: string };

/** Where the database of a data folder is, if that was written down. */
function readLocation(dir: string): Location | null {
  try {
    const [database = "", dataFolder = ""] = fs
      .readFileSync(path.join(dir, LOCATION_FILE), "utf8")
      .split("\n");
    return database && dataFolder ? { database, dataFolder } : null;
  } catch {
    return null; // nothing was written down
  }
}

function writeLocation(dir: string, database: string): void {
  const file = path.join(dir, LOCATION_FILE);
  const text = `${database}\n${dir}\nThe database of this folder is there: PostgreSQL does not run as root, and user nobody may not enter this folder.\n`;
  fs.writeFileSync(`${file}.${process.pid}`, text, { flush: true });
  fs.renameSync(`${file}.${process.pid}`, file);
}

/** A folder outside that `nobody` reaches: the one written down, or a new one of its own for each data folder. */
function findOutside(dir: string, elsewhere: string): string {
  const location = readLocation(dir);
  if (location && location.dataFolder !== dir && fs.existsSync(location.dataFolder))
    throw new StartProblem(
      `${dir} is a copy of ${location.dataFolder}: the database of both would be ${location.database}. Move a community with "npm run admin -- backup" and "restore", or remove ${path.join(dir, LOCATION_FILE)} to begin with an empty database.`,
    );
  const outside = location?.database ?? path.join(elsewhere, shortHash(dir));
  fs.mkdirSync(outside, { recursive: true, mode: 0o755 });
  if (location?.dataFolder !== dir) writeLocation(dir, outside);
  return outside;
}

/**
 * Where the database of a data folder is. PostgreSQL refuses root: as root it runs as `nobody`, from a folder and with programs
 * that `nobody` reaches.
 */
export function findHome(dir: string, native: string, elsewhere: string): Home {
  if (process.getuid?.() !== 0) return { ids: {}, dir, native };
  const ids = nobodyUser();
  const reaches = (file: string) =>
    isOpenToAll(file) || spawnSync("test", ["-x", file], { ...ids, cwd: "/" }).status === 0;
  const home = reaches(dir) ? dir : findOutside(dir, elsewhere);
  if (reaches(path.join(native, "bin/postgres"))) return { ids, dir: home, native };
  const manifest = JSON.parse(fs.readFileSync(path.join(native, "../package.json"), "utf8")) as {
    version: string;
  }; // npm's format
  const copy = path.join(home, `pg-bin-${manifest.version}`);
  if (!fs.existsSync(copy)) {
    const scratch = `${copy}.${process.pid}`;
    fs.cpSync(native, scratch, { recursive: true, verbatimSymlinks: true });
    try {
      fs.renameSync(scratch, copy);
    } catch (error) {
      fs.rmSync(scratch, { recursive: true, force: true });
      if (!fs.existsSync(copy)) throw error; // another process was first
    }
  }
  return { ids, dir: home, native: copy };
}

/**
 * The folder of the server's socket, which only its user may enter: in the database's folder, or in the system's temporary
 * folder where that path would be too long for a socket.
 */
export function socketFolder(dir: string, { uid, gid }: Ids): string {
  const inside = path.join(dir, "run");
  const isShort = Buffer.byteLength(path.join(inside, ".s.PGSQL.5432")) <= SOCKET_PATH_MAX_BYTES;
  const folder = isShort ? inside : path.join(os.tmpdir(), `kompagnon-${shortHash(dir)}`);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined && isShort) fs.chownSync(folder, uid, gid);
  if (!isShort) takeOver(folder, uid ?? process.getuid?.() ?? 0, gid);
  return folder;
}

/** Every user may create folders next to this one: it is used only if no other user made it. */
function takeOver(folder: string, uid: number, gid: number | undefined): void {
  const { uid: owner, mode } = fs.lstatSync(folder);
  const isOurs = owner === uid || owner === process.getuid?.();
  if (!isOurs || !fs.lstatSync(folder).isDirectory() || (mode & 0o077) !== 0)
    throw new StartProblem(
      `${folder} belongs to another user. Remove it, or set DATA_DIR to a folder with a shorter path.`,
    );
  if (owner !== uid && gid !== undefined) fs.chownSync(folder, uid, gid);
}
