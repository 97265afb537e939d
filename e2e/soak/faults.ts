import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Balancer } from "../faults/balancer.ts";
import type { Proxy as TcpProxy } from "../faults/proxy.ts";
import type { SmallDisk } from "../faults/small-disk.ts";
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
  /** Where files lie, if that can be filled. */
  files: SmallDisk | null;
};

const CLOCK = path.resolve(import.meta.dirname, "clock.mjs");
/** Processes whose clocks can be made to go wrong. */
export const withClock = (env: Record<string, string>): Record<string, string> => ({
  ...env,
  NODE_OPTIONS: `--import ${new URL(`file://${CLOCK}`).href}`,
});

/** Free bytes left on a full disk: minimum, and maximum of a random addition. */
const SPARE_MIN = 2 ** 18;
const SPARE_MAX = 2 ** 22;
/** How long the log's disk is full: the database ends within that time, and can't restart. */
const LOG_FULL_MS = 6_000;

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

/** What is written from now on does not fit, soon after, until it does again. */
async function whileFull(disk: SmallDisk, random: Random, meanwhile: () => Promise<void>): Promise<void> {
  await disk.fill(SPARE_MIN + random.below(SPARE_MAX));
  try {
    await meanwhile();
  } finally {
    await disk.free();
  }
}

/** The database begins a new file of its log again and again, as it does when much is written, until it can't and ends. */
async function useUpLog({ direct }: Database): Promise<void> {
  const until = Date.now() + LOG_FULL_MS;
  const begin = async () => {
    const client = new pg.Client(direct());
    client.on("error", () => undefined); // it ends with its server, which is what is waited for
    try {
      await client.connect();
      while (Date.now() < until)
        await client.query("select pg_logical_emit_message(false, 'soak', ''), pg_switch_wal()");
    } finally {
      await client.end();
    }
  };
  while (Date.now() < until) {
    await begin().catch(() => undefined); // as above
    await sleep(100);
  }
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

type Fault = (all: Breakable, random: Random) => Promise<void>;
const FAULTS: Readonly<Record<string, Fault>> = {
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

/** What can be broken where there are disks for it. */
const WITH_DISKS: Readonly<Record<string, Fault>> = {
  "the database's disk full": async ({ database }, random) => {
    const disk = database.disk();
    if (disk) await whileFull(disk, random, () => sleep(1_000 + random.below(5_000)));
  },
  "no room for the database's log": async ({ database }, random) => {
    const disk = database.disk();
    if (disk) await whileFull(disk, random, () => useUpLog(database));
  },
  "the files' disk full": async ({ files }, random) => {
    if (files) await whileFull(files, random, () => sleep(1_000 + random.below(5_000)));
  },
};

/** Breaks something, waits until that is over; answers what it was. */
export async function breakSomething(all: Breakable, random: Random): Promise<string> {
  const [name, fault] = random.pick(Object.entries(all.files ? { ...FAULTS, ...WITH_DISKS } : FAULTS));
  await fault(all, random);
  return name;
}
