import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const hasTaskset = spawnSync("taskset", ["--version"]).status === 0;

/** A program that runs, and how long it took until it answered. */
export type Program = ChildProcess & { pid: number; startMs: number };

/** Keeps this process (the load) off the stack's core; false where that can't be had. */
export const moveToSecondCore = (): boolean =>
  hasTaskset && spawnSync("taskset", ["-acp", "1", String(process.pid)]).status === 0;

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo; // it listens on TCP
      server.close(() => resolve(port));
    });
  });

/** Starts a program on the first core, with everything it starts itself, and waits until its address answers. */
export async function startOnFirstCore(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  address: string,
): Promise<Program> {
  const began = performance.now();
  const pinned = hasTaskset ? ["taskset", "-c", "0"] : [];
  const [command = process.execPath, ...rest] = [...pinned, process.execPath, ...args];
  const child = spawn(command, rest, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = () => child.kill("SIGTERM");
  process.on("exit", stop);
  child.on("exit", () => process.off("exit", stop));
  for (let tries = 0; tries < 4_000; tries++) {
    if (child.exitCode !== null || !child.pid)
      throw new Error(`${args.join(" ")} ended with ${child.exitCode}`);
    if (await answers(address))
      return Object.assign(child as ChildProcess & { pid: number }, { startMs: performance.now() - began }); // it has a pid: it runs
    await sleep(5);
  }
  throw new Error(`${args.join(" ")} does not answer at ${address}`);
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Ends a program and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await exited;
}

const MS_A_TICK = 10;

/** What /proc says of a process: its parent, and processor time in ms, of itself and of the children it has buried. */
function timesOf(pid: number | string): { parent: number; own: number; buried: number } | null {
  let stat: string;
  try {
    stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return null; // it has just ended
  }
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [parent = 0, own = 0, buried = 0] = [
    fields[1],
    (fields[11] ?? 0) + (fields[12] ?? 0),
    (fields[13] ?? 0) + (fields[14] ?? 0),
  ];
  return { parent, own: own * MS_A_TICK, buried: buried * MS_A_TICK };
}

/** Processor time in ms. */
export type Used = { node: number; postgres: number };

/** Processor time that a process has used, and the PostgreSQL of a data folder with all its children. */
export function used(pid: number, database: string): Used {
  const postmaster = Number(
    fs.readFileSync(path.join(database, "pg18/postmaster.pid"), "utf8").split("\n")[0],
  );
  const head = timesOf(postmaster);
  let postgres = (head?.own ?? 0) + (head?.buried ?? 0);
  for (const name of fs.readdirSync("/proc")) {
    const times = /^\d+$/.test(name) ? timesOf(name) : null;
    if (times?.parent === postmaster) postgres += times.own;
  }
  return { node: timesOf(pid)?.own ?? Number.NaN, postgres };
}

/** Records what a process that listens for an inspector spends its time on, while some work runs; writes it to a file. */
export async function recordProfile(port: number, file: string, work: () => Promise<unknown>): Promise<void> {
  const inspector = await connect(port);
  let last = 0;
  const ask = (method: string) =>
    new Promise<{ profile: object }>((resolve) => {
      const id = ++last;
      const answer = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as { id?: number; result: { profile: object } }; // the inspector's protocol
        if (message.id !== id) return;
        inspector.removeEventListener("message", answer);
        resolve(message.result);
      };
      inspector.addEventListener("message", answer);
      inspector.send(JSON.stringify({ id, method }));
    });
  await ask("Profiler.enable");
  await ask("Profiler.start");
  await work();
  const { profile } = await ask("Profiler.stop");
  fs.writeFileSync(file, JSON.stringify(profile));
  inspector.close();
}

async function connect(port: number): Promise<WebSocket> {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[]; // as above
  if (!target) throw new Error("nothing to profile");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  while (socket.readyState !== WebSocket.OPEN) await sleep(5);
  return socket;
}
