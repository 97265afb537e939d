import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import type { Status } from "#platform/live/status.ts";
import {
  createLiveDatabase,
  Listener,
  type LiveDatabase,
  publishNumber,
  type Stand,
  startStand,
} from "#platform/live/test-stand.ts";

const REDIS = inject("redisUrl");
const MEMBER = randomUUID();

let database: LiveDatabase;
const stands: Stand[] = [];

beforeAll(async () => {
  database = await createLiveDatabase();
});
afterEach(async () => {
  await Promise.all(stands.splice(0).map((stand) => stand.stop()));
});
afterAll(() => database.drop());

const pair = async (options: Parameters<typeof startStand>[1]): Promise<[Stand, Stand]> => {
  const made: [Stand, Stand] = [
    await startStand(database.open(), options),
    await startStand(database.open(), options),
  ];
  stands.push(...made);
  await sleep(100); // Redis subscriptions
  return made;
};
const presence = (status: Status) => ({ userId: MEMBER, status, timestamp: "2026-01-01T00:00:00.000Z" });

describe.skipIf(!REDIS)("two processes with Redis", () => {
  const withRedis = () => ({
    redisUrl: REDIS,
    redisPrefix: `test:${randomUUID()}:`,
    timing: { pollMs: 60_000 },
  });

  it("hear of one another's events by hint", async () => {
    const [one, two] = await pair(withRedis());
    const reader = await Listener.open(two);
    await publishNumber(one, 1);
    await reader.until(({ numbers }) => numbers.length === 1);
    reader.close();
  });

  it("pass ephemeral events on, once", async () => {
    const [one, two] = await pair(withRedis());
    const readers = [await Listener.open(one), await Listener.open(two)];
    await sleep(50);
    one.live.publishEphemeral("c:all", "user_status_changed", presence("away"));
    for (const reader of readers) {
      await reader.until((listener) => listener.kinds().includes("user_status_changed"));
      await sleep(50);
      expect(reader.kinds()).toEqual(["hello", "user_status_changed"]);
      expect(reader.seen[1]?.id).toBe("");
      reader.close();
    }
  });

  it("know who is there, and tell each change once", async () => {
    const told: [string, Status][] = [];
    const onPresence = (memberId: string, status: Status) => told.push([memberId, status]);
    const [one, two] = await pair({ ...withRedis(), onPresence });
    const status = async () => {
      await sleep(30);
      return [(await one.live.presence.of(["m"])).get("m"), (await two.live.presence.of(["m"])).get("m")];
    };
    expect(await status()).toEqual(["offline", "offline"]);
    await sleep(2_000); // the list of processes is read anew
    const first = await Listener.open(one);
    expect(await status()).toEqual(["online", "online"]);
    const second = await Listener.open(two, { session: "t" });
    // Whichever process is asked: the one with the device's stream hears of it.
    two.live.presence.setAway("m", "s", true);
    expect(await status()).toEqual(["online", "online"]);
    one.live.presence.setAway("m", "t", true);
    expect(await status()).toEqual(["away", "away"]);
    second.close();
    first.close();
    await sleep(200);
    expect(await status()).toEqual(["offline", "offline"]);
    expect(told).toEqual([
      ["m", "online"],
      ["m", "away"],
      ["m", "offline"],
    ]);
  });
});

describe("without Redis", () => {
  it.each([
    ["not configured", null],
    ["away", "redis://127.0.0.1:4399"],
  ])("%s: processes find one another's events by polling", async (_, redisUrl) => {
    const [one, two] = await pair({ redisUrl });
    const reader = await Listener.open(two);
    await publishNumber(one, 1);
    await reader.until(({ numbers }) => numbers.length === 1);
    one.live.publishEphemeral("c:all", "user_status_changed", presence("online"));
    expect((await two.live.presence.of(["m", "n"])).get("m")).toBe("online");
    reader.close();
  });

  it("a member who reconnects within the grace never goes offline", async () => {
    const told: Status[] = [];
    const [one] = await pair({ onPresence: (_, status) => told.push(status) });
    (await Listener.open(one)).close();
    await sleep(30);
    const again = await Listener.open(one);
    await sleep(200);
    expect(told).toEqual(["online"]);
    again.close();
    await sleep(250);
    expect(told).toEqual(["online", "offline"]);
  });
});
