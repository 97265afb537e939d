import { randomUUID } from "node:crypto";
import type { Preferences } from "@kompagnon/contract/notifications/model.ts";
import { NOTIFICATION_TYPES } from "@kompagnon/contract/notifications/rules.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { MAILED_BY_DEFAULT } from "#features/notifications/preferences/preferences.ts";
import { type Notice, notify, notifyLater } from "#features/notifications/public.ts";
import { sweepNotifications } from "#features/notifications/queries.ts";
import { aMatchingMember, aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const tell = (memberId: string, actorId: string | null, more: Partial<Notice> = {}) =>
  server.platform.db.transaction(
    (tx) =>
      notify(server.platform, tx, {
        memberId,
        actorId,
        type: "message",
        bundle: "message:x",
        text: "hallo",
        about: {},
        ...more,
      } as Notice), // a test may mix what types are about
  );
const unread = async (person: Person) => (await person.must("GET /api/notifications/unread-count")).count;
const listOf = async (person: Person) => (await person.must("GET /api/notifications")).items;
const write = (from: Person, chatId: string, text: string) =>
  from.must("POST /api/chats/{id}/messages", {
    params: { id: chatId },
    body: { client_id: randomUUID(), text },
  });
/** A stream may begin with what was committed just before it was opened: the last total is what counts. */
const totalOn = (stream: Stream, count: number) =>
  stream.next(() => stream.of("notification_unread_total").at(-1)?.count === count);
/** Preferences with some channels changed. */
const prefer = async (
  person: Person,
  change: Partial<Preferences["types"]["match"]>,
  more: Partial<Preferences> = {},
) => {
  const before = await person.must("GET /api/notifications/preferences");
  const types = { ...before.types, message: { ...before.types.message, ...change } };
  return person.must("PUT /api/notifications/preferences", { body: { ...before, types, ...more } });
};
const block = (a: Person, b: Person) => a.must("PUT /api/users/{id}/block", { params: { id: b.id } });

describe("bundling and counting", () => {
  test("unread ones of a bundle are one notification with the newest content; a read one starts a new bundle", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    const stream = await Stream.open(anna);
    await tell(anna.id, berta.id, { text: "eins" });
    await tell(anna.id, berta.id, { text: "zwei" });
    await tell(anna.id, berta.id, { bundle: "message:y", text: "andere" });
    const items = await listOf(anna);
    expect(items).toMatchObject([
      { count: 1, payload: { message: "andere" } },
      { count: 2, read_at: null, payload: { message: "zwei", sender: { id: berta.id } } },
    ]);
    expect(await unread(anna)).toBe(2);
    expect(await anna.must("PUT /api/notifications/read")).toEqual({ count: 0 });
    await tell(anna.id, berta.id, { text: "drei" });
    expect((await listOf(anna)).map(({ count, read_at }) => [count, read_at !== null])).toEqual([
      [1, false],
      [1, true],
      [2, true],
    ]);
    await stream.next(() => stream.of("notification_unread_total").length === 5);
    expect(stream.of("notification_unread_total").map(({ count }) => count)).toEqual([1, 1, 2, 0, 1]);
    expect(stream.of("notification_created").map(({ payload }) => payload.message)).toEqual([
      "eins",
      "zwei",
      "andere",
      "drei",
    ]);
    expect(stream.of("notification_created")[1]).toEqual({ ...items[1] });
    stream.close();
  });

  test("twenty at once: every total is right, in order, and nothing is lost", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    const stream = await Stream.open(anna);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => tell(anna.id, berta.id, { bundle: `message:${n}` })),
    );
    await stream.next(() => stream.of("notification_unread_total").length === 20);
    expect(stream.of("notification_unread_total").map(({ count }) => count)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    expect(await unread(anna)).toBe(20);
    await Promise.all(Array.from({ length: 20 }, () => tell(anna.id, berta.id, { bundle: "message:0" })));
    expect(await unread(anna)).toBe(20);
    expect((await listOf(anna)).find(({ count }) => count > 1)?.count).toBe(21);
    stream.close();
  });

  test("the list pages, the newest first", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    for (let n = 0; n < 5; n++) await tell(anna.id, berta.id, { bundle: `message:${n}`, text: `${n}` });
    const first = await anna.must("GET /api/notifications", { query: { limit: 3 } });
    const rest = await anna.must("GET /api/notifications", {
      query: { limit: 3, cursor: first.next_cursor ?? "" },
    });
    expect([...first.items, ...rest.items].map(({ payload }) => payload.message)).toEqual([
      "4",
      "3",
      "2",
      "1",
      "0",
    ]);
    expect(rest.next_cursor).toBeNull();
  });

  test("a text is cut at 140 characters, not within one", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    await tell(anna.id, berta.id, { text: "🦊".repeat(200) });
    expect((await listOf(anna))[0]?.payload.message).toBe("🦊".repeat(140));
  });

  test("notifications of one transaction arrive together, as if sent one after the other", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    const carla = await aMember(server);
    const stream = await Stream.open(anna);
    await block(berta, carla);
    const like = { type: "like", text: null, once: true, about: { post_id: randomUUID() } } as const;
    const follow = { type: "follow", text: null, about: {} } as const;
    await server.platform.db.transaction(async (tx) => {
      const later = (notice: Notice) => notifyLater(server.platform, tx, notice);
      await later({ ...like, memberId: anna.id, actorId: berta.id, bundle: "like:1" });
      await later({ ...follow, memberId: anna.id, actorId: berta.id, bundle: "follow" });
      await later({ ...like, memberId: anna.id, actorId: berta.id, bundle: "like:1" });
      await later({ ...follow, memberId: anna.id, actorId: carla.id, bundle: "follow" });
      await later({ ...like, memberId: berta.id, actorId: carla.id, bundle: "like:2" });
      await later({ ...like, memberId: carla.id, actorId: carla.id, bundle: "like:3" });
    });
    await totalOn(stream, 2);
    expect((await listOf(anna)).map(({ type, count }) => [type, count]).sort()).toEqual([
      ["follow", 2],
      ["like", 1],
    ]);
    expect([await unread(berta), await unread(carla)]).toEqual([0, 0]);
    stream.close();
  });
});

describe("who hears nothing", () => {
  test("oneself, blocked pairs in either direction, the banned and the leaving", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    const carla = await aMember(server);
    await tell(anna.id, anna.id);
    await block(anna, berta);
    await tell(anna.id, berta.id);
    await tell(berta.id, anna.id);
    expect([await unread(anna), await unread(berta)]).toEqual([0, 0]);
    const { db } = server.platform;
    await db.rawQuery("update members set banned_at = now() where id = $1", [carla.id]);
    await tell(carla.id, anna.id);
    await db.rawQuery(
      "update members set banned_at = null, deletion_due_at = now() + interval '1 day' where id = $1",
      [carla.id],
    );
    await tell(carla.id, anna.id);
    const { rows } = await db.rawQuery("select from notifications where member_id = $1", [carla.id]);
    expect(rows).toEqual([]);
  });

  test("a block takes away what both were told about each other", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    const carla = await aMember(server);
    await tell(anna.id, berta.id);
    await tell(anna.id, carla.id, { bundle: "message:z" });
    await tell(berta.id, anna.id);
    const stream = await Stream.open(anna);
    await block(berta, anna);
    await stream.next(({ kind }) => kind === "notification_removed");
    await totalOn(stream, 1);
    expect(stream.of("notification_removed")).toHaveLength(1);
    await expect.poll(() => unread(berta)).toBe(0);
    expect((await listOf(anna)).map(({ payload }) => payload.sender?.id)).toEqual([carla.id]);
    stream.close();
  });
});

describe("removing", () => {
  test("one of one's own; a foreign one is not there", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    await tell(anna.id, berta.id);
    const [{ id } = { id: "" }] = await listOf(anna);
    const stream = await Stream.open(anna);
    const foreign = await berta.call("DELETE /api/notifications/{id}", { params: { id } });
    expect([foreign.status, foreign.error.error]).toEqual([404, "not_found"]);
    expect(await anna.must("DELETE /api/notifications/{id}", { params: { id } })).toEqual({ ok: true });
    await totalOn(stream, 0);
    expect(stream.of("notification_removed")).toEqual([{ id }]);
    expect((await anna.call("DELETE /api/notifications/{id}", { params: { id } })).status).toBe(404);
    stream.close();
  });

  test("read ones go after 90 days, unread ones stay", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    const { db } = server.platform;
    /** As many days later. */
    const days = (count: number) =>
      db.rawQuery(
        // Their entries have the ids before.
        `with entries as (delete from notification_entries)
         update notifications n set created_at = moved, read_at = read_at - make_interval(days => $2),
           id = (left(hex, 8) || '-' || right(hex, 4) || substr(n.id::text, 14))::uuid
         from (select id, created_at - make_interval(days => $2) as moved from notifications) as later,
           lateral (select lpad(to_hex((extract(epoch from moved) * 1000)::bigint), 12, '0') as hex) as begins
         where later.id = n.id and member_id = $1`,
        [anna.id, count],
      );
    await tell(anna.id, berta.id);
    await anna.must("PUT /api/notifications/read");
    await tell(anna.id, berta.id, { text: "bleibt" });
    await days(89);
    await sweepNotifications(db, 90);
    expect(await listOf(anna)).toHaveLength(2);
    await days(2);
    await sweepNotifications(db, 90);
    expect((await listOf(anna)).map(({ payload }) => payload.message)).toEqual(["bleibt"]);
  });
});

describe("preferences", () => {
  test("have defaults, are kept, and need both ends of the quiet hours", async () => {
    const anna = await aMember(server);
    const usual = await anna.must("GET /api/notifications/preferences");
    const on = { in_app: true, push: true, mail: true };
    expect(usual).toEqual({
      types: Object.fromEntries(
        NOTIFICATION_TYPES.map((type) => [type, { ...on, mail: MAILED_BY_DEFAULT.includes(type) }]),
      ),
      quiet_from: null,
      quiet_to: null,
      time_zone: "Europe/Berlin",
    });
    const wanted = await prefer(
      anna,
      { mail: false },
      {
        quiet_from: "22:00",
        quiet_to: "07:30",
        time_zone: "Asia/Tokyo",
      },
    );
    expect(await anna.must("GET /api/notifications/preferences")).toEqual(wanted);
    expect(wanted).toMatchObject({
      types: { message: { mail: false } },
      quiet_to: "07:30",
      time_zone: "Asia/Tokyo",
    });
    const half = await anna.call("PUT /api/notifications/preferences", {
      body: { ...wanted, quiet_to: null },
    });
    expect([half.status, half.error.details?.[0]?.field]).toEqual([400, "quiet_to"]);
    const nowhere = await anna.call("PUT /api/notifications/preferences", {
      body: { ...wanted, time_zone: "Mond/Krater" },
    });
    expect([nowhere.status, nowhere.error.details?.[0]?.field]).toEqual([400, "time_zone"]);
  });

  test("muted kinds never count: new ones wait for the mail only, old ones stop counting", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    await tell(anna.id, berta.id, { bundle: "message:alt" });
    const stream = await Stream.open(anna);
    await prefer(anna, { in_app: false });
    await totalOn(stream, 0);
    await tell(anna.id, berta.id, { text: "leise" });
    expect([await unread(anna), await listOf(anna)]).toEqual([0, []]);
    expect(stream.of("notification_created").map(({ payload }) => payload.message)).not.toContain("leise");
    await prefer(anna, { mail: false });
    await tell(anna.id, berta.id, { bundle: "message:weg" });
    const { rows } = await server.platform.db.rawQuery<{ bundle: string; in_app: boolean }>(
      "select bundle, in_app from notifications where member_id = $1 order by bundle",
      [anna.id],
    );
    expect(rows).toEqual([
      { bundle: "message:alt", in_app: false },
      { bundle: "message:x", in_app: false },
    ]);
    stream.close();
  });
});

describe("where they come from", () => {
  test("both sides of a match are notified once", async () => {
    const { anna, berta, matchId } = await aPairInChat(server);
    for (const [person, other] of [
      [anna, berta],
      [berta, anna],
    ] as const) {
      await expect.poll(() => unread(person)).toBe(1);
      expect(await listOf(person)).toMatchObject([
        { type: "match", count: 1, payload: { sender: { id: other.id }, match_id: matchId, message: null } },
      ]);
    }
  });

  test("a match is news until its member writes; the other one keeps theirs", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    await expect.poll(() => unread(anna)).toBe(1);
    await write(anna, chatId, "hallo");
    await expect.poll(() => listOf(anna)).toEqual([]);
    expect(await unread(anna)).toBe(0);
    expect((await listOf(berta)).map(({ type }) => type)).toContain("match");
  });

  test("messages notify an absent member, bundled, and are settled by reading the chat", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    await expect.poll(() => unread(berta)).toBe(1);
    await write(anna, chatId, "erste");
    await write(anna, chatId, "zweite");
    await write(anna, chatId, "dritte");
    await expect.poll(async () => (await listOf(berta))[0]?.count).toBe(3);
    expect((await listOf(berta))[0]).toMatchObject({
      type: "message",
      payload: { message: "dritte", chat_id: chatId, username: expect.any(String), sender: { id: anna.id } },
    });
    expect(await unread(berta)).toBe(2);
    const stream = await Stream.open(berta);
    await berta.must("PUT /api/chats/{id}/read", { params: { id: chatId }, body: { seq: 2 } });
    await berta.must("PUT /api/chats/{id}/read", { params: { id: chatId }, body: { seq: 3 } });
    await stream.next(({ kind }) => kind === "notification_removed");
    await totalOn(stream, 1);
    expect((await listOf(berta)).map(({ type }) => type)).toEqual(["match"]);
    stream.close();
  });

  test("a member who is online gets no notification of messages, only the messages", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    await expect.poll(() => unread(berta)).toBe(1);
    const asked = vi.spyOn(server.platform.live.presence, "of");
    const isAsked = () =>
      soon(() => {
        const at = asked.mock.calls.findIndex(([ids]) => ids.includes(berta.id));
        expect(asked.mock.settledResults[at]).toMatchObject({ type: "fulfilled" });
      });
    const stream = await Stream.open(berta);
    // Others hear that she came.
    await isAsked();
    asked.mockClear();
    await write(anna, chatId, "bist du da?");
    await stream.next(({ kind }) => kind === "message_created");
    // The presence of the recipient is checked just after the message was answered.
    await isAsked();
    asked.mockRestore();
    await berta.must("PUT /api/me/presence", { body: { away: true } });
    await write(anna, chatId, "und jetzt?");
    const messageNotices = () => stream.of("notification_created").filter(({ type }) => type === "message");
    await stream.next(() => messageNotices().length > 0);
    expect(messageNotices().map(({ payload, count }) => [payload.message, count])).toEqual([
      ["und jetzt?", 1],
    ]);
    stream.close();
  });

  test("many messages and a reader at once leave nothing behind", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    await expect.poll(() => unread(berta)).toBe(1);
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const { seq } = await write(anna, chatId, `Nachricht ${n}`);
        if (n % 3 === 0)
          await berta.must("PUT /api/chats/{id}/read", { params: { id: chatId }, body: { seq } });
      }),
    );
    await berta.must("PUT /api/chats/{id}/read", { params: { id: chatId }, body: { seq: 30 } });
    await expect.poll(() => unread(berta)).toBe(1);
  });
});

test("activity counts matches and messages of the last seven days", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  for (const text of ["eins", "zwei", "drei"]) await write(anna, chatId, text);
  await write(berta, chatId, "zählt bei Anna");
  const { db } = server.platform;
  await db.rawQuery(
    "update messages set created_at = now() - interval '8 days' where conversation_id = $1 and seq = 1",
    [chatId],
  );
  expect((await berta.must("GET /api/activity")).count).toBe(3);
  expect((await anna.must("GET /api/activity")).count).toBe(2);
  await db.rawQuery("update matches set created_at = now() - interval '8 days'");
  const { count, since } = await berta.must("GET /api/activity");
  expect(count).toBe(2);
  expect(Date.now() - Date.parse(since)).toBeCloseTo(7 * 24 * 3_600_000, -4);
  expect((await (await aMatchingMember(server)).must("GET /api/activity")).count).toBe(0);
});
