import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import type { Status } from "#platform/live/presence-shared.ts";
import {
  createLiveDatabase,
  Listener,
  type LiveDatabase,
  numbered,
  publishNumber,
  readAgain,
  startTestProcess,
  type TestProcess,
} from "#platform/live/test-process.ts";

const REDIS = inject("redisUrl");
const MEMBER = randomUUID();
const placeOf = (url: string | null) => (url === null ? null : { url, sentinels: null, cluster: null });

let database: LiveDatabase;
const stands: TestProcess[] = [];

beforeAll(async () => {
  database = await createLiveDatabase();
});
afterEach(async () => {
  await Promise.all(stands.splice(0).map((stand) => stand.stop()));
});
afterAll(() => database.drop());

/** Waits until both processes receive messages on an installation's channel. */
async function bothSubscribed(prefix: string): Promise<void> {
  const redis = new Redis(REDIS ?? "");
  const channel = `${prefix}live`;
  await expect.poll(() => redis.pubsub("NUMSUB", channel)).toEqual([channel, 2]);
  redis.disconnect();
}
const pair = async (options: Parameters<typeof startTestProcess>[1]): Promise<[TestProcess, TestProcess]> => {
  const made: [TestProcess, TestProcess] = [
    await startTestProcess(database, options),
    await startTestProcess(database, options),
  ];
  stands.push(...made);
  if (options?.redisPrefix) await bothSubscribed(options.redisPrefix);
  return made;
};
const presence = (status: Status) => ({ userId: MEMBER, status, timestamp: "2026-01-01T00:00:00.000Z" });

it("in a new database the very first event arrives, and so does the one that comes with it", async () => {
  const fresh = await createLiveDatabase();
  const stand = await startTestProcess(fresh);
  const reader = await Listener.open(stand);
  await readAgain(stand);
  const [first, second] = [numbered(1), numbered(2)];
  await stand.db.transaction((tx) =>
    stand.live.publishEvent(tx, {
      topic: "c:all",
      kind: "chat_read",
      data: first,
      next: { kind: "chat_read", data: second },
    }),
  );
  await reader.until(({ numbers }) => numbers.includes(2));
  expect(reader.numbers).toEqual([1, 2]);
  reader.close();
  await stand.stop();
  await fresh.drop();
});

describe.skipIf(!REDIS)("two processes with Redis", () => {
  const withRedis = () => ({
    redis: placeOf(REDIS),
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
    // A reader with a stored event is up to date; a duplicate arrives before the second event.
    await publishNumber(one, 1);
    two.live.wake();
    for (const reader of readers) await reader.until(({ numbers }) => numbers.length === 1);
    one.live.publishEphemeral("c:all", "user_status_changed", presence("away"));
    one.live.publishEphemeral("c:all", "user_status_changed", presence("online"));
    for (const reader of readers) {
      await reader.until(({ seen }) => seen.at(-1)?.data["status"] === "online");
      expect(reader.kinds()).toEqual(["hello", "chat_read", "user_status_changed", "user_status_changed"]);
      expect(reader.seen[2]).toMatchObject({ id: "", data: { status: "away" } });
      reader.close();
    }
  });

  it("know who is there, and tell each change once", async () => {
    const changes: [string, Status][] = [];
    const onPresence = (memberId: string, status: Status) => changes.push([memberId, status]);
    const [one, two] = await pair({ ...withRedis(), onPresence });
    const onBoth = (member: string, status: Status) =>
      expect
        .poll(
          async () => [
            (await one.live.presence.of([member])).get(member),
            (await two.live.presence.of([member])).get(member),
          ],
          { timeout: 10_000 },
        )
        .toEqual([status, status]);
    await onBoth("m", "offline");
    // Each process knows of the other as soon as it sees who is there.
    const others = [
      await Listener.open(one, { member: "x", session: "x" }),
      await Listener.open(two, { member: "y", session: "y" }),
    ];
    await onBoth("x", "online");
    await onBoth("y", "online");
    const first = await Listener.open(one);
    await onBoth("m", "online");
    const second = await Listener.open(two, { session: "t" });
    // Whichever process is asked: the one with the device's stream hears of it.
    two.live.presence.setAway("m", "s", true);
    await onBoth("m", "online");
    one.live.presence.setAway("m", "t", true);
    await onBoth("m", "away");
    second.close();
    first.close();
    await onBoth("m", "offline");
    for (const other of others) other.close();
    await expect.poll(() => changes.filter(([, status]) => status === "offline")).toHaveLength(3);
    expect(changes.filter(([memberId]) => memberId === "m")).toEqual([
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
  ])("%s: processes find one another's events by polling", async (_, url) => {
    const [one, two] = await pair({ redis: placeOf(url) });
    const reader = await Listener.open(two);
    await publishNumber(one, 1);
    await reader.until(({ numbers }) => numbers.length === 1);
    one.live.publishEphemeral("c:all", "user_status_changed", presence("online"));
    expect((await two.live.presence.of(["m", "n"])).get("m")).toBe("online");
    reader.close();
  });

  it("a member who reconnects within the grace never goes offline", async () => {
    const changes: [string, Status][] = [];
    // Longer than reconnecting takes on a busy machine.
    const timing = { graceMs: 2_000 };
    const [one] = await pair({ timing, onPresence: (memberId, status) => changes.push([memberId, status]) });
    const of = (member: string) =>
      changes.filter(([memberId]) => memberId === member).map(([, status]) => status);
    const other = await Listener.open(one, { member: "n" });
    (await Listener.open(one)).close();
    await expect.poll(() => one.live.figures().streams).toBe(1);
    const again = await Listener.open(one);
    // Whose grace began later is offline: the other one's is long over.
    other.close();
    await expect.poll(() => of("n")).toEqual(["online", "offline"]);
    expect(of("m")).toEqual(["online"]);
    again.close();
    await expect.poll(() => of("m")).toEqual(["online", "offline"]);
  });
});
