import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ensureEpoch, pruneEvents } from "#platform/live/queries.ts";
import {
  createLiveDatabase,
  Listener,
  type LiveDatabase,
  numbered,
  publishNumber,
  readAgain,
  someWork,
  startTestProcess,
  type TestProcess,
} from "#platform/live/test-process.ts";

/** A number that no writer uses: the last one, when all others have been committed. */
const LAST = 999_999;

let database: LiveDatabase;
const stands: TestProcess[] = [];
const listeners: Listener[] = [];

beforeAll(async () => {
  database = await createLiveDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const listener of listeners.splice(0)) listener.close();
  await Promise.all(stands.splice(0).map((stand) => stand.stop()));
});
afterAll(() => database.drop());

const stand = async (options: Parameters<typeof startTestProcess>[1] = {}): Promise<TestProcess> => {
  const started = await startTestProcess(database, options);
  stands.push(started);
  return started;
};
const listen = async (at: TestProcess, query: Record<string, string> = {}): Promise<Listener> => {
  const listener = await Listener.open(at, query);
  listeners.push(listener);
  return listener;
};

describe("the order of events", () => {
  it("reaches every reader of two processes once and in the same order, however transactions overlap", async () => {
    const one = await stand();
    const two = await stand();
    const readers = [await listen(one), await listen(one), await listen(two)];
    const committed = new Set<number>();
    const write = async (writer: number) => {
      for (let turn = 0; turn < 40; turn++) {
        const number = writer * 1000 + turn;
        const fails = Math.random() < 0.2;
        await publishNumber(writer % 2 ? one : two, number, "c:all", async (tx) => {
          await someWork(tx, 20);
          if (fails) throw new Error("rolled back");
        }).then(
          () => committed.add(number),
          () => undefined, // the roll-back we asked for
        );
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
    // Whatever comes once too often comes before the last.
    await publishNumber(one, LAST);
    committed.add(LAST);
    for (const reader of readers) await reader.until(({ numbers }) => numbers.includes(LAST));
    const [first] = readers;
    expect(new Set(first?.numbers)).toEqual(committed);
    for (const reader of readers) {
      expect(reader.numbers).toHaveLength(committed.size);
      expect(reader.numbers).toEqual(first?.numbers);
    }
  });

  it("has two numbers for two events of one row: a stream that broke between them goes on with the second", async () => {
    const at = await stand();
    const reader = await listen(at);
    await at.db.transaction(async (tx) => {
      const next = { kind: "chat_read", data: numbered(2) } as const;
      await at.live.publishEvent(tx, { topic: "c:all", kind: "chat_read", data: numbered(1), next });
      await at.live.publish(tx, "c:all", "chat_read", numbered(3));
    });
    await reader.until(({ numbers }) => numbers.includes(3));
    expect(reader.numbers).toEqual([1, 2, 3]);
    const ids = reader.seen.filter(({ kind }) => kind === "chat_read").map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    for (const [n, cursor] of ids.entries()) {
      const again = await listen(at, { last: cursor });
      await publishNumber(at, 10 + n);
      await again.until(({ numbers }) => numbers.includes(10 + n));
      expect(again.numbers.filter((number) => number < 10)).toEqual([1, 2, 3].slice(n + 1));
    }
  });

  it("holds an event back while an older transaction may still commit before it", async () => {
    const at = await stand();
    const reader = await listen(at);
    await publishNumber(at, 1, "c:all", async () => {
      await publishNumber(at, 2);
      await readAgain(at);
      expect(reader.numbers).toEqual([]);
    });
    await reader.until(({ numbers }) => numbers.length === 2);
    expect(reader.numbers).toEqual([1, 2]);
  });

  it("never sends what was rolled back", async () => {
    const at = await stand();
    const reader = await listen(at);
    await expect(publishNumber(at, 1, "c:all", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await publishNumber(at, 2);
    await reader.until(({ numbers }) => numbers.length > 0);
    expect(reader.numbers).toEqual([2]);
  });

  it("sends only to readers of the topic, and only declared fields", async () => {
    const at = await stand();
    const mine = await listen(at, { member: "a" });
    const other = await listen(at, { member: "b" });
    const data = { ...numbered(1), email: "canary@example.test" };
    await at.db.transaction((tx) => at.live.publish(tx, "u:a", "chat_read", data));
    await publishNumber(at, 2);
    await other.until(({ numbers }) => numbers.length === 1);
    await mine.until(({ numbers }) => numbers.length === 2);
    expect(other.numbers).toEqual([2]);
    expect(JSON.stringify(mine.seen)).not.toContain("canary");
  });
});

describe("resuming", () => {
  it("replays exactly the gap, from the header or the query", async () => {
    const at = await stand();
    const reader = await listen(at);
    await publishNumber(at, 1);
    await reader.until(({ numbers }) => numbers.length === 1);
    reader.close();
    for (const number of [2, 3, 4]) await publishNumber(at, number, number === 3 ? "u:other" : "c:all");
    const again = await listen(at, { last: reader.lastId });
    await publishNumber(at, 5);
    await again.until(({ numbers }) => numbers.length === 3);
    expect(again.numbers).toEqual([2, 4, 5]);
    expect(again.seen[0]).toMatchObject({ kind: "hello", data: { cursor: reader.lastId } });
  });

  it("loses and doubles nothing when readers come and go while others write", async () => {
    const one = await stand();
    const two = await stand();
    let writing = true;
    const committed: number[] = [];
    const write = async (writer: number) => {
      for (let turn = 0; writing; turn++) {
        const number = writer * 10_000 + turn;
        await publishNumber(one, number, "c:all", (tx) => someWork(tx, 12));
        committed.push(number);
      }
    };
    const seen: number[] = [];
    let last = "";
    const writers = Promise.all([write(1), write(2), write(3)]);
    for (let turn = 0; turn < 25; turn++) {
      const reader = await Listener.open(turn % 2 ? one : two, last ? { last } : { last: "ago-0" });
      const enough = Math.floor(Math.random() * 12);
      await reader.until(({ numbers }) => numbers.length >= enough);
      reader.close();
      seen.push(...reader.numbers);
      last = reader.lastId;
    }
    writing = false;
    await writers;
    const final = await listen(two, { last });
    await publishNumber(one, LAST);
    committed.push(LAST);
    await final.until(({ numbers }) => numbers.includes(LAST));
    seen.push(...final.numbers);
    expect(seen).toHaveLength(new Set(seen).size);
    expect(seen.toSorted((a, b) => a - b)).toEqual(committed.toSorted((a, b) => a - b));
  });

  it("gives a page what was committed since it began to fetch", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const at = await stand();
    vi.setSystemTime(Date.now() + 2_600); // the slack, and a step of the history
    await publishNumber(at, 1);
    const reader = await listen(at, { last: "ago-300" });
    await reader.until(({ numbers }) => numbers.length === 1);
    expect(reader.kinds()).not.toContain("resync");
    const late = await listen(at, { last: "ago-600000" });
    await late.until((one) => one.kinds().includes("resync"));
  });

  it.each(["000000000000-1-1", "nonsense", "ago-999999999"])(
    "asks for a resync at the cursor %s",
    async (last) => {
      const at = await stand();
      const reader = await listen(at, { last });
      await publishNumber(at, 7);
      await reader.until(({ numbers }) => numbers.length === 1);
      expect(reader.kinds()).toEqual(["hello", "resync", "chat_read"]);
    },
  );

  it("asks for a resync when the gap has been pruned, and not when only older events have", async () => {
    const at = await stand();
    await pruneEvents(at.db, 0); // what other tests have left
    const reader = await listen(at);
    await publishNumber(at, 1);
    await reader.until(({ numbers }) => numbers.length === 1);
    const old = reader.lastId;
    await publishNumber(at, 2);
    await reader.until(({ numbers }) => numbers.length === 2);
    const recent = reader.lastId;
    await at.db.rawQuery("update events set created_at = now() - interval '2 days'");
    await publishNumber(at, 3);
    await reader.until(({ numbers }) => numbers.length === 3); // or a later reader hears of it as news
    reader.close();
    expect(await pruneEvents(at.db, 86_400)).toMatchObject({ events: 2 });
    expect(await pruneEvents(at.db, 86_400)).toMatchObject({ events: 0 });
    const tooLate = await listen(at, { last: old });
    await tooLate.until((one) => one.kinds().includes("resync"));
    expect(tooLate.numbers).toEqual([]);
    const inTime = await listen(at, { last: recent });
    await inTime.until(({ numbers }) => numbers.length === 1);
    expect(inTime.kinds()).toEqual(["hello", "chat_read"]);
  });

  it("does not send what has expired meanwhile", async () => {
    const at = await stand();
    const reader = await listen(at);
    reader.close();
    await at.db.transaction(async (tx) => {
      const event = { topic: "c:all", kind: "chat_read" } as const;
      await at.live.publishEvent(tx, { ...event, data: numbered(1), lifeSeconds: 60 });
      await at.live.publishEvent(tx, { ...event, data: numbered(2), lifeSeconds: -1 });
    });
    const again = await listen(at, { last: "ago-0" }).then(async (one) => {
      one.close();
      return listen(at, { last: reader.lastId });
    });
    await again.until(({ numbers }) => numbers.length === 1);
    expect(again.numbers).toEqual([1]);
    expect(await pruneEvents(at.db, 86_400)).toMatchObject({ expired: 1 });
  });

  it("starts a new epoch when the events come from another server", async () => {
    const db = database.open();
    await ensureEpoch(db);
    const epoch = async () =>
      (await db.rawQuery<{ epoch: string }>("select epoch from stream_state")).rows[0]?.epoch;
    const before = await epoch();
    await ensureEpoch(db);
    expect(await epoch()).toBe(before);
    await db.rawQuery(
      "insert into events (xid, topic, kind, data) values ('99999999999', 'c:all', 'chat_read', '{}')",
    );
    await ensureEpoch(db);
    expect(await epoch()).not.toBe(before);
    expect((await db.rawQuery("select 1 from events where xid > '9999999999'")).rowCount).toBe(0);
    await db.end();
  });
});
