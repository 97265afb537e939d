import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { aPairInChat } from "../../apps/server/src/testing/builders.ts";
import { memoryOf } from "../fanout/measure.ts";
import { fire, type Round } from "./load.ts";
import { end, moveToSecondCore, startOnFirstCore } from "./stack.ts";

/**
 * The rows of the speed table that exist by now. The whole stack (server and embedded PostgreSQL, which waits for the disk
 * at every commit) runs on one core, the load on the other; product and bare route take turns, and the ratio counts.
 */

const CONNECTIONS = 16;
/** Many more conversations than writers, as in life: sixteen rows written two thousand times a second would queue up. */
const CHATS = 128;
/** Posts there are before the reading begins. */
const POSTS = 512;
const SECONDS = 4;
const ROUNDS = 3;
const [PRODUCT, BARE] = [4420, 4421];
const here = import.meta.dirname;
const root = path.resolve(here, "../..");
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-bench-"));
fs.chmodSync(scratch, 0o755);
const pinned = moveToSecondCore();
const productEnv = {
  NODE_ENV: "production",
  NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"),
  PORT: String(PRODUCT),
  DATA_DIR: scratch,
  SAMPLE_DATA: "off",
  CAPTCHA_PROVIDER: "none",
  RATE_LIMIT_FACTOR: "1000000",
  LOG_LEVEL: "error",
};
const url = `http://localhost:${PRODUCT}`;
const startProduct = () =>
  startOnFirstCore(path.join(root, "apps/server/src/main.ts"), productEnv, `${url}/api/health`);
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const report = (name: string, product: readonly Round[], bare: readonly Round[], goal: number) => {
  const [ours, theirs] = [median(product.map((r) => r.perSecond)), median(bare.map((r) => r.perSecond))];
  const [p50, p99] = [median(product.map((r) => r.p50)), median(product.map((r) => r.p99))];
  console.log(
    `${name.padEnd(28)} ${ours.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1)}  p99 ${p99.toFixed(1)} ms   bare ${theirs.toFixed(0).padStart(6)}/s   ratio ${((100 * ours) / theirs).toFixed(0)} % (goal ${goal} %)`,
  );
};

// The first start makes the database; the second is a warm one.
await end(await startProduct());
const product = await startProduct();
await sleep(4_000);
const idle = memoryOf(product.pid);
const pageBytes = fs.statSync(path.join(root, "apps/web/build/client/index.html.br")).size;
const databaseUrl = `postgres://app@localhost/postgres?host=${scratch}/db/run`;
const bare = await startOnFirstCore(
  path.join(here, "bare.ts"),
  {
    PORT: String(BARE),
    DATABASE_URL: databaseUrl,
    PAGE_BYTES: String(pageBytes),
  },
  `http://localhost:${BARE}/row`,
);

const pairs: Awaited<ReturnType<typeof aPairInChat>>[] = [];
for (let n = 0; n < CHATS; n++) pairs.push(await aPairInChat({ url }));
const json = { "content-type": "application/json", origin: url };
const text = "Donnerstag um acht passt mir gut, ich bringe die Zahlen vom letzten Monat mit.";
let turn = 0;
const ourMessage = () => {
  const pair = pairs[turn++ % CHATS];
  return {
    method: "POST",
    path: `/api/chats/${pair?.chatId}/messages`,
    headers: { ...json, cookie: pair?.anna.cookie ?? "" },
    body: JSON.stringify({ client_id: randomUUID(), text }),
  };
};
const bareMessage = () => ({
  method: "POST",
  path: "/messages",
  headers: json,
  body: JSON.stringify({ chat_id: randomUUID(), client_id: randomUUID(), text }),
});
const html = { "accept-encoding": "br" };

// Who publishes has confirmed an address. The one who reads follows, likes and saves like anybody.
const client = new pg.Client(databaseUrl);
await client.connect();
await client.query("update members set email_confirmed_at = now()");
await client.end();
const [reader] = pairs;
if (!reader) throw new Error("there are no pairs");
const story =
  "Woche 12 mit dem Shop: 31 Bestellungen, 1.240 € Umsatz, davon bleiben nach Ware und Porto 410 €. Was mich wundert: Die teuren Sets gehen besser als die einzelnen Stempel. Hat jemand von euch das auch? #wochenbericht";
const posts: string[] = [];
for (let n = 0; n < POSTS; n++) {
  const author = pairs[n % CHATS]?.berta;
  const post = await author?.must("POST /api/posts", { body: { client_id: randomUUID(), content: story } });
  if (post) posts.push(post.id);
  if (post && n % 3 === 0) await reader.anna.must("PUT /api/posts/{id}/like", { params: { id: post.id } });
}
const names = new Map<string, string | null>();
for (const { berta } of pairs) names.set(berta.id, (await berta.must("GET /api/me")).username);
const signedIn = { cookie: reader.anna.cookie };
const get = (path: string, headers: Record<string, string> = {}) => ({ method: "GET", path, headers });
const ourPost = () => {
  const pair = pairs[turn++ % CHATS];
  return {
    method: "POST",
    path: "/api/posts",
    headers: { ...json, cookie: pair?.anna.cookie ?? "" },
    // Whoever is named is told.
    body: JSON.stringify({
      client_id: randomUUID(),
      content: `${story} @${names.get(pair?.berta.id ?? "")}`,
    }),
  };
};
const barePost = () => ({
  method: "POST",
  path: "/posts",
  headers: json,
  body: JSON.stringify({ author_id: randomUUID(), client_id: randomUUID(), content: story }),
});

type Rounds = [Round[], Round[]];
const rounds = {
  message: [[], []] as Rounds,
  page: [[], []] as Rounds,
  feed: [[], []] as Rounds,
  post: [[], []] as Rounds,
  publish: [[], []] as Rounds,
};
for (let round = 0; round < ROUNDS; round++) {
  rounds.message[0].push(await fire(PRODUCT, CONNECTIONS, SECONDS, 201, ourMessage));
  rounds.message[1].push(await fire(BARE, CONNECTIONS, SECONDS, 201, bareMessage));
  rounds.page[0].push(
    await fire(PRODUCT, CONNECTIONS, SECONDS, 200, () => ({ method: "GET", path: "/", headers: html })),
  );
  rounds.page[1].push(
    await fire(BARE, CONNECTIONS, SECONDS, 200, () => ({ method: "GET", path: "/page", headers: html })),
  );
  const one = () => posts[turn++ % posts.length] ?? "";
  rounds.feed[0].push(
    await fire(PRODUCT, CONNECTIONS, SECONDS, 200, () => get("/api/posts?limit=20", signedIn)),
  );
  rounds.feed[1].push(await fire(BARE, CONNECTIONS, SECONDS, 200, () => get("/posts")));
  rounds.post[0].push(
    await fire(PRODUCT, CONNECTIONS, SECONDS, 200, () => get(`/api/posts/${one()}`, signedIn)),
  );
  rounds.post[1].push(await fire(BARE, CONNECTIONS, SECONDS, 200, () => get(`/posts/${one()}`)));
  rounds.publish[0].push(await fire(PRODUCT, CONNECTIONS, SECONDS, 201, ourPost));
  rounds.publish[1].push(await fire(BARE, CONNECTIONS, SECONDS, 201, barePost));
}
console.log(
  `One core for the stack${pinned ? "" : " (not pinned: taskset is missing)"}, ${CONNECTIONS} connections over ${CHATS} chats, median of ${ROUNDS} rounds of ${SECONDS} s`,
);
report("chat message, durable", ...rounds.message, 47);
report("first HTML with content", ...rounds.page, 100);
report("feed page, 20 posts", ...rounds.feed, 57);
report("one post", ...rounds.post, 65);
report("new post, durable, one named", ...rounds.publish, 27);
console.log(
  `memory, server process        idle ${(idle / 1024).toFixed(0)} MB, loaded ${(memoryOf(product.pid) / 1024).toFixed(0)} MB (goal 110, 250)`,
);
console.log(
  `start-up, warm                ${product.startMs.toFixed(0)} ms until health answers, embedded PostgreSQL included (goal 700)`,
);
await end(bare);
await end(product);
fs.rmSync(scratch, { recursive: true, force: true });
process.exit(0);
