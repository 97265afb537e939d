import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { anEvent, aSession } from "#features/analytics/test-analytics.ts";
import { aGuest } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

const MAIN = path.resolve(import.meta.dirname, "../../../main.ts");
/** What a killed process may take along at most; on a busy machine, where answers take long, writes do as well. */
const LOST_MS = 250;
const WRITE_IN_ANSWERS = 5;
const ROUNDS = 2;

let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  server = await startTestServer();
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-killed-"));
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** The test's database as a program of its own reaches it. */
function databaseUrl(): string {
  const { host, port, user, password } = inject("databaseServer");
  const who = password ? `${user}:${encodeURIComponent(password)}` : user;
  return `postgres://${who}@localhost:${port}/${server.database.name}?host=${encodeURIComponent(host)}`;
}

/** Starts a server process next to the one of the test. */
async function startProcess(port: number): Promise<ChildProcess> {
  let output = "";
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl(),
      SECRET: "eines zum Testen, und lang genug dafür",
      RATE_LIMIT_FACTOR: "1000",
      WEB_ROOT: "off",
      APP_ORIGIN: `http://localhost:${port}`,
      SAMPLE_DATA: "off",
      JOBS: "off",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  for (let tries = 0; tries < 600; tries += 1) {
    const isUp = await fetch(`http://localhost:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    if (child.exitCode !== null) break;
    await sleep(50);
  }
  throw new Error(`the process did not start:\n${output}`);
}

const rows = async <R extends object>(sql: string) => (await server.platform.db.rawQuery<R>(sql)).rows;

/** How many batches are taken before the process is killed, and how long it has been taking them by then, in ms. */
const LEAST_TAKEN = 50;
const LEAST_MS = 1_500;

/** Sends batches until the process is gone; answers when each was taken. */
async function sendUntilKilled(guest: Person, sessionId: string, child: ChildProcess, first: number) {
  const taken = new Map<number, number>();
  let slowest = 0;
  let killedAt = Number.POSITIVE_INFINITY;
  const beganAt = performance.now();
  // In the middle of whatever it does, but not before there is enough to lose.
  const watch = setInterval(() => {
    if (taken.size <= LEAST_TAKEN || performance.now() - beganAt < LEAST_MS) return;
    clearInterval(watch);
    killedAt = performance.now();
    child.kill("SIGKILL");
  }, 20);
  for (let nth = first; performance.now() < killedAt; nth += 1) {
    const events = Array.from({ length: 10 }, (_, one) =>
      anEvent(sessionId, { eventLabel: `${nth}.${one}` }),
    );
    const sentAt = performance.now();
    const answer = await guest
      .call("POST /api/analytics/events/batch", { body: { events } })
      .catch(() => null);
    if (answer?.status !== 200) continue;
    taken.set(nth, performance.now());
    slowest = Math.max(slowest, performance.now() - sentAt);
  }
  return { taken, killedAt, slowest };
}

test("kill -9 takes a quarter second along at most, and nothing counts twice", async () => {
  const port = 20_000 + (process.pid % 20_000);
  for (let round = 0; round < ROUNDS; round += 1) {
    const child = await startProcess(port);
    const guest = aGuest({ url: `http://localhost:${port}` });
    const sessionId = await aSession(guest);
    const { taken, killedAt, slowest } = await sendUntilKilled(guest, sessionId, child, round * 100_000);
    expect(taken.size).toBeGreaterThan(LEAST_TAKEN);
    const labels = (await rows<{ label: string }>("select label from analytics_events")).map(
      ({ label }) => label,
    );
    const written = new Set(labels);
    expect(written.size).toBe(labels.length);
    const isLost = [...taken].map(([nth]) => !written.has(`${nth}.0`));
    // What is lost is the end of what was sent, without a hole before it.
    const from = isLost.indexOf(true);
    expect(isLost.slice(from < 0 ? isLost.length : from)).not.toContain(false);
    const lostMs = from < 0 ? 0 : killedAt - ([...taken.values()][from] ?? 0);
    expect(lostMs).toBeLessThan(LOST_MS + WRITE_IN_ANSWERS * slowest);
    for (const [nth] of taken)
      expect([0, 10]).toContain(
        Array.from({ length: 10 }, (_, one) => written.has(`${nth}.${one}`)).filter(Boolean).length,
      );
  }
  const [sums] = await rows(
    `select (select count(*)::int from analytics_events) as events, (select sum(events)::int from analytics_hours) as hours,
       (select sum(events)::int from analytics_live) as live,
       (select sum(n)::int from analytics_sums where unit = 'day' and kind = 'event') as named`,
  );
  const { events } = sums as { events: number };
  expect(sums).toEqual({ events, hours: events, live: events, named: events });
}, 180_000);
