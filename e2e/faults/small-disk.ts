import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import readline from "node:readline";
import { promisify } from "node:util";
import { scratchDir } from "../servers.ts";

/** A disk of its own that can be full: every byte more is ENOSPC, as on a disk that others have filled. */
export type SmallDisk = {
  /** Where it is mounted. */
  folder: string;
  /** From now on there is room for `spare` bytes (a few pages by default) and no more. */
  fill: (spare?: number) => Promise<void>;
  /** There is room again. */
  free: () => Promise<void>;
  close: () => Promise<void>;
};

const run = promisify(execFile);
/** One page; with less than a few of them `mount` refuses during writes. */
const PAGE = 4_096;
const SPARE_BYTES = 64 * PAGE;

/** Runs commands where mounting is allowed. */
type Shell = { run: (command: string) => Promise<void>; root: string; end: () => Promise<void> };

/** Root mounts where it is. */
const asRoot: Shell = {
  run: async (command) => void (await run("sh", ["-c", command])),
  root: "",
  end: async () => undefined,
};

/** Everybody else mounts in a namespace of their own, which is entered through its process and ends with it. */
async function inNamespace(): Promise<Shell> {
  const shell: ChildProcess = spawn("unshare", ["--user", "--map-root-user", "--mount", "sh"], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  let errors = "";
  shell.stderr?.on("data", (chunk) => (errors += chunk));
  const failed = once(shell, "exit").then(() => Promise.reject(new Error(errors.trim() || "unshare ended")));
  failed.catch(() => undefined); // the pending ask reports it
  const lines = readline.createInterface({ input: shell.stdout ?? process.stdin });
  const ask = async (command: string) => {
    shell.stdin?.write(`${command}; echo $?\n`);
    const [code] = (await Promise.race([once(lines, "line"), failed])) as [string];
    if (code !== "0") throw new Error(errors.trim());
  };
  await ask("true");
  return {
    run: ask,
    root: `/proc/${shell.pid}/root`,
    end: async () => {
      const gone = once(shell, "exit");
      shell.stdin?.end();
      await gone;
    },
  };
}

/**
 * Mounts a disk of this size, in memory and for this run alone. Needs root, or a kernel that allows unprivileged namespaces;
 * rejects with the reason otherwise.
 */
export async function openSmallDisk(bytes: number): Promise<SmallDisk> {
  const shell = process.getuid?.() === 0 ? asRoot : await inNamespace();
  const place = scratchDir();
  const folder = shell.root + place;
  await shell.run(`mount -t tmpfs -o size=${bytes},mode=755 kompagnon-soak ${place}`);
  // A namespace goes with this process; what root has mounted would stay.
  const leave = () => void spawnSync("umount", ["-l", place]);
  if (shell === asRoot) process.once("exit", leave);
  // The original mount options stay; repeating them could name users that the namespace does not know.
  const resize = (size: number) => shell.run(`mount --options-mode ignore -o remount,size=${size} ${place}`);
  return {
    folder,
    fill: async (spare = SPARE_BYTES) => {
      const { blocks, bfree, bsize } = await fs.promises.statfs(folder);
      // No size at all would be no bound at all.
      await resize(Math.max(PAGE, (blocks - bfree) * bsize + spare));
    },
    free: () => resize(bytes),
    close: async () => {
      process.off("exit", leave);
      await shell.run(`umount -l ${place}`);
      await shell.end();
      fs.rmSync(place, { recursive: true });
    },
  };
}
