// npm run soak: members who do what the product offers, while processes are killed and replaced and the database and Redis are
// cut off, slow and emptied; afterwards everything is held against the members' own notes. Needs PostgreSQL and Redis
// (TEST_DATABASE_URL, TEST_REDIS_URL); takes a database of its own, and the Redis database 9 for itself. Ends with 1 when
// something was wrong.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { aDocument } from "../../apps/server/src/features/documents/test-documents.ts";
import { aMatchingMember, aPairInChat } from "../../apps/server/src/testing/builders.ts";
import { REDIS, startCluster } from "../cluster.ts";
import { startBalancer } from "../faults/balancer.ts";
import { startProxy } from "../faults/proxy.ts";
import { Random } from "../fuzz/random.ts";
import { freePort, startServer } from "../servers.ts";
import { Bot, type Community } from "./bot.ts";
import { breakSomething } from "./faults.ts";
import { verify } from "./verify.ts";

const { values: given } = parseArgs({
  options: {
    hours: { type: "string", default: "0.1" },
    members: { type: "string", default: "12" },
    processes: { type: "string", default: "2" },
    seed: { type: "string", default: "1" },
  },
});
const [hours, count, processes, seed] = [given.hours, given.members, given.processes, given.seed].map(Number);
if (!hours || !count || !processes || !seed)
  throw new Error("hours, members, processes and seed are numbers above 0");
const HOUR_MS = 3_600_000;
const FAULT_EVERY_MS = 2_000;
const SETTLED_WITHIN_MS = 60_000;

const port = await freePort();
const url = `http://localhost:${port}`;
const cluster = await startCluster(0, { WEB_ROOT: "off", APP_ORIGIN: url });
const target = new URL(cluster.env["DATABASE_URL"] ?? "");
const direct = target.href;
const database = await startProxy(target.hostname, Number(target.port || 5432));
target.host = `127.0.0.1:${database.port}`;
const redisTarget = new URL(REDIS);
const redis = await startProxy(redisTarget.hostname, Number(redisTarget.port || 6379));
const redisUrl = `redis://${redisTarget.host}/9`;
const env = {
  ...cluster.env,
  DATABASE_URL: target.href,
  REDIS_URL: `redis://127.0.0.1:${redis.port}/9`,
  LOG_LEVEL: "error",
};
for (let n = 0; n < processes; n++) cluster.processes.push(await startServer(env));
const balancer = await startBalancer(
  () => cluster.processes.map((process) => Number(new URL(process.url).port)),
  port,
);
const client = new pg.Client(direct);
await client.connect();

/** Everybody has a chat with whoever comes after them, and all write one plan. */
async function settle(): Promise<{ bots: Bot[]; community: Community; plan: string }> {
  const first = await aMatchingMember({ url });
  const people = [first];
  const chats: string[] = [];
  for (let anna = first; people.length < (count ?? 0); ) {
    const { berta, chatId } = await aPairInChat({ url }, { anna });
    people.push(berta);
    chats.push(chatId);
    anna = berta;
  }
  await client.query(
    "update members set premium_until = now() + interval '9 days', email_confirmed_at = now(), created_at = now() - interval '9 days'",
  );
  await sleep(1_000); // what a process knows of a caller is half a second old at most
  const { id: plan } = await aDocument(first);
  const others = people.slice(1).map(({ id }) => id);
  // Only who is known can be asked in; this is not what the run is about.
  await client.query(
    "insert into document_people (document_id, member_id, role) select $1, unnest($2::uuid[]), 'editor'",
    [plan, others],
  );
  const community: Community = {
    ...{ posts: [], people: people.map(({ id }) => id), isRunning: true, acknowledged: 0, wrong: [] },
  };
  const bots = people.map((person, at) => new Bot(person, community, plan, (seed ?? 1) + at));
  for (const [at, chat] of chats.entries())
    for (const bot of [bots[at], bots[at + 1]]) bot?.messages.set(chat, []);
  await Promise.all(bots.map(({ follower }) => follower.connected));
  return { bots, community, plan };
}

const { bots, community, plan } = await settle();
const random = new Random(seed, 1);
const until = Date.now() + hours * HOUR_MS;
const faults = new Map<string, number>();
const heard = () => bots.reduce((sum, { follower }) => sum + follower.messages.length, 0);
const tell = () =>
  console.log(
    `${community.acknowledged} writes acknowledged, ${heard()} events heard, faults: ${[...faults].map(([name, times]) => `${name} ${times}`).join(", ")}`,
  );
const telling = setInterval(tell, 60_000);
const working = bots.map((bot) => bot.run());
while (Date.now() < until) {
  await sleep(random.below(FAULT_EVERY_MS));
  const name = await breakSomething({ processes: cluster.processes, env, database, redis, redisUrl }, random);
  faults.set(name, (faults.get(name) ?? 0) + 1);
}
community.isRunning = false;
await Promise.all(working);
clearInterval(telling);
tell();
// Events that are still on their way; what is wrong then stays wrong.
const settledBy = Date.now() + SETTLED_WITHIN_MS;
let wrong = await verify(bots, client, plan);
while (wrong.length > 0 && Date.now() < settledBy) {
  await sleep(1_000);
  wrong = await verify(bots, client, plan);
}
wrong.push(...community.wrong);
console.log(
  wrong.length === 0 ? "nothing was wrong" : `${wrong.length} wrong:\n${wrong.slice(0, 40).join("\n")}`,
);
await Promise.all(bots.map(({ follower }) => follower.close()));
await balancer.close();
await client.end();
await cluster.stop();
await Promise.all([database.close(), redis.close()]);
process.exit(wrong.length === 0 ? 0 : 1);
