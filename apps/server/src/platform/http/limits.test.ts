import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addressGroup, addressOf } from "#platform/http/address.ts";
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

/** The statuses of somebody's calls, one after the other, at these processes in turn. */
async function statuses(person: Person, processes: readonly TestServer[], calls: number): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < calls; n++) {
    Object.assign(person, { url: processes[n % processes.length]?.url });
    found.push((await person.call("GET /api/matching/status")).status);
  }
  return found;
}

test("while Redis is away each process counts for itself: a limit is never lifted", async () => {
  // Nobody listens on port 1.
  const alone = await startTestServer({
    beside: server,
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
  const [one, two] = await Promise.all([1, 2].map(() => startTestServer({ beside: server, env: STRICT })));
  if (!one || !two) throw new Error("two were started");
  try {
    const found = await statuses(await aMember(server), [one, two], ALLOWED + 2);
    expect(found).toEqual([...Array(ALLOWED).fill(200), 429, 429]);
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
});

test("whoever hung up before their address was known counts with all who did", () => {
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
