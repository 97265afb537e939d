import type { ChildProcess } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { documentsPaths } from "@kompagnon/contract/documents/paths.ts";
import pg from "pg";
import { databaseUrl, inFreshDatabase, seed } from "../fanout/community.ts";
import { memoryOf, processorOf, type Spread, show, spreadOf } from "../fanout/measure.ts";
import { requests, row, start } from "../requests.ts";
import { call, headersOf, origin, PRODUCT } from "./calls.ts";
import { aDeck, openDeck, SLIDES } from "./deck.ts";
import { BARE_WIRE, moveCursors, openAll, PRODUCT_WIRE } from "./editors.ts";

/**
 * Opens a document of 10,000 entries, with and without a snapshot, and a realistic deck of 60 slides; ten editors move their
 * cursors and write in one twenty and two times a second while another member uses the product. Compared with the same rows on a
 * bare route and a bare relay.
 */

const { values: given } = parseArgs({
  options: {
    /** The deck alone. */
    deck: { type: "boolean", default: false },
  },
});
const EDITORS = 10;
const PARTS = 10_000;
const HERTZ = 20;
const WRITES = 2;
const SECONDS = 15;
const ROUNDS = 20;
/** Documents that are open at once where memory is measured: half as many as a member may have. */
const OPEN = 100;
const LIMIT_MS = 300_000;
const BARE = 4311;
const here = import.meta.dirname;
const { timed } = requests({ product: PRODUCT, bare: BARE, headers: headersOf(1) });

const sealed = (bytes: number) => randomBytes(bytes).toString("base64");
const sessionId = () => randomBytes(16).toString("hex");

async function inDatabase(text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(text, values);
  await client.end();
}

/** A document of member 1 in which all write, with its parts. */
async function aDocument(): Promise<string> {
  const id = randomUUID();
  await call(1, "POST", "/api/documents", { id, kind: "plan", title: "Bench", key: sealed(32) });
  await inDatabase(
    `insert into document_people (document_id, member_id, role)
     select $1, m.id, 'editor' from members m on conflict do nothing`,
    [id],
  );
  const session = sessionId();
  for (let seq = 0; seq < PARTS; ) {
    const parts = Array.from({ length: 100 }, () => ({
      session,
      seq: seq++,
      epoch: 1,
      purpose: "content",
      sealed: sealed(200),
    }));
    await call(1, "POST", `/api/documents/${id}/parts`, { parts });
  }
  return id;
}

/** Everything that a browser loads before it shows the document. */
async function open(id: string): Promise<number> {
  const began = performance.now();
  await call(2, "GET", `/api/documents/${id}`);
  type Log = { parts: { n: number }[]; more: boolean };
  for (let after = 0, more = true; more; ) {
    const log: Log = await call<Log>(2, "GET", `/api/documents/${id}/parts?after=${after}`);
    after = log.parts.at(-1)?.n ?? after;
    more = log.more && log.parts.length > 0;
  }
  return performance.now() - began;
}

/** The same rows from the bare route. */
async function openBare(id: string): Promise<number> {
  const began = performance.now();
  for (let after = 0, more = true; more; ) {
    const answer = await fetch(`http://127.0.0.1:${BARE}/parts?id=${id}&after=${after}`);
    const log = (await answer.json()) as { parts: { n: number }[]; more: boolean }; // bare.ts answers nothing else
    after = Number(log.parts.at(-1)?.n ?? after);
    more = log.more;
  }
  return performance.now() - began;
}

/** A deck as its owner opens it, compared with its state and the entries after it from the bare route. */
async function measureDeck(): Promise<void> {
  const deck = await aDeck();
  const [answers, whole, bare]: [number[], number[], number[]] = [[], [], []];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await openDeck(deck);
    answers.push(one.answers);
    whole.push(one.whole);
    bytes = one.bytes;
    const began = performance.now();
    await (await fetch(`http://127.0.0.1:${BARE}/state?id=${deck.id}`)).json();
    bare.push(performance.now() - began);
  }
  console.log(row(`open a deck of ${SLIDES} slides`, spreadOf(answers), spreadOf(bare)));
  console.log(row("  … with all of it read", spreadOf(whole), null), ` ${(bytes / 1_000).toFixed(0)} kB`);
}

async function repeated(work: () => Promise<number>): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await work());
  return spreadOf(times);
}

/** All editors write; how long an answer takes that a part is stored. */
async function writeTogether(id: string): Promise<Spread> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: EDITORS }, async (_, i) => {
      const session = sessionId();
      for (let seq = 0; seq < WRITES * SECONDS; seq += 1) {
        const began = performance.now();
        const part = { session, seq, epoch: 1, purpose: "content", sealed: sealed(200) };
        await call(i + 1, "POST", `/api/documents/${id}/parts`, { parts: [part] });
        times.push(performance.now() - began);
        await sleep(Math.max(0, 1000 / WRITES - (performance.now() - began)));
      }
    }),
  );
  return spreadOf(times);
}

/** Ordinary requests, twenty a second, while something else is running. */
async function meanwhile<T>(work: Promise<T>): Promise<{ done: T; ordinary: Spread }> {
  const times: number[] = [];
  let running = true;
  const end = work.finally(() => {
    running = false;
  });
  while (running) {
    times.push(await timed(PRODUCT, "/api/documents?limit=20"));
    await sleep(50);
  }
  return { done: await end, ordinary: spreadOf(times) };
}

/** The server's memory per open document: its session, its connection, and its cached members. */
async function rememberOpen(server: ChildProcess): Promise<void> {
  const before = memoryOf(server.pid ?? 0);
  const addresses: string[] = [];
  for (let n = 0; n < OPEN; n += 1) {
    const id = randomUUID();
    await call(1, "POST", "/api/documents", { id, kind: "plan", title: `Bench ${n}`, key: sealed(32) });
    const { ticket } = await call<{ ticket: string }>(1, "POST", `/api/documents/${id}/live-ticket`);
    addresses.push(`ws://127.0.0.1:${PRODUCT}${documentsPaths.live(id, ticket)}`);
  }
  const sockets = await openAll(addresses, origin);
  await sleep(3_000);
  const each = (memoryOf(server.pid ?? 0) - before) / OPEN;
  console.log(
    `${OPEN} documents open, one reader each: ${each.toFixed(0)} kB a document, making them included`,
  );
  for (const socket of sockets) socket.close();
}

async function measure(server: ChildProcess, id: string): Promise<void> {
  console.log(row(`open ${PARTS} parts`, await repeated(() => open(id)), await repeated(() => openBare(id))));
  const state = { session: sessionId(), sealed: sealed(400_000), sealed_comments: null };
  await call(1, "POST", `/api/documents/${id}/snapshots`, { ...state, covers: PARTS - 200, epoch: 1 });
  console.log(row("open by a snapshot", await repeated(() => open(id)), null));
  const idle = await meanwhile(sleep(5_000));
  const addresses = await Promise.all(
    Array.from({ length: EDITORS }, async (_, i) => {
      const { ticket } = await call<{ ticket: string }>(i + 1, "POST", `/api/documents/${id}/live-ticket`);
      return `ws://127.0.0.1:${PRODUCT}${documentsPaths.live(id, ticket)}`;
    }),
  );
  const sockets = await openAll(addresses, origin);
  const spent = processorOf(server.pid ?? 0);
  const { done, ordinary } = await meanwhile(
    Promise.all([
      moveCursors(sockets, { hertz: HERTZ, seconds: SECONDS, wire: PRODUCT_WIRE }),
      writeTogether(id),
    ]),
  );
  const [cursors, stored] = done;
  const load = (processorOf(server.pid ?? 0) - spent) / (SECONDS * 10);
  for (const socket of sockets) socket.close();
  const bareSockets = await openAll(new Array<string>(EDITORS).fill(`ws://127.0.0.1:${BARE}/`), origin);
  const bare = await moveCursors(bareSockets, { hertz: HERTZ, seconds: SECONDS, wire: BARE_WIRE });
  for (const socket of bareSockets) socket.close();
  console.log(row(`cursors, ${EDITORS} at ${HERTZ} Hz`, cursors.arrival, bare.arrival));
  console.log(`  ${(cursors.share * 100).toFixed(1)} % came, bare ${(bare.share * 100).toFixed(1)} %`);
  console.log(row("a part is stored", stored, null));
  console.log(row("ordinary requests meanwhile", ordinary, idle.ordinary), "(bare: no one connected)");
  console.log(`the server used ${load.toFixed(0)} % of a core meanwhile; stored: ${show(stored)}`);
}

const timer = setTimeout(() => {
  console.error(`The bench took longer than ${LIMIT_MS / 1000} s and was given up.`);
  process.exit(1);
}, LIMIT_MS);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "bench-documents-"));
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
      AI_LOCAL: "off",
      WEB_ROOT: "off",
    };
    const server = await start(path.join(here, "../../apps/server/src/main.ts"), env, PRODUCT);
    children.push(server);
    await seed(EDITORS);
    await inDatabase("update members set premium_until = now() + interval '1 day'");
    const id = given.deck ? null : await aDocument();
    children.push(await start(path.join(here, "bare.ts"), {}, BARE));
    if (id !== null) await measure(server, id);
    await measureDeck();
    if (id !== null) await rememberOpen(server);
  });
} finally {
  for (const child of children) child.kill("SIGKILL");
  fs.rmSync(dataDir, { recursive: true, force: true });
  clearTimeout(timer);
}
process.exit(0);
