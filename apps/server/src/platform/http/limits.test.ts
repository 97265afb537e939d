import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addressGroup, addressOf, readLimit, Windows } from "#platform/http/limits.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/** 240 calls a minute become twelve. */
const STRICT = { RATE_LIMIT_FACTOR: "0.05" };
const ALLOWED = 12;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The statuses of a member's calls, one after the other, alternating between these processes. */
async function statuses(person: Person, processes: readonly TestServer[], calls: number): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < calls; n++) {
    Object.assign(person, { url: processes[n % processes.length]?.url });
    found.push((await person.call("GET /api/matching/status")).status);
  }
  return found;
}

test("while Redis is away each process counts for itself: a limit is never lifted", async () => {
  // Port 1 is closed.
  const alone = await startTestServer({
    sharing: server,
    env: { ...STRICT, REDIS_URL: "redis://127.0.0.1:1" },
  });
  try {
    const found = await statuses(await aMember(server), [alone], ALLOWED + 2);
    expect(found).toEqual([...Array(ALLOWED).fill(200), 429, 429]);
  } finally {
    await alone.stop();
  }
});

test.skipIf(!inject("redisUrl"))("with Redis two processes count together", async () => {
  const [one, two] = await Promise.all([1, 2].map(() => startTestServer({ sharing: server, env: STRICT })));
  if (!one || !two) throw new Error("two were started");
  try {
    const found = await statuses(await aMember(server), [one, two], ALLOWED + 2);
    expect(found).toEqual([...Array(ALLOWED).fill(200), 429, 429]);
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
});

test("windows that have ended are let go, also where their callers never come again", () => {
  const windows = new Windows();
  const aMinute = readLimit("2/minute", 1);
  const another = readLimit("2/minute", 1);
  const anHour = readLimit("2/hour", 1);
  const began = Date.now();
  for (let n = 0; n < 1_000; n += 1)
    for (const limit of [aMinute, another, anHour]) windows.add(limit, `caller ${n}`, began + n);
  expect(windows.size).toBe(3_000);
  // Of a third route: the others are called no more.
  windows.add(anHour, "someone", began + 62_000);
  expect(windows.size).toBe(1_001);
  expect(windows.add(anHour, "caller 5", began + 62_000).current).toBe(2);
  windows.add(anHour, "someone", began + 3_602_000);
  expect(windows.size).toBe(1);
});

test("many windows that expire at once are swept in slices, without delaying a request", () => {
  const windows = new Windows();
  const one = readLimit("2/minute", 1);
  const another = readLimit("2/minute", 1);
  const third = readLimit("2/minute", 1);
  const began = Date.now();
  for (let n = 0; n < 8_000; n += 1)
    for (const limit of [one, another]) windows.add(limit, `caller ${n}`, began);
  windows.add(third, "someone", began + 60_000);
  expect(windows.size).toBe(6_001);
  windows.add(third, "someone", began + 60_999);
  expect(windows.size).toBe(6_001);
  windows.add(third, "someone", began + 61_000);
  expect(windows.size).toBe(1);
});

test("however many come, to however many routes, no more than a bounded number is remembered", () => {
  const windows = new Windows();
  const began = Date.now();
  const known = readLimit("2/hour", 1);
  windows.add(known, "someone", began);
  for (let route = 0; route < 30; route += 1) {
    const limit = readLimit("2/hour", 1);
    for (let n = 0; n < 10_010; n += 1) windows.add(limit, `caller ${n}`, began);
  }
  // One for each of the routes that were asked when there was no room left.
  expect(windows.size).toBeLessThan(200_020);
  expect(windows.add(known, "someone", began).current).toBe(2);
});

test("a window counts until it ends, and a route for itself", () => {
  const windows = new Windows();
  const limit = readLimit("2/minute", 1);
  const other = readLimit("2/minute", 1);
  const began = Date.now();
  windows.add(limit, "someone", began);
  windows.add(limit, "someone else", began + 30_000);
  expect(windows.add(limit, "someone", began + 59_999)).toMatchObject({ current: 2, until: began + 60_000 });
  expect(windows.add(other, "someone", began + 59_999).current).toBe(1);
  expect(windows.add(limit, "someone", began + 60_000)).toMatchObject({
    current: 1,
    until: began + 120_000,
  });
  expect(windows.add(limit, "someone else", began + 89_999).current).toBe(2);
});

test("clients that disconnected before their address was known share one counter", () => {
  expect(addressGroup(addressOf({ ip: undefined }))).toBe("gone");
  expect(addressGroup(addressOf({ ip: "::ffff:203.0.113.7" }))).toBe("203.0.113.7");
});

describe("an address counts for", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2:ffff::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0db8:0000:0000:0001:0002:0003:0004", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("%s: %s", (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});
