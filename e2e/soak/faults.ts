import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Balancer } from "../faults/balancer.ts";
import type { Proxy as TcpProxy } from "../faults/proxy.ts";
import type { Random } from "../fuzz/random.ts";
import { type Running, startServer } from "../servers.ts";
import type { Database } from "./database.ts";

/** What can be broken. */
export type Breakable = {
  processes: Running[];
  env: Record<string, string>;
  balancer: Balancer;
  database: Database;
  redis: TcpProxy;
  redisUrl: string;
};

const CLOCK = path.resolve(import.meta.dirname, "clock.mjs");
/** Processes whose clocks can be made to go wrong. */
export const withClock = (env: Record<string, string>): Record<string, string> => ({
  ...env,
  NODE_OPTIONS: `--import ${new URL(`file://${CLOCK}`).href}`,
});

const portOf = ({ url }: Running): string => new URL(url).port;

async function replace({ processes, env }: Breakable, random: Random, signal: NodeJS.Signals): Promise<void> {
  const place = random.below(processes.length);
  const old = processes[place];
  if (!old) return;
  await old.stop(signal);
  processes[place] = await startServer({ ...env, PORT: portOf(old) });
}

type Breaks = Pick<TcpProxy, "cut" | "restore" | "delay">;
async function cut(proxy: Breaks, ms: number): Promise<void> {
  proxy.cut();
  await sleep(ms);
  proxy.restore();
}

async function slow(proxy: Breaks, ms: number): Promise<void> {
  proxy.delay(20);
  await sleep(ms);
  proxy.delay(0);
}

/** Of what was done, every fourth answer never comes through, and streams end in the middle. */
async function lose(balancer: Balancer, ms: number): Promise<void> {
  balancer.lose(0.25);
  await sleep(ms);
  balancer.lose(0);
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
  "a clock gone wrong": async ({ processes }, random) => void random.pick(processes).process.kill("SIGUSR2"),
  "answers lost": ({ balancer }) => lose(balancer, 2_000),
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
