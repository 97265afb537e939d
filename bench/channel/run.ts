import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { COOKIE, databaseUrl, inFreshDatabase, seed } from "../fanout/community.ts";
import type { Answer, Ask } from "../fanout/listeners.ts";
import { type Spread, show, spreadOf } from "../fanout/measure.ts";
import { requests, row, start } from "../requests.ts";
import { addChannels, CHANNEL, GROUP } from "./community.ts";

/**
 * A channel with 100,000 messages and 1,000 connected members, and a member with 500 conversations: how long opening,
 * searching and jumping take, how long a message is on its way to every screen, and what the unread counts cost.
 */

const MEMBERS = 1_000;
const MESSAGES = 100_000;
const CONVERSATIONS = 500;
/** Messages written a second, and for how many seconds. */
const WRITES = 5;
const SECONDS = 12;
const LIMIT_MS = 300_000;
const PRODUCT = 4510;
const BARE = 4511;
const here = import.meta.dirname;
const headers = { cookie: `sid=${COOKIE}`, origin: `http://localhost:${PRODUCT}` };
const { timed, compare } = requests({ product: PRODUCT, bare: BARE, headers });

const ask = (child: ChildProcess, message: Ask) =>
  new Promise<Answer>((resolve) => {
    child.once("message", (answer) => resolve(answer as Answer)); // listeners.ts answers nothing else
    child.send(message);
  });

/** From the moment a message is sent to its arrival at all connected members, and to the answer. */
async function sendToScreens(): Promise<{ arrival: Spread; answer: Spread }> {
  const listeners = fork(path.join(here, "../fanout/listeners.ts"));
  try {
    const opened = await ask(listeners, { type: "open", port: PRODUCT, count: MEMBERS });
    if (opened.type !== "open" || opened.failed > 0)
      throw new Error(`streams did not open: ${JSON.stringify(opened)}`);
    await sleep(1_000);
    await ask(listeners, { type: "collect" });
    const answers: Promise<number>[] = [];
    const began = performance.now();
    for (let n = 0; n < WRITES * SECONDS; n++) {
      await sleep(Math.max(0, began + (n * 1000) / WRITES - performance.now()));
      // The text says when it was sent: the listeners take it from there.
      const body = JSON.stringify({ client_id: randomUUID(), text: new Date().toISOString() });
      answers.push(
        timed(
          PRODUCT,
          `/api/groups/${GROUP}/channels/${CHANNEL}/messages`,
          { method: "POST", body, headers: { ...headers, "content-type": "application/json" } },
          201,
        ),
      );
    }
    const answer = spreadOf(await Promise.all(answers));
    await sleep(8_000);
    const collected = await ask(listeners, { type: "collect" });
    const expected = MEMBERS * WRITES * SECONDS;
    if (collected.type !== "collected" || collected.times.length !== expected)
      throw new Error(
        `${expected} arrivals expected, got ${collected.type === "collected" && collected.times.length}`,
      );
    return { arrival: spreadOf(collected.times), answer };
  } finally {
    listeners.disconnect();
  }
}

const timer = setTimeout(() => {
  console.error(`The bench took longer than ${LIMIT_MS / 1000} s and was given up.`);
  process.exit(1);
}, LIMIT_MS);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "bench-channel-"));
const children: ChildProcess[] = [];
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
    await addChannels(MEMBERS, MESSAGES, CONVERSATIONS);
    children.push(await start(path.join(here, "bare.ts"), {}, BARE));
    console.log(`${MESSAGES} messages in a channel of ${MEMBERS}, ${CONVERSATIONS} conversations`);
    const chat = `/api/chats/${CHANNEL}`;
    const middle = MESSAGES / 2;
    for (const [name, address, bare] of [
      ["open the channel", `/api/groups/${GROUP}/channels/${CHANNEL}/messages?limit=50`, "/messages"],
      ["jump to the middle", `${chat}/messages?limit=50&around=${middle}`, "/messages"],
      ["page back from there", `${chat}/messages?limit=50&cursor=${middle}`, "/messages"],
      ["search, twenty hits", `${chat}/search?q=Steuerberater&limit=20`, null],
      ["unread counts", "/api/chats/unread", "/unread"],
      ["the list, 100 of 500", "/api/chats?limit=100", null],
      ["my groups with unread", "/api/groups/mine", null],
    ] as const) {
      console.log(row(name, ...(await compare(address, bare))));
    }
    const { arrival, answer } = await sendToScreens();
    console.log(`${"send to every screen".padEnd(24)} ${show(arrival)}   (the answer: ${show(answer)})`);
  });
} finally {
  for (const child of children) child.kill("SIGKILL");
  fs.rmSync(dataDir, { recursive: true, force: true });
  clearTimeout(timer);
}
process.exit(0);
