import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { api } from "@kompagnon/contract/api.ts";
import pg from "pg";
import { serverProcess } from "../../scripts/server-process.mjs";
import {
  CHANNEL,
  cookieOf,
  GROUP,
  type Ids,
  idsOf,
  READERS,
  type Size,
  seed,
  settle,
} from "../speed/community.ts";
import { send } from "../speed/load.ts";
import { end, freePort, moveToSecondCore, startOnFirstCore, used } from "../speed/processes.ts";

/** A list that is read; `path` for the reader of a number. */
type Call = { name: string; path: (reader: number) => string };

/** The queries that lists are asked with. */
const VARIANTS: Record<string, readonly string[]> = {
  "GET /api/posts": ["all", "following", "for_you", "models", "language"].map(
    (filter) => `filter=${filter}&limit=20`,
  ),
  "GET /api/posts/search": ["q=%23wochenbericht", "q=Umsatz", "q=Umsatz%20Kosten", "q=Woche%2012"],
  "GET /api/users/discover": ["", "q=anna", "q=Shops", "bm=trading"],
  "GET /api/search": ["q=anna", "q=Umsatz"],
};

/** Every list of a member, and the search in everything, of a community with these ids. */
function callsOf(ids: Ids): Call[] {
  const values: Record<string, (reader: number) => string> = {
    "/api/posts/{id}": () => ids.posts[50] ?? "",
    "/api/posts/by/{userId}": (reader) => ids.members[500 + reader] ?? "",
    "/api/users/{id}": (reader) => ids.members[500 + reader] ?? "",
    "/api/groups/{id}": () => GROUP,
  };
  const fill = (route: string, reader: number): string => {
    const found = Object.entries(values).find(([beginning]) => route.startsWith(beginning));
    const filled = found ? route.replace(/\{(id|userId)\}/, found[1](reader)) : route;
    return filled.replace("{channelId}", CHANNEL);
  };
  const isList = (output: unknown): boolean =>
    typeof output === "object" && output !== null && "shape" in output && "items" in (output.shape as object); // zod's own name
  const routes = Object.entries(api)
    .filter(([route, { access }]) => route.startsWith("GET ") && access === "member")
    .filter(([route, endpoint]) => route in VARIANTS || ("output" in endpoint && isList(endpoint.output)))
    .map(([route]) => route);
  return routes
    .filter((route) => !fill(route, 1).includes("{"))
    .flatMap((route) =>
      (VARIANTS[route] ?? [""]).map((query) => ({
        name: `${route.slice(4)}${query && `?${query}`}`,
        path: (reader: number) => `${fill(route, reader).slice(4)}${query && `?${query}`}`,
      })),
    );
}

/**
 * What each list costs as the community grows: processor time of the server and PostgreSQL for a request, and how long one caller
 * waits. The whole stack runs on one core, the caller on another. Ends with 1 if a list grows beyond what is allowed.
 */

const { values: given } = parseArgs({
  options: {
    /** Members of each community; four posts for each of many, ten of few. */
    members: { type: "string", default: "2000,20000,100000" },
    /** Only these lists, by a part of their names. */
    only: { type: "string", default: "" },
    seconds: { type: "string", default: "1.5" },
  },
});
const SECONDS = Number(given.seconds);
const sizes = given.members.split(",").map((count): Size => {
  const members = Number(count);
  return { members, posts: members * (members > 10_000 ? 4 : 10) };
});
/** Of processor time in ms a request, whatever the size, and of waiting; lists may grow by a factor if they cost more than a little. */
const MOST = { processor: 5, p50: 15, growth: 1.3 };
/** Searches and feeds that are computed are measured by their cost at any size alone. */
const COMPUTED = /\/search\?|\/discover|filter=(?:following|for_you)/;

type Cost = { processor: number; p50: number };

async function costOf(call: Call, port: number, spent: () => number): Promise<Cost> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  let turn = 0;
  const shot = () => {
    const reader = 1 + (turn++ % READERS);
    return { method: "GET", path: call.path(reader), headers: { cookie: cookieOf(reader) } };
  };
  for (let warm = 0; warm < 2 * READERS; warm++) await send(agent, port, shot());
  const times: number[] = [];
  const before = spent();
  const until = performance.now() + SECONDS * 1000;
  while (performance.now() < until) {
    const sent = performance.now();
    await send(agent, port, shot());
    times.push(performance.now() - sent);
  }
  const processor = (spent() - before) / times.length;
  agent.destroy();
  times.sort((one, other) => one - other);
  return { processor, p50: times[times.length >> 1] ?? 0 };
}

/** What the calls cost in a community of a size. */
async function measure(size: Size): Promise<Map<string, Cost | string>> {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-growth-"));
  fs.chmodSync(scratch, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: scratch,
    SAMPLE_DATA: "off",
    CAPTCHA_PROVIDER: "none",
    RATE_LIMIT_FACTOR: "1000000",
    LOG_LEVEL: "error",
  };
  const database = path.join(scratch, "db");
  const command = await serverProcess({ ...process.env, ...env });
  const start = () => startOnFirstCore(command.args, command.env, `${url}/api/health`);
  // The first start makes the database, and is there while it is filled.
  const first = await start();
  const client = new pg.Client(`postgres://app@localhost/postgres?host=${database}/run`);
  await client.connect();
  await seed(client, size);
  await settle(client);
  const ids = await idsOf(client, size);
  await client.end();
  await end(first);
  const product = await start();
  const spent = () => {
    const { node, postgres } = used(product.pid, database);
    return node + postgres;
  };
  const costs = new Map<string, Cost | string>();
  for (const call of callsOf(ids).filter(({ name }) => name.includes(given.only)))
    costs.set(
      call.name,
      await costOf(call, port, spent).catch((error: unknown) =>
        error instanceof Error ? error.message : "",
      ),
    );
  await end(product);
  fs.rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  return costs;
}

moveToSecondCore();
const measured: Map<string, Cost | string>[] = [];
for (const size of sizes) {
  measured.push(await measure(size));
  console.log(`measured ${size.members} members, ${size.posts} posts`);
}
const missed: string[] = [];
const [small] = measured;
for (const name of small?.keys() ?? []) {
  const costs = measured.map((one) => one.get(name) ?? "");
  const cells = costs.map((cost) =>
    typeof cost === "string"
      ? cost
      : `${cost.processor.toFixed(2).padStart(7)} ms of processor, ${cost.p50.toFixed(1).padStart(6)} ms`,
  );
  const [least, most] = [costs[0], costs.at(-1)];
  const isKnown = typeof least === "object" && typeof most === "object";
  const growth = isKnown ? most.processor / least.processor : Number.NaN;
  const isDear = isKnown && (most.processor > MOST.processor || most.p50 > MOST.p50);
  const isMissed = isDear || (isKnown && !COMPUTED.test(name) && most.processor > 2 && growth > MOST.growth);
  if (isMissed) missed.push(name);
  console.log(
    `${name.padEnd(58)} ${cells.join(" | ")} | ${growth.toFixed(2)} times${isMissed ? ", MISSED" : ""}`,
  );
}
if (missed.length > 0) console.error(`\nMissed:\n${missed.join("\n")}`);
process.exit(missed.length > 0 ? 1 : 0);
