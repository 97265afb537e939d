import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  createLiveDatabase,
  Listener,
  type LiveDatabase,
  numbered,
  publishNumber,
  startTestProcess,
  type TestProcess,
} from "#platform/live/test-process.ts";

let database: LiveDatabase;
const stands: TestProcess[] = [];

beforeAll(async () => {
  database = await createLiveDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(stands.splice(0).map((stand) => stand.stop()));
});
afterAll(() => database.drop());

const stand = async (options: Parameters<typeof startTestProcess>[1] = {}): Promise<TestProcess> => {
  const started = await startTestProcess(database, options);
  stands.push(started);
  return started;
};

/** Time passes for whatever reads the clock. */
const later = (ms: number): void => {
  const now = Date.now() + ms;
  vi.useFakeTimers({ toFake: ["Date"], now });
};

describe("sessions", () => {
  it("sends no events to an ended session, even without a notification of its end", async () => {
    const at = await stand({ timing: { sweepMs: 60_000 } });
    const dead = await Listener.open(at, { session: "x" });
    const alive = await Listener.open(at, { session: "y" });
    later(1_050); // past what counts as fresh
    at.ended.add("x");
    await publishNumber(at, 1);
    await alive.until(({ numbers }) => numbers.length === 1);
    await dead.until(({ closed }) => closed);
    expect(dead.kinds()).toEqual(["hello", "force_logout"]);
  });

  it("finds ended sessions of quiet streams by itself", async () => {
    const at = await stand();
    const dead = await Listener.open(at, { session: "x" });
    at.ended.add("x");
    await dead.until(({ closed }) => closed);
    expect(dead.seen.at(-1)).toMatchObject({ kind: "force_logout", data: { reason: "signed_out" } });
  });

  it("tells a banned member why", async () => {
    const banned = new Map<string, "banned">();
    const at = await stand({ check: async () => banned });
    const reader = await Listener.open(at, { session: "x" });
    banned.set("x", "banned");
    await reader.until(({ closed }) => closed);
    expect(reader.seen.at(-1)?.data).toEqual({ reason: "banned" });
  });

  it("ends sessions in the order of events, on every process, with the reason", async () => {
    const one = await stand();
    const two = await stand();
    const kept = await Listener.open(one, { session: "kept" });
    const other = await Listener.open(two, { session: "other" });
    await one.db.transaction(async (tx) => {
      await one.live.endSessions(tx, "m", { reason: "password_changed", except: "kept" });
      await one.live.publish(tx, "u:m", "chat_created", { chat_id: crypto.randomUUID() });
    });
    await other.until(({ closed }) => closed);
    await kept.until((listener) => listener.kinds().includes("chat_created"));
    expect(other.kinds()).toEqual(["hello", "force_logout"]);
    expect(other.seen.at(-1)?.data).toEqual({ reason: "password_changed" });
    kept.close();
  });

  it("delivers nothing while it can't find out who may read", async () => {
    let away = false;
    let refusals = 0;
    const check = async () => {
      if (!away) return new Set<string>();
      refusals += 1;
      throw new Error("away");
    };
    const at = await stand({ check, timing: { sweepMs: 60_000 } });
    const reader = await Listener.open(at);
    later(1_050);
    away = true;
    await publishNumber(at, 1);
    // Trying again shows that the first try delivered nothing.
    await vi.waitFor(() => expect(refusals).toBeGreaterThan(1), { timeout: 5_000 });
    expect(reader.numbers).toEqual([]);
    away = false;
    await reader.until(({ numbers }) => numbers.length === 1);
    reader.close();
  });

  it("keeps twenty streams of a member and lets the oldest go", async () => {
    const at = await stand();
    const all: Listener[] = [];
    for (let count = 0; count < 21; count++) all.push(await Listener.open(at));
    await all[0]?.until(({ closed }) => closed);
    expect(at.live.figures().streams).toBe(20);
    for (const one of all) one.close();
  });
});

describe("tickets", () => {
  it("open exactly one stream, even when used concurrently", async () => {
    const at = await stand();
    const ticket = await at.live.mintTicket(at.db, { memberId: "m", sessionId: "s" });
    const tries = await Promise.all(Array.from({ length: 50 }, () => at.live.redeemTicket(ticket)));
    expect(tries.filter((holder) => holder !== null)).toEqual([{ memberId: "m", sessionId: "s" }]);
    const { rows } = await at.db.rawQuery("select * from stream_tickets");
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });

  it("are refused when unknown, too old, or of an ended session", async () => {
    const at = await stand();
    expect(await at.live.redeemTicket("unknown")).toBeNull();
    const old = await at.live.mintTicket(at.db, { memberId: "m", sessionId: "s" });
    await at.db.rawQuery("update stream_tickets set expires_at = now() - interval '1 second'");
    expect(await at.live.redeemTicket(old)).toBeNull();
    const ended = await at.live.mintTicket(at.db, { memberId: "m", sessionId: "gone" });
    at.ended.add("gone");
    expect(await at.live.redeemTicket(ended)).toBeNull();
  });
});

describe("topics", () => {
  it("follow a membership at once, in the order of events, on every process", async () => {
    const one = await stand();
    const two = await stand();
    const readers = [await Listener.open(one), await Listener.open(two)];
    await publishNumber(one, 1, "g:new");
    await one.db.transaction(async (tx) => {
      await one.live.changeTopics(tx, "u:m", { add: ["g:new"] });
      await one.live.publish(tx, "g:new", "chat_read", numbered(2));
    });
    await publishNumber(two, 3, "g:new");
    await one.db.transaction((tx) => one.live.changeTopics(tx, "g:new", { remove: ["g:new"] }));
    await publishNumber(two, 4, "g:new");
    await publishNumber(one, 5);
    for (const reader of readers) {
      await reader.until(({ numbers }) => numbers.includes(5));
      expect(reader.numbers).toEqual([2, 3, 5]);
      reader.close();
    }
  });

  it("brings nothing that was there before, whatever else runs at the time", async () => {
    const at = await stand();
    const reader = await Listener.open(at);
    await at.db.transaction(async (older) => {
      await older.rawQuery("select pg_current_xact_id()");
      await publishNumber(at, 1, "g:calm");
      await at.db.transaction((tx) => at.live.changeTopics(tx, "u:m", { add: ["g:calm"] }));
    });
    await publishNumber(at, 2, "g:calm");
    await reader.until(({ numbers }) => numbers.includes(2));
    await publishNumber(at, 3, "g:calm");
    await reader.until(({ numbers }) => numbers.includes(3));
    expect(reader.numbers).toEqual([2, 3]);
    reader.close();
  });

  it("bring what an older transaction commits after the change, once", async () => {
    const at = await stand();
    const reader = await Listener.open(at);
    await publishNumber(at, 1, "g:late", async () => {
      await at.db.transaction((tx) => at.live.changeTopics(tx, "u:m", { add: ["g:late"] }));
    });
    await publishNumber(at, 2, "g:late");
    await publishNumber(at, 3, "g:late");
    await reader.until(({ numbers }) => numbers.includes(3));
    expect(reader.numbers).toEqual([1, 2, 3]);
    reader.close();
  });

  it("asks for a resync when a reader comes back in the middle of such a change", async () => {
    const at = await stand();
    const reader = await Listener.open(at);
    let cursor = "";
    await publishNumber(at, 1, "g:gap", async () => {
      await at.db.transaction((tx) => at.live.changeTopics(tx, "u:m", { add: ["g:gap"] }));
    });
    await publishNumber(at, 2);
    await reader.until(({ numbers }) => numbers.includes(2));
    // A cursor between the late event and the change.
    const { rows } = await at.db.rawQuery<{ xid: string; id: number }>(
      "select xid, id from events where topic = 'g:gap'",
    );
    cursor = `${reader.lastId.split("-")[0]}-${rows[0]?.xid}-${rows[0]?.id}`;
    reader.close();
    const again = await Listener.open(at, { last: cursor });
    await again.until((listener) => listener.kinds().includes("resync"));
    again.close();
  });

  it("do not slip through while a stream is opening", async () => {
    let release = () => undefined as unknown;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = () => undefined as unknown;
    const opens = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const topicsOf = async (memberId: string) => {
      const before = [`u:${memberId}`];
      if (memberId === "slow") {
        asked();
        await gate;
      }
      return before; // what held before the change below
    };
    const at = await stand({ topicsOf });
    const witness = await Listener.open(at, { member: "w" });
    const opening = Listener.open(at, { member: "slow" });
    await opens;
    await at.db.transaction((tx) => at.live.changeTopics(tx, "u:slow", { add: ["g:x"] }));
    await publishNumber(at, 0, "u:w");
    await witness.until(({ numbers }) => numbers.length === 1);
    release();
    const reader = await opening;
    await publishNumber(at, 1, "g:x");
    await reader.until(({ numbers }) => numbers.length === 1);
    reader.close();
    witness.close();
  });
});
