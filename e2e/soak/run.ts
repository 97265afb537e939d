// npm run soak: members who do what the product offers, while processes are killed and replaced, their clocks go wrong, answers are
// lost on their way, the database and Redis are cut off, slow and emptied, and (--standby) the database dies for good and its
// standby takes over; afterwards everything is held against the members' own notes. Needs Redis (TEST_REDIS_URL), whose database 9
// it takes for itself, and PostgreSQL (TEST_DATABASE_URL), where it makes a database of its own; with --standby both PostgreSQLs
// come from npm. Ends with 1 when something was wrong.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { REDIS, startCluster } from "../cluster.ts";
import { startBalancer } from "../faults/balancer.ts";
import { startProxy } from "../faults/proxy.ts";
import { openSmallDisk } from "../faults/small-disk.ts";
import { Random } from "../fuzz/random.ts";
import { freePort, startServer } from "../servers.ts";
import type { Ask } from "./area.ts";
import { behindProxy, onDisk, withStandby } from "./database.ts";
import { breakSomething, withClock } from "./faults.ts";
import { settle } from "./settle.ts";

const { values: given } = parseArgs({
  options: {
    hours: { type: "string", default: "0.1" },
    members: { type: "string", default: "60" },
    processes: { type: "string", default: "2" },
    seed: { type: "string", default: "1" },
    /** Seconds at most between two faults. */
    calm: { type: "string", default: "2" },
    /** Members who act at a time; all listen. */
    together: { type: "string", default: "64" },
    standby: { type: "boolean", default: false },
  },
});
const numbers = ["hours", "members", "processes", "seed", "calm", "together"] as const;
const [hours, count, processes, seed, calm, atOnce] = numbers.map((name) => Number(given[name]));
if (!hours || !count || !processes || !seed || !calm || !atOnce)
  throw new Error(`${numbers.join(", ")} are numbers above 0`);
const HOUR_MS = 3_600_000;
/** Maximum number of findings printed. */
const SHOWN = 40;
const SETTLED_WITHIN_MS = 120_000;

const port = await freePort();
const url = `http://localhost:${port}`;
const cluster = await startCluster(0, { WEB_ROOT: "off", APP_ORIGIN: url, PAYMENTS: "local" });
/** Files of a whole night fit. */
const FILES_BYTES = 2 ** 31;
const files = await openSmallDisk(FILES_BYTES).catch((error: unknown) => {
  console.log(`disks do not fill in this run, for none can be made small here: ${String(error)}`);
  return null;
});
const database = given.standby
  ? await withStandby(files !== null)
  : await (files ? onDisk() : behindProxy(cluster.env["DATABASE_URL"] ?? ""));
const dataDir = files?.folder ?? cluster.env["DATA_DIR"] ?? "";
const redisTarget = new URL(REDIS);
const redis = await startProxy(redisTarget.hostname, Number(redisTarget.port || 6379));
const redisUrl = `redis://${redisTarget.host}/9`;
const env = withClock({
  ...cluster.env,
  DATABASE_URL: database.url,
  REDIS_URL: `redis://127.0.0.1:${redis.port}/9`,
  DATA_DIR: dataDir,
  LOG_LEVEL: "error",
});
for (let n = 0; n < processes; n++) cluster.processes.push(await startServer(env));
const balancer = await startBalancer(
  () => cluster.processes.map((process) => Number(new URL(process.url).port)),
  port,
  { keepsConnections: true },
);

// An early end of the run cleans up as well.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
process.once("exit", () => {
  for (const { process } of cluster.processes) process.kill("SIGKILL");
});

/** Something asked of the database itself, wherever it is now. */
const ask: Ask = async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
  const client = new pg.Client(database.direct());
  await client.connect();
  try {
    return (await client.query<R>(text, values)).rows;
  } finally {
    await client.end();
  }
};

const began = performance.now();
const { bots, community, areas } = await settle(url, count, seed, { ask, dataDir, atOnce });
const doings = areas.flatMap((area) => area.actions);
console.log(`${bots.length} members are here after ${Math.round((performance.now() - began) / 1_000)} s`);
const random = new Random(seed, 1);
const faults = new Map<string, number>();
const tally = (name: string) => faults.set(name, (faults.get(name) ?? 0) + 1);
const heard = () => bots.reduce((sum, { events }) => sum + events.received, 0);
const resyncs = () => bots.reduce((sum, { events }) => sum + events.resyncs, 0);
const tell = () =>
  console.log(
    `${community.acknowledged} writes acknowledged, ${heard()} events heard, ${resyncs()} times all fetched again, ${community.wrong.length} wrong, faults: ${[...faults].map(([name, times]) => `${name} ${times}`).join(", ")}`,
  );
let shown = 0;
const telling = setInterval(() => {
  tell();
  for (; shown < Math.min(community.wrong.length, SHOWN); shown++)
    console.log(`wrong: ${community.wrong[shown]}`);
}, 60_000);
const working = bots.map((bot) => bot.run(doings));
const start = Date.now();
const until = Date.now() + hours * HOUR_MS;
let isFailedOver = !database.failOver;
while (Date.now() < until) {
  await sleep(random.below(calm * 1_000));
  if (!isFailedOver && Date.now() > (start + until) / 2) {
    isFailedOver = true;
    const at = performance.now();
    await database.failOver?.(env);
    console.log(`the standby takes writes after ${Math.round(performance.now() - at)} ms`);
    tally("the database dead, its standby promoted");
  }
  tally(
    await breakSomething(
      { processes: cluster.processes, env, balancer, database, redis, redisUrl, files },
      random,
    ),
  );
}
community.isRunning = false;
await Promise.all(working);
clearInterval(telling);
tell();
// What a process that died had begun with a payment is fetched by the clock; here it need not be waited for.
await ask("insert into jobs.job (name, data) values ('billing.reconcile', '{}')");
// Events that are still on their way; what is wrong then stays wrong.
const verify = async () => (await Promise.all(areas.map((area) => area.verify(ask)))).flat();
const settledBy = Date.now() + SETTLED_WITHIN_MS;
let wrong = await verify();
while (wrong.length > 0 && Date.now() < settledBy) {
  await sleep(1_000);
  wrong = await verify();
}
wrong.push(...community.wrong);
console.log(
  wrong.length === 0 ? "nothing was wrong" : `${wrong.length} wrong:\n${wrong.slice(0, SHOWN).join("\n")}`,
);
await Promise.all(bots.map(({ events }) => events.close()));
await balancer.close();
await Promise.all(cluster.processes.map((process) => process.stop()));
await database.stop();
await files?.close();
await cluster.stop();
await redis.close();
process.exit(wrong.length === 0 ? 0 : 1);
