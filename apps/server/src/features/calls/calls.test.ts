import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endByItself, sweepCalls } from "#features/calls/feature.ts";
import { recordCall } from "#features/calls/ringing/endings.ts";
import { archiveOf } from "#testing/archive.ts";
import { aGuest, aMatchingMember, aPairInChat, PASSWORD } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

type Signal = "ring" | "offer" | "answer" | "ice" | "accept" | "decline" | "hangup";
const signal = (from: Person, kind: Signal, to: Person, callId: string, payload?: Record<string, string>) =>
  from.call(`POST /api/rtc/${kind}`, { body: { toUserId: to.id, callId, ...(payload && { payload }) } });
const is = (kind: string) => (event: { kind: string }) => event.kind === kind;
const outcome = ({ status, error }: { status: number; error: { error: string } }) => [status, error?.error];
const UNKNOWN = [404, "not_found"];
const OVER = [410, "call_over"];

/** The same member on another device. */
async function another(person: Person): Promise<Person> {
  const device = aGuest(server);
  await device.must("POST /api/auth/sign-in", { body: { email: person.email, password: PASSWORD } });
  return Object.assign(device, { id: person.id, email: person.email });
}

async function aRing() {
  const { anna, berta, chatId } = await aPairInChat(server);
  const callId = randomUUID();
  expect((await signal(anna, "ring", berta, callId)).status).toBe(202);
  return { anna, berta, chatId, callId };
}
async function aTalk() {
  const call = await aRing();
  expect((await signal(call.berta, "accept", call.anna, call.callId)).status).toBe(202);
  return call;
}

const recordsOf = async (person: Person, chatId: string) =>
  (await person.must("GET /api/chats/{id}/messages", { params: { id: chatId } })).items.flatMap(
    ({ call, sender_id, text }) => (call ? [{ ...call, sender_id, text }] : []),
  );
/** Records once there are as many and no job is left that could write one too many. */
async function records(person: Person, chatId: string, count: number) {
  await expect.poll(() => recordsOf(person, chatId), { timeout: 8_000 }).toHaveLength(count);
  await jobsDone(server);
  return recordsOf(person, chatId);
}
const missed = async (person: Person) =>
  (await person.must("GET /api/notifications")).items.filter(({ type }) => type === "call_missed");

describe("ringing", () => {
  test("rings on every device of the callee; the one that accepts stops the others", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const tablet = await another(berta);
    const phone = await Stream.open(berta);
    const computer = await Stream.open(tablet);
    const caller = await Stream.open(anna);
    const callId = randomUUID();
    const body = { toUserId: berta.id, callId, payload: { media: "audio" } };
    expect(await anna.must("POST /api/rtc/ring", { body })).toEqual({ callId });
    for (const stream of [phone, computer]) {
      await stream.next(is("rtc_ring"));
      expect(stream.of("rtc_ring")).toMatchObject([
        { callId, chat_id: chatId, fromUserId: anna.id, toUserId: berta.id, from: { id: anna.id } },
      ]);
      expect(stream.of("rtc_ring")[0]?.payload).toEqual({ media: "audio" });
    }
    const answers = await Promise.all([berta, tablet].map((from) => signal(from, "accept", anna, callId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.error).toBe("taken_elsewhere");
    for (const stream of [phone, computer, caller]) await stream.next(is("rtc_accept"));
    expect(computer.of("rtc_accept")).toEqual(phone.of("rtc_accept"));
    expect(caller.of("rtc_accept")).toMatchObject([{ callId, byUserId: berta.id }]);
    expect(caller.of("rtc_ring")).toEqual([]);
    const winner = answers[0]?.status === 202 ? berta : tablet;
    expect((await signal(winner, "accept", anna, callId)).status).toBe(202);
    await caller.caughtUp(server, anna);
    expect(caller.of("rtc_accept")).toHaveLength(1);
    for (const stream of [phone, computer, caller]) stream.close();
  });

  test("a repeated id rings once; the id of another pair's call is unknown", async () => {
    const { anna, berta } = await aPairInChat(server);
    const callId = randomUUID();
    const stream = await Stream.open(berta);
    const twice = [1, 2, 3].map(() => signal(anna, "ring", berta, callId));
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([202, 202, 202]);
    const other = await aPairInChat(server);
    expect(outcome(await signal(other.anna, "ring", other.berta, callId))).toEqual(UNKNOWN);
    await stream.next(is("rtc_ring"));
    await stream.caughtUp(server, berta);
    expect(stream.of("rtc_ring")).toHaveLength(1);
    stream.close();
  });

  test("a stream that breaks during a ring rings when it is back", async () => {
    const { anna, berta } = await aPairInChat(server);
    const before = await Stream.open(berta);
    before.close();
    expect(before.last).not.toBe("");
    const callId = randomUUID();
    await signal(anna, "ring", berta, callId);
    const after = await Stream.open(berta, before.last);
    await after.next(is("rtc_ring"));
    expect(after.of("rtc_ring")).toMatchObject([{ callId }]);
    after.close();
    const { rows } = await server.platform.db.rawQuery<{ life: number }>(
      `select extract(epoch from expires_at - created_at)::int as life from events where kind = 'rtc_ring'`,
    );
    expect(new Set(rows.map(({ life }) => life))).toEqual(new Set([60]));
  });

  test("only the other one of a conversation without a block, who is neither banned nor leaving", async () => {
    const { anna, berta } = await aPairInChat(server);
    const outsider = await aMatchingMember(server);
    const { db } = server.platform;
    const ring = (from: Person, to: Person) => signal(from, "ring", to, randomUUID()).then(outcome);
    expect(await ring(anna, outsider)).toEqual(UNKNOWN);
    expect(await ring(anna, anna)).toEqual(UNKNOWN);
    for (const [ban, lift] of [
      ["banned_at = now()", "banned_at = null"],
      ["deletion_due_at = now() + interval '1 day'", "deletion_due_at = null"],
    ]) {
      await db.rawQuery(`update members set ${ban} where id = $1`, [berta.id]);
      expect(await ring(anna, berta)).toEqual([403, "cannot_call"]);
      await db.rawQuery(`update members set ${lift} where id = $1`, [berta.id]);
    }
    await berta.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    expect(await ring(anna, berta)).toEqual([403, "cannot_call"]);
    expect(await ring(berta, anna)).toEqual([403, "cannot_call"]);
  });
});

describe("being in another call", () => {
  test("the callee gets no ring but a missed call; the caller gets `busy", async () => {
    const { anna, berta } = await aTalk();
    const carla = await aMatchingMember(server);
    const { platform } = server;
    const [lo, hi] = [anna.id, carla.id].sort();
    const chatId = randomUUID();
    await platform.db.rawQuery("insert into conversations (id, lo, hi) values ($1, $2, $3)", [
      chatId,
      lo,
      hi,
    ]);
    await platform.db.rawQuery(
      "insert into participants (conversation_id, member_id, other_id) values ($1, $2, $3), ($1, $3, $2)",
      [chatId, lo, hi],
    );
    const stream = await Stream.open(anna);
    const callId = randomUUID();
    for (const _ of [1, 2]) expect(outcome(await signal(carla, "ring", anna, callId))).toEqual([409, "busy"]);
    expect(await records(carla, chatId, 1)).toMatchObject([{ outcome: "missed", sender_id: carla.id }]);
    await expect.poll(() => missed(anna)).toHaveLength(1);
    expect(stream.of("rtc_ring")).toEqual([]);
    // The one who talks can't call either, and the other is not told of it.
    expect(outcome(await signal(anna, "ring", carla, randomUUID()))).toEqual([409, "busy"]);
    await jobsDone(server);
    expect(await recordsOf(carla, chatId)).toHaveLength(1);
    expect(outcome(await signal(carla, "accept", anna, callId))).toEqual(UNKNOWN);
    expect(outcome(await signal(berta, "accept", anna, callId))).toEqual(UNKNOWN);
    stream.close();
  });

  test("of two who call each other at the same moment one rings", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => signal(anna, "ring", berta, randomUUID())),
      ...Array.from({ length: 4 }, () => signal(berta, "ring", anna, randomUUID())),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array<number>(7).fill(409)]);
    await jobsDone(server);
    expect(await recordsOf(anna, chatId)).toEqual([]);
  });
});

describe("signals", () => {
  test("reach the other side, from the two devices that talk only", async () => {
    const { anna, berta, callId } = await aRing();
    const second = await another(berta);
    const third = await another(anna);
    const hers = await Stream.open(berta);
    const mine = await Stream.open(anna);
    expect((await signal(anna, "offer", berta, callId, { type: "offer", sdp: "v=0" })).status).toBe(202);
    expect(outcome(await signal(third, "offer", berta, callId))).toEqual(OVER);
    await signal(berta, "accept", anna, callId);
    expect((await signal(berta, "answer", anna, callId, { type: "answer", sdp: "v=0" })).status).toBe(202);
    const candidate = { candidate: "candidate:1 1 udp 1 192.168.1.7 5 typ host", sdpMid: "0" };
    expect((await signal(berta, "ice", anna, callId, candidate)).status).toBe(202);
    for (const kind of ["offer", "answer", "ice", "hangup", "decline"] as const) {
      expect(outcome(await signal(second, kind, anna, callId))).toEqual(OVER);
      if (kind !== "decline") expect(outcome(await signal(third, kind, berta, callId))).toEqual(OVER);
    }
    await hers.next(is("rtc_offer"));
    await mine.next(is("rtc_ice"));
    expect(hers.of("rtc_offer")).toMatchObject([{ fromUserId: anna.id, payload: { sdp: "v=0" } }]);
    expect(mine.of("rtc_answer")).toHaveLength(1);
    expect(mine.of("rtc_ice")).toMatchObject([{ payload: candidate }]);
    expect(hers.of("rtc_ice")).toEqual([]);
    for (const stream of [hers, mine]) stream.close();
  });

  test("of others, or to others, find no call", async () => {
    const { anna, berta, callId } = await aTalk();
    const foreign = await aPairInChat(server);
    for (const kind of ["offer", "answer", "ice", "accept", "decline", "hangup"] as const) {
      expect(outcome(await signal(foreign.anna, kind, anna, callId))).toEqual(UNKNOWN);
      expect(outcome(await signal(anna, kind, foreign.berta, callId))).toEqual(UNKNOWN);
      expect(outcome(await signal(anna, kind, berta, randomUUID()))).toEqual(UNKNOWN);
    }
    // A caller does not accept or decline their own call.
    expect(outcome(await signal(anna, "accept", berta, callId))).toEqual(UNKNOWN);
    expect(outcome(await signal(anna, "decline", berta, callId))).toEqual(UNKNOWN);
  });

  test.each<[object, string]>([
    [{ sdp: "x".repeat(20_001) }, "too long"],
    [{ sdp: "a\u0000b" }, "a zero byte"],
    [{ a: { b: { c: 1 } } }, "too deep"],
    [{ a: ["x"] }, "a list"],
  ])("refuses %#: %s", async (payload, _why) => {
    const { anna, berta, callId } = await aRing();
    const body = JSON.stringify({ toUserId: berta.id, callId, payload });
    expect((await anna.request("POST", "/api/rtc/offer", body)).status).toBe(400);
  });
});

describe("endings", () => {
  test("declining stops every device and leaves one trace", async () => {
    const { anna, berta, chatId, callId } = await aRing();
    const hers = await Stream.open(berta);
    const mine = await Stream.open(anna);
    const tablet = await another(berta);
    const answers = await Promise.all([berta, tablet].map((from) => signal(from, "decline", anna, callId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 410]);
    for (const stream of [hers, mine]) {
      await stream.next(is("rtc_decline"));
      expect(stream.of("rtc_decline")).toEqual([{ callId, byUserId: berta.id, busy: false }]);
      stream.close();
    }
    expect(outcome(await signal(berta, "accept", anna, callId))).toEqual(OVER);
    expect(await records(anna, chatId, 1)).toEqual([
      { outcome: "declined", seconds: 0, sender_id: anna.id, text: "" },
    ]);
    expect(await missed(berta)).toEqual([]);
  });

  test("hanging up tells both sides and leaves how long they talked, also if both do at once", async () => {
    const { anna, berta, chatId, callId } = await aTalk();
    const mine = await Stream.open(anna);
    await server.platform.db.rawQuery(
      "update calls set accepted_at = accepted_at - interval '83 seconds' where id = $1",
      [callId],
    );
    const answers = await Promise.all([
      signal(anna, "hangup", berta, callId),
      signal(berta, "hangup", anna, callId),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 410]);
    await mine.next(is("rtc_hangup"));
    expect(await records(berta, chatId, 1)).toMatchObject([{ outcome: "ended", sender_id: anna.id }]);
    const seconds = (await recordsOf(berta, chatId))[0]?.seconds ?? 0;
    expect(seconds).toBeGreaterThanOrEqual(83);
    expect(seconds).toBeLessThan(90);
    expect(mine.of("rtc_hangup")).toMatchObject([{ callId, reason: "hangup" }]);
    expect(outcome(await signal(anna, "ice", berta, callId))).toEqual(OVER);
    mine.close();
    // Both are free again.
    expect((await signal(berta, "ring", anna, randomUUID())).status).toBe(202);
  });

  test("no connection came about: failed", async () => {
    const { anna, berta, chatId, callId } = await aTalk();
    await signal(berta, "hangup", anna, callId, { reason: "failed" });
    expect(await records(anna, chatId, 1)).toMatchObject([{ outcome: "failed", sender_id: anna.id }]);
  });

  test("giving up leaves a missed call and a notification, which reading the chat settles", async () => {
    const { anna, berta, chatId, callId } = await aRing();
    await signal(anna, "hangup", berta, callId);
    await records(berta, chatId, 1);
    await expect.poll(() => missed(berta)).toHaveLength(1);
    expect(await missed(berta)).toMatchObject([
      { count: 1, payload: { chat_id: chatId, sender: { id: anna.id } } },
    ]);
    const again = randomUUID();
    await signal(anna, "ring", berta, again);
    await signal(anna, "hangup", berta, again);
    await expect.poll(async () => (await missed(berta))[0]?.count).toBe(2);
    expect(await missed(berta)).toHaveLength(1);
    expect(await missed(anna)).toEqual([]);
    await berta.must("PUT /api/chats/{id}/read", { params: { id: chatId }, body: { seq: 2 } });
    await expect.poll(() => missed(berta)).toHaveLength(0);
  });

  test("ringing ends by itself, once", async () => {
    const { anna, berta, chatId, callId } = await aRing();
    const stream = await Stream.open(berta);
    // Its time has come: the queue does the rest.
    await server.platform.db.rawQuery(
      "update jobs.job set start_after = now() where name = 'calls.unanswered' and data->>'callId' = $1",
      [callId],
    );
    await stream.next(is("rtc_hangup"), 8_000);
    expect(stream.of("rtc_hangup")).toEqual([{ callId, byUserId: anna.id, reason: "missed" }]);
    await endByItself(server.platform, callId, "ringing");
    expect(outcome(await signal(berta, "accept", anna, callId))).toEqual(OVER);
    expect(await records(berta, chatId, 1)).toMatchObject([{ outcome: "missed", sender_id: anna.id }]);
    stream.close();
  });

  test("a ring that has timed out can't be answered, even before the job has ended it", async () => {
    const { anna, berta, callId } = await aRing();
    await server.platform.db.rawQuery(
      "update calls set created_at = now() - interval '46 seconds' where id = $1",
      [callId],
    );
    expect(outcome(await signal(berta, "accept", anna, callId))).toEqual(OVER);
    expect((await signal(berta, "ring", anna, randomUUID())).status).toBe(202);
  });

  test("a job that runs twice leaves one trace", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const record = {
      traceId: randomUUID(),
      callId: randomUUID(),
      chatId,
      callerId: anna.id,
      calleeId: berta.id,
      call: { outcome: "missed", seconds: 0 },
    } as const;
    await Promise.all([1, 2, 3].map(() => recordCall(server.platform, record)));
    expect(await records(berta, chatId, 1)).toHaveLength(1);
    await expect.poll(() => missed(berta)).toMatchObject([{ count: 1 }]);
    expect((await berta.must("GET /api/chats/unread"))[chatId]).toBe(1);
  });

  test("a block, signing out, and twelve hours end a call", async () => {
    const { db } = server.platform;
    const blocked = await aTalk();
    const left = await aTalk();
    const long = await aTalk();
    const fresh = await aTalk();
    await blocked.berta.must("PUT /api/users/{id}/block", { params: { id: blocked.anna.id } });
    await left.berta.must("POST /api/auth/signout");
    await db.rawQuery("update calls set created_at = now() - interval '13 hours' where id = $1", [
      long.callId,
    ]);
    await sweepCalls(server.platform);
    const stateOf = async ({ callId }: { callId: string }) =>
      (await db.rawQuery<{ state: string }>("select state from calls where id = $1", [callId])).rows[0]
        ?.state;
    await expect.poll(() => stateOf(blocked)).toBe("ended");
    expect(await stateOf(left)).toBe("ended");
    expect(await stateOf(long)).toBe("ended");
    expect(await stateOf(fresh)).toBe("active");
    // Nothing is written across a block.
    await records(left.anna, left.chatId, 1);
    expect(await recordsOf(blocked.anna, blocked.chatId)).toEqual([]);
  });
});

test("the export tells of calls, and who is erased takes theirs along", async () => {
  const { anna, berta, callId } = await aRing();
  await signal(berta, "decline", anna, callId);
  const files = await archiveOf(server.platform.personal, anna.id);
  expect(JSON.parse(files.get("calls.json") ?? "[]")).toMatchObject([
    { direction: "out", outcome: "declined" },
  ]);
  await server.platform.db.rawQuery("delete from members where id = $1", [berta.id]);
  const { rows } = await server.platform.db.rawQuery("select from calls where id = $1", [callId]);
  expect(rows).toEqual([]);
});

describe("ways", () => {
  test("none but direct ones unless told", async () => {
    const { anna } = await aPairInChat(server);
    expect(await anna.must("GET /api/rtc/ice-servers")).toEqual({
      iceServers: [],
      iceTransportPolicy: "all",
    });
  });

  test("credentials of relays are good for ten minutes and each member's own; only relays pass where told", async () => {
    const secret = "ein Geheimnis des Relays";
    const relayed = await startTestServer({
      env: {
        STUN_URLS: "stun:stun.example:3478",
        TURN_URLS: "turn:turn.example:3478, turns:turn.example:443",
        TURN_SECRET: secret,
        CALLS_RELAY_ONLY: "on",
      },
    });
    const { anna, berta } = await aPairInChat(relayed);
    const { iceServers, iceTransportPolicy } = await anna.must("GET /api/rtc/ice-servers");
    expect(iceTransportPolicy).toBe("relay");
    expect(iceServers).toHaveLength(1);
    const { urls, username = "", credential } = iceServers[0] ?? { urls: [] };
    expect(urls).toEqual(["turn:turn.example:3478", "turns:turn.example:443"]);
    const [expiry, name] = username.split(":");
    expect(Math.abs(Number(expiry) - Date.now() / 1000 - 600)).toBeLessThan(5);
    expect(name).not.toContain(anna.id);
    expect(credential).toBe(createHmac("sha1", secret).update(username).digest("base64"));
    const hers = await berta.must("GET /api/rtc/ice-servers");
    expect(hers.iceServers[0]?.username?.split(":")[1]).not.toBe(name);

    const stream = await Stream.open(berta);
    const callId = randomUUID();
    await signal(anna, "ring", berta, callId);
    const host = "candidate:1 1 udp 1 192.168.1.7 5 typ host";
    const relay = "candidate:2 1 udp 1 198.51.100.1 6 typ relay raddr 203.0.113.9 rport 7";
    for (const candidate of [host, relay])
      expect((await signal(anna, "ice", berta, callId, { candidate })).status).toBe(202);
    const sdp = `v=0\r\nc=IN IP4 203.0.113.9\r\na=${host}\r\na=${relay}\r\n`;
    await signal(anna, "offer", berta, callId, { type: "offer", sdp });
    await stream.next(is("rtc_offer"));
    expect(stream.of("rtc_ice")).toHaveLength(1);
    const passed = JSON.stringify([...stream.of("rtc_ice"), ...stream.of("rtc_offer")]);
    expect(passed).toContain("198.51.100.1");
    expect(passed).not.toMatch(/192\.168|203\.0\.113/);
    stream.close();
    await relayed.stop();
  });

  test.each([
    { CALLS_RELAY_ONLY: "on" },
    { TURN_URLS: "turn:turn.example" },
    { TURN_SECRET: "ein Geheimnis" },
    { TURN_URLS: "turn.example", TURN_SECRET: "ein Geheimnis" },
    { STUN_URLS: "https://stun.example" },
  ])("%j ends the start", async (env) => {
    const { readConfig, ConfigError } = await import("#platform/env/config.ts");
    expect(() => readConfig({ NODE_ENV: "test", DATA_DIR: server.dataDir, ...env })).toThrow(ConfigError);
  });
});
