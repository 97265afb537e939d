import fs from "node:fs";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { CLOSED } from "@kompagnon/contract/documents/frames.ts";
import { CONTENT_BYTES_MAX, PART_BYTES_MAX } from "@kompagnon/contract/documents/rules.ts";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  aDocument,
  anOwner,
  appends,
  aSealed,
  aSession,
  joined,
  LiveSocket,
  stateFile,
} from "../../apps/server/src/features/documents/test-documents.ts";
import { aMember } from "../../apps/server/src/testing/builders.ts";
import type { Person } from "../../apps/server/src/testing/person.ts";
import type { TestServer } from "../../apps/server/src/testing/test-server.ts";
import { type Cluster, startCluster } from "../cluster.ts";
import { type Probe, probeDuring } from "./probe.ts";

/** What the members of one document do to a process, and what another member of it notices. Times are printed, not judged. */
const ATTACK_MS = 10_000;
/** A process that is held would answer nothing for longer than this, in ms, on whatever machine. */
const HELD_MS = 5_000;
const MB = 1024 * 1024;
/** Memory that a process may keep a minute after an attack; the goal is 80 MB, the rest is for machines that are busy. */
const KEPT_BYTES_GOAL = 80 * MB;
const KEPT_BYTES_MAX = 160 * MB;

let cluster: Cluster;
let client: pg.Client;
let server: Pick<TestServer, "url" | "platform">;
let other: Person;
let before = 0;
beforeAll(async () => {
  cluster = await startCluster(1, { WEB_ROOT: "off" });
  client = new pg.Client(cluster.env["DATABASE_URL"]);
  await client.connect();
  const rawQuery = async (text: string, values: unknown[]) => {
    const result = await client.query(text, values);
    // What the process knows of its viewers is half a second old.
    await sleep(700);
    return result;
  };
  const url = cluster.processes[0]?.url ?? "";
  server = { url, platform: { db: { rawQuery } } as unknown as TestServer["platform"] }; // what the builders use of it
  other = await aMember(server);
  // What it keeps of ordinary use is no memory of an attack.
  await aFullDocument();
  report("before", await probeDuring(other, () => sleep(3_000)));
  before = memory();
});
afterEach(() => sleep(1_000));
afterAll(async () => {
  await client.end();
  await cluster.stop();
});

/** Memory of the process in bytes, as the system counts it; zero where it does not say. */
function memory(): number {
  const status = `/proc/${cluster.processes[0]?.process.pid}/status`;
  if (!fs.existsSync(status)) return 0;
  return Number(/VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(status, "utf8"))?.[1]) * 1024;
}

function report(name: string, { answers, failures, p50, p99, slowest }: Probe): void {
  console.log(
    `${name}: ${answers} answers to another member, ${failures} failed, p50 ${p50} ms, p99 ${p99} ms, slowest ${slowest} ms, ${Math.round(memory() / MB)} MB (${Math.round(before / MB)} MB before)`,
  );
  expect(failures).toBe(0);
  expect(answers).toBeGreaterThan(20);
  expect(slowest).toBeLessThan(HELD_MS);
}

/** Repeats something side by side until the attack is over; how often it was done. */
async function repeat(side: number, act: () => Promise<unknown>): Promise<number> {
  const end = Date.now() + ATTACK_MS;
  let done = 0;
  const one = async () => {
    while (Date.now() < end) {
      await act();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: side }, one));
  return done;
}

/** A document with as much in its log as one may hold, and an editor of it. */
async function aFullDocument() {
  const owner = await anOwner(server);
  const { id } = await aDocument(owner);
  const sealed = aSealed(PART_BYTES_MAX);
  for (let bytes = PART_BYTES_MAX; bytes + PART_BYTES_MAX < CONTENT_BYTES_MAX; bytes += PART_BYTES_MAX)
    expect((await appends(owner, id, { sealed })).status).toBe(200);
  return { owner, id, editor: await joined(server, owner, id, "editor") };
}

test("a member who reads the largest log thirty times at once holds up no other", async () => {
  const { id, editor } = await aFullDocument();
  const answers = new Map<number, number>();
  const read = async () => {
    const { status } = await editor.call("GET /api/documents/{id}/parts", {
      params: { id },
      query: { after: 0 },
    });
    answers.set(status, (answers.get(status) ?? 0) + 1);
  };
  report("reading", await probeDuring(other, () => repeat(30, read)));
  console.log("reading:", Object.fromEntries(answers));
  // Those beyond what may wait are refused, and nothing fails.
  expect([...answers.keys()].filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(answers.get(200)).toBeGreaterThan(0);
});

test("forty readers that take nothing leave the database to others", async () => {
  const { id, owner, editor } = await aFullDocument();
  const { hostname, port } = new URL(server.url);
  const sockets = Array.from({ length: 40 }, () => {
    const socket = net.connect(Number(port), hostname);
    socket.on("error", () => undefined).pause();
    const head = `GET /api/documents/${id}/parts?after=0 HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${editor.cookie}\r\n\r\n`;
    // Several requests on one connection: more than what the system keeps for a reader.
    socket.write(head.repeat(20));
    return socket;
  });
  const read = () => owner.must("GET /api/documents/{id}", { params: { id } });
  report("not reading", await probeDuring(other, () => repeat(2, read)));
  for (const socket of sockets) socket.destroy();
});

test("a connection that sends two hundred thousand frames is closed, again and again", async () => {
  const { id, editor } = await aFullDocument();
  const frame = Buffer.of(1, 0);
  const codes: number[] = [];
  const flood = async () => {
    const live = await LiveSocket.open(editor, id);
    for (let sent = 0; sent < 200_000 && live.code === null; sent += 1) {
      live.send(frame);
      if (sent % 5_000 === 0) await sleep(0);
    }
    codes.push(await live.closed());
  };
  report("frames", await probeDuring(other, () => repeat(2, flood)));
  console.log(`frames: ${codes.length} connections`);
  expect(codes.length).toBeGreaterThan(1);
  // It may be cut off before it has read why.
  expect(codes.filter((code) => code !== CLOSED.breach && code !== 1006)).toEqual([]);
});

test("states of seven megabytes, from members who may write and who may not, hold up no other", async () => {
  const { id, owner, editor } = await aFullDocument();
  const viewer = await joined(server, owner, id, "viewer");
  const file = stateFile({
    covers: 1,
    epoch: 1,
    session: aSession(),
    sealed: aSealed(6.9 * MB),
    sealed_comments: null,
  });
  const saves = (by: Person) => by.call("POST /api/documents/{id}/snapshots", { params: { id }, file });
  const refused: number[] = [];
  const both = async () => {
    const [kept, forbidden] = await Promise.all([saves(editor), saves(viewer)]);
    expect(kept.status).toBeLessThan(500);
    refused.push(forbidden.status);
  };
  report("states", await probeDuring(other, () => repeat(2, both)));
  console.log(`states: ${refused.length} of each`);
  expect(refused.filter((status) => status !== 403 && status !== 429)).toEqual([]);
});

test("a minute after the attacks the process has given its memory back", async () => {
  const high = memory();
  for (let seconds = 0; seconds < 60 && memory() - before > KEPT_BYTES_GOAL; seconds += 5) {
    await sleep(5_000);
    await other.must("GET /api/me");
  }
  console.log(
    `memory: ${Math.round(before / MB)} MB before, ${Math.round(high / MB)} MB after, ${Math.round(memory() / MB)} MB now`,
  );
  expect(memory() - before).toBeLessThan(KEPT_BYTES_MAX);
});
