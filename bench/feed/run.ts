import type { ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { COOKIE, databaseUrl, inFreshDatabase, seed } from "../fanout/community.ts";
import { requests, row, start } from "../requests.ts";
import { addFeed, TALKED_ABOUT } from "./community.ts";

/**
 * The feed at 1,000,000 posts of 100,000 members, and a post with 5,000 comments, over HTTP by a member who follows, blocks and
 * mutes people, against the same rows on bare routes. Ends with 1 if a target is not met.
 */

const { values: given } = parseArgs({
  options: {
    posts: { type: "string", default: "1000000" },
    members: { type: "string", default: "100000" },
    comments: { type: "string", default: "5000" },
  },
});
const POSTS = Number(given.posts);
const MEMBERS = Number(given.members);
const COMMENTS = Number(given.comments);
/** Of the first page, in ms. */
const P99 = 30;
const LIMIT_MS = 900_000;
const PRODUCT = 4520;
const BARE = 4521;
const here = import.meta.dirname;
const headers = { cookie: `sid=${COOKIE}`, origin: `http://localhost:${PRODUCT}` };
const { compare } = requests({ product: PRODUCT, bare: BARE, headers });

async function read(address: string): Promise<{ items: { id: string }[]; next_cursor: string }> {
  const response = await fetch(`http://127.0.0.1:${PRODUCT}${address}`, { headers });
  return (await response.json()) as { items: { id: string }[]; next_cursor: string }; // the contract types it
}

const timer = setTimeout(() => {
  console.error(`The bench took longer than ${LIMIT_MS / 1000} s and was given up.`);
  process.exit(1);
}, LIMIT_MS);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "bench-feed-"));
const children: ChildProcess[] = [];
const missed: string[] = [];
try {
  await inFreshDatabase(async () => {
    const env = {
      DATABASE_URL: databaseUrl,
      SECRET: "x".repeat(32),
      SAMPLE_DATA: "off",
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: "100000",
      CAPTCHA_PROVIDER: "none",
      LOG_LEVEL: "warn",
    };
    children.push(await start(path.join(here, "../../apps/server/src/main.ts"), env, PRODUCT));
    await seed(MEMBERS);
    await addFeed(MEMBERS, POSTS, COMMENTS);
    children.push(await start(path.join(here, "bare.ts"), {}, BARE));
    console.log(`${POSTS} posts of ${MEMBERS} members, ${COMMENTS} comments under one`);
    let deep = "";
    for (let page = 0; page < 20; page++)
      deep = (await read(`/api/posts?limit=50${deep && `&cursor=${encodeURIComponent(deep)}`}`)).next_cursor;
    const comments = `/api/posts/${TALKED_ABOUT}/comments?limit=50`;
    let last = "";
    for (let page = 0; page < 30; page++)
      last = (await read(`${comments}${last && `&cursor=${encodeURIComponent(last)}`}`)).next_cursor;
    const inside = (await read(`${comments}&cursor=${encodeURIComponent(last)}`)).items[0]?.id ?? "";
    for (const [name, address, bare, reach] of [
      ["feed, first page of 50", "/api/posts?limit=50", "/feed", P99],
      ["feed of people one follows", "/api/posts?limit=50&filter=following", "/feed", P99],
      ["feed about one's models", "/api/posts?limit=50&filter=models", "/feed", P99],
      ["feed by what suits one", "/api/posts?limit=50&filter=for_you", "/feed", P99],
      ["feed, page 21", `/api/posts?limit=50&cursor=${encodeURIComponent(deep)}`, "/feed", null],
      ["one post", `/api/posts/${TALKED_ABOUT}`, "/post", null],
      ["its first 50 comments", comments, "/comments", null],
      ["page 31 of its comments", `${comments}&cursor=${encodeURIComponent(last)}`, "/comments", null],
      ["the page with one comment", `${comments}&around=${inside}`, "/comments", null],
      ["a word in every post", "/api/posts/search?q=umsatz&limit=20", null, null],
      ["a word in fifty posts", "/api/posts/search?q=Steuerberater&limit=20", null, null],
      ["a hashtag", "/api/posts/search?q=%23wochenbericht&limit=20", null, null],
    ] as const) {
      const [ours, theirs] = await compare(address, bare);
      console.log(`${row(name, ours, theirs)}${reach ? `   (reach p99 <= ${reach})` : ""}`);
      if (reach && ours.p99 > reach) missed.push(name);
    }
  });
} finally {
  for (const child of children) child.kill("SIGKILL");
  fs.rmSync(dataDir, { recursive: true, force: true });
  clearTimeout(timer);
}
if (missed.length > 0) console.error(`Missed: ${missed.join(", ")}`);
process.exit(missed.length > 0 ? 1 : 0);
