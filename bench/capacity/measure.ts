import { type ChildProcess, fork } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import type { Answer, Ask } from "../fanout/listeners.ts";
import { idsOf, seed, settle } from "../speed/community.ts";
import { fire, type Shot, send } from "../speed/load.ts";
import { moveToSecondCore } from "../speed/processes.ts";
import { type Asked, askedOf, giveTickets, lineOf } from "./doing.ts";
import { type Cost, type Costs, type Habits, loadOf, ROLES, ratesOf, THINGS, type Thing } from "./model.ts";
import { type Stack, startStack, type Times } from "./stack.ts";

/**
 * Measures what each thing a member does costs, on one process a role, and writes `costs.json`; then plays the work of whole
 * communities at two sizes and compares what they took with what the calculator says.
 */

const { values: given } = parseArgs({
  options: {
    seconds: { type: "string", default: "4" },
    streams: { type: "string", default: "500" },
    /** The communities whose busiest minute is played. */
    sizes: { type: "string", default: "30000,100000" },
    /** Leaves costs.json as it is, and compares with that. */
    check: { type: "boolean", default: false },
  },
});
const SECONDS = Number(given.seconds);
const STREAMS = Number(given.streams);
/** Few, as at any one moment: many at a time share commits, and would look cheaper than members are. */
const CONNECTIONS = 2;
const WARM_SECONDS = 3;
const REST_MS = 120_000;
const IDLE_SECONDS = 10;
/** Members of the channel that is written in are connected, all of them. */
const READERS = 200;
const FILE = path.join(import.meta.dirname, "costs.json");
const habits = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, "habits.json"), "utf8")) as Habits; // our own

/** Waits until no work is due in the queues. */
async function rest(client: pg.Client): Promise<void> {
  const deadline = Date.now() + REST_MS;
  const due = `select exists(select from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()
    and starts_with(name, '__pgboss') = false) or exists(select from shared_work) as is`;
  while ((await client.query<{ is: boolean }>(due)).rows[0]?.is) {
    if (Date.now() > deadline) throw new Error("the work queue does not come to rest");
    await sleep(50);
  }
}

/** Bytes of the files in a folder and below. */
const bytesIn = (folder: string): number =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .reduce((all, entry) => all + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0)
    : 0;

/** What has been used up to now. */
async function standOf(stack: Stack, client: pg.Client) {
  const { rows } = await client.query<{ wal: string; size: string }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal, pg_database_size(current_database()) as size",
  );
  const [{ wal, size } = { wal: "0", size: "0" }] = rows;
  return {
    at: performance.now(),
    times: stack.times(),
    wal: Number(wal),
    size: Number(size),
    files: bytesIn(stack.files),
  };
}
type Stand = Awaited<ReturnType<typeof standOf>>;

const each = (of: (role: (typeof ROLES)[number]) => number): Times =>
  Object.fromEntries(ROLES.map((role) => [role, of(role)])) as Times; // of each

/** Processor time between two readings in µs, without what processes use when idle. */
const between = (from: Stand, to: Stand, idle: Times): Times =>
  each((role) => (to.times[role] - from.times[role]) * 1000 - idle[role] * ((to.at - from.at) / 1000));

async function costOf(
  stack: Stack,
  client: pg.Client,
  shot: () => Shot,
  idle: Times,
): Promise<{ cost: Cost; count: number }> {
  await fire(stack.ports.web, CONNECTIONS, WARM_SECONDS, shot);
  await rest(client);
  await sleep(1_000);
  const from = await standOf(stack, client);
  const { count } = await fire(stack.ports.web, CONNECTIONS, SECONDS, shot);
  await rest(client);
  await sleep(1_500);
  const to = await standOf(stack, client);
  const used = between(from, to, idle);
  const line = await lineOf(stack.ports.web, shot());
  const share = (value: number) => Math.max(0, Math.round(value / count));
  return {
    count,
    cost: {
      ...each((role) => share(used[role])),
      ...line,
      wal: share(to.wal - from.wal),
      rows: share(to.size - from.size),
      files: share(to.files - from.files),
    },
  };
}

/** What processes use when idle, in µs a second. */
async function idleOf(stack: Stack): Promise<Times> {
  const from = stack.times();
  const began = performance.now();
  await sleep(IDLE_SECONDS * 1000);
  const seconds = (performance.now() - began) / 1000;
  const to = stack.times();
  return each((role) => ((to[role] - from[role]) * 1000) / seconds);
}

const ask = (child: ChildProcess, message: Ask) =>
  new Promise<Answer>((resolve) => {
    child.once("message", (answer) => resolve(answer as Answer)); // listeners.ts answers nothing else
    child.send(message);
  });

/** Opens streams of the members from 1 on; answers the cost of opening one and of having one. */
async function openStreams(stack: Stack, client: pg.Client, listeners: ChildProcess, idle: Times) {
  await giveTickets(client, STREAMS);
  const memory = stack.memory("stream");
  const from = await standOf(stack, client);
  const opened = await ask(listeners, { type: "open", port: stack.ports.stream, count: STREAMS });
  if (opened.type !== "open" || opened.failed > 0)
    throw new Error(`streams did not open: ${JSON.stringify(opened)}`);
  await rest(client);
  await sleep(2_000);
  const to = await standOf(stack, client);
  const used = between(from, to, idle);
  const withStreams = await idleOf(stack);
  return {
    connect: each((role) => Math.max(0, used[role] / STREAMS)),
    wal: (to.wal - from.wal) / STREAMS,
    idle: withStreams,
    stream: {
      memory: Math.max(0, (stack.memory("stream") - memory) / STREAMS),
      stream: Math.max(0, (withStreams.stream - idle.stream) / STREAMS),
    },
  };
}

/** The ticket comes from a web process; the rest of `connect` happens at the stream process. */
const ticket =
  (origin: string): (() => Shot) =>
  () => ({ method: "POST", path: "/api/rt/ticket", headers: { origin, cookie: "sid=speed-1" } });

const EVENT_BYTES = 700;

async function measureAll(
  stack: Stack,
  client: pg.Client,
  asked: Record<Asked, () => Shot>,
  listeners: ChildProcess,
): Promise<Costs> {
  const quiet = await idleOf(stack);
  const memory = { web: stack.memory("web"), stream: stack.memory("stream"), jobs: stack.memory("jobs") };
  const opened = await openStreams(stack, client, listeners, quiet);
  const things = {} as Record<Thing, Cost>; // filled below
  for (const thing of THINGS) {
    const { cost, count } = await costOf(
      stack,
      client,
      thing === "connect" ? ticket(stack.origin) : asked[thing],
      opened.idle,
    );
    if (thing === "connect") for (const role of ROLES) cost[role] += Math.round(opened.connect[role]);
    things[thing] = cost;
    console.log(`${thing.padEnd(14)} ${String(count).padStart(6)} times  ${JSON.stringify(cost)}`);
  }
  // All readers of the channel but the writer are connected.
  const delivery = { stream: things.channel.stream / (READERS - 1), out: EVENT_BYTES };
  things.channel.stream = 0;
  const held = (role: "web" | "stream" | "jobs") =>
    Math.round(Math.max(memory[role], stack.memory(role)) / 1024);
  const [average = 0] = os.loadavg();
  const [{ model } = { model: "a processor" }] = os.cpus();
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    measured: {
      at: new Date().toISOString().slice(0, 16).replace("T", " "),
      machine: `${os.cpus().length} cores (${model})`,
      load: `load average ${average.toFixed(1)}, ${STREAMS} streams open, 2,000 members, 20,000 posts`,
    },
    things,
    delivery: { stream: rounded(delivery.stream), out: delivery.out },
    idleStream: { memory: rounded(opened.stream.memory), stream: rounded(opened.stream.stream) },
    idle: each((role) => Math.round(quiet[role])),
    memory: {
      web: held("web"),
      jobs: held("jobs"),
      stream: Math.round(memory.stream / 1024),
    },
  };
}

/** Plays the busiest minute of a community of this size, and compares. */
async function compare(members: number, { stack, client, asked, costs, idle }: Played): Promise<void> {
  const rates = ratesOf(members, habits);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const played = THINGS.filter((thing) => thing !== "connect");
  await rest(client);
  const from = await standOf(stack, client);
  const done = await Promise.all(
    played.map(async (thing) => {
      const count = Math.round(rates[thing] * PLAYED_SECONDS);
      await atRate(rates[thing], count, () => send(agent, stack.ports.web, asked[thing]()));
      return [thing, count] as const;
    }),
  );
  await rest(client);
  await sleep(1_500);
  agent.destroy();
  const to = await standOf(stack, client);
  const seconds = (to.at - from.at) / 1000;
  const used = between(from, to, idle);
  // What was really done, over the time it really took; `idle` contains the idle cost of streams.
  const real = {
    ...rates,
    connect: 0,
    ...Object.fromEntries(done.map(([thing, count]) => [thing, count / seconds])),
  };
  const predicted = loadOf(real, { online: 0, channelReaders: READERS - 1 }, costs);
  console.log(
    `\n${members.toLocaleString("en")} members, busiest minute played for ${seconds.toFixed(0)} s, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
  for (const role of ROLES)
    console.log(
      `  ${role.padEnd(9)} predicted ${(predicted.cores[role] * 100).toFixed(2).padStart(6)} % of a core, measured ${((used[role] / seconds / 1e6) * 100).toFixed(2).padStart(6)} %`,
    );
}
type Played = {
  stack: Stack;
  client: pg.Client;
  asked: Record<Asked, () => Shot>;
  costs: Costs;
  idle: Times;
};
const PLAYED_SECONDS = 30;

async function atRate(rate: number, count: number, work: () => Promise<unknown>): Promise<void> {
  const pending: Promise<unknown>[] = [];
  const began = performance.now();
  for (let n = 0; n < count; n++) {
    await sleep(Math.max(0, began + (n * 1000) / rate - performance.now()));
    pending.push(work());
  }
  await Promise.all(pending);
}

moveToSecondCore();
const stack = await startStack();
const listeners = fork(path.join(import.meta.dirname, "../fanout/listeners.ts"));
const client = new pg.Client(stack.databaseUrl);
try {
  await client.connect();
  await seed(client);
  await settle(client);
  const asked = await askedOf(await idsOf(client), stack.origin);
  await sleep(3_000);
  const costs = given.check
    ? (JSON.parse(fs.readFileSync(FILE, "utf8")) as Costs) // written below
    : await measureAll(stack, client, asked, listeners);
  if (given.check)
    await openStreams(
      stack,
      client,
      listeners,
      each(() => 0),
    );
  else fs.writeFileSync(FILE, `${JSON.stringify(costs, null, 2)}\n`);
  const idle = await idleOf(stack);
  for (const members of given.sizes.split(",").map(Number))
    await compare(members, { stack, client, asked, costs, idle });
} finally {
  await client.end();
  listeners.disconnect();
  await stack.stop();
}
