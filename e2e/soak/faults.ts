import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Proxy as TcpProxy } from "../faults/proxy.ts";
import type { Random } from "../fuzz/random.ts";
import { type Running, startServer } from "../servers.ts";

/** What can be broken. */
export type Breakable = {
  processes: Running[];
  env: Record<string, string>;
  database: TcpProxy;
  redis: TcpProxy;
  redisUrl: string;
};

const portOf = ({ url }: Running): string => new URL(url).port;

async function replace({ processes, env }: Breakable, random: Random, signal: NodeJS.Signals): Promise<void> {
  const place = random.below(processes.length);
  const old = processes[place];
  if (!old) return;
  await old.stop(signal);
  processes[place] = await startServer({ ...env, PORT: portOf(old) });
}

async function cut(proxy: TcpProxy, ms: number): Promise<void> {
  proxy.cut();
  await sleep(ms);
  proxy.restore();
}

async function slow(proxy: TcpProxy, ms: number): Promise<void> {
  proxy.delay(20);
  await sleep(ms);
  proxy.delay(0);
}

/** The database of this run alone. */
async function flush(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port || 6379) });
  // Redis takes commands as lines, and answers each by one.
  socket.write(`SELECT ${pathname.slice(1)}\r\nFLUSHDB\r\nQUIT\r\n`);
  let heard = "";
  for await (const chunk of socket) heard += String(chunk);
  if (heard !== "+OK\r\n".repeat(3)) throw new Error(`Redis was not emptied: ${heard}`);
}

const FAULTS: Readonly<Record<string, (all: Breakable, random: Random) => Promise<void>>> = {
  "a process killed": (all, random) => replace(all, random, "SIGKILL"),
  "a process replaced": (all, random) => replace(all, random, "SIGTERM"),
  "the database cut off": ({ database }, random) => cut(database, 200 + random.below(2_000)),
  "the database slow": ({ database }) => slow(database, 2_000),
  "Redis cut off": ({ redis }, random) => cut(redis, 200 + random.below(3_000)),
  "Redis slow": ({ redis }) => slow(redis, 2_000),
  "Redis emptied": ({ redisUrl }) => flush(redisUrl),
};

/** Breaks something, waits until that is over; answers what it was. */
export async function breakSomething(all: Breakable, random: Random): Promise<string> {
  const name = random.pick(Object.keys(FAULTS));
  await FAULTS[name]?.(all, random);
  return name;
}
