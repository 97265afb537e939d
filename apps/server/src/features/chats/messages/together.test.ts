import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPairInChat } from "#testing/builders.ts";
import { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { someoneWaits } from "#testing/waiting.ts";

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ sharing: server });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const send = (from: Person, chatId: string, text: string, client_id: string = randomUUID()) =>
  from.call("POST /api/chats/{id}/messages", { params: { id: chatId }, body: { client_id, text } });
/** The same person, who reaches another process. */
const through = ({ url }: TestServer, person: Person): Person =>
  Object.assign(new Person(url), { cookie: person.cookie, device: person.device, id: person.id });
const pairs = (many: number) => Promise.all(Array.from({ length: many }, () => aPairInChat(server)));

test("two processes write in the same conversations at once: every reader gets each message once, in order", async () => {
  const chats = await pairs(3);
  const streams = await Promise.all(chats.map(({ berta }) => Stream.open(berta)));
  const elsewhere = chats.map(({ anna }) => through(second, anna));
  await Promise.all(
    Array.from({ length: 90 }, async (_, n) => {
      const chat = chats[n % 3];
      const from = n % 2 === 0 ? chat?.anna : elsewhere[n % 3];
      if (!chat || !from) throw new Error("there are three");
      expect((await send(from, chat.chatId, `Nachricht ${n}`)).status).toBe(201);
    }),
  );
  for (const stream of streams) {
    await stream.next(() => stream.of("message_created").length === 30);
    expect(stream.of("message_created").map(({ seq }) => seq)).toEqual(
      Array.from({ length: 30 }, (_, n) => n + 1),
    );
    stream.close();
  }
});

test("the same client_id at the same moment is one message; refusals among others are one's own", async () => {
  const [one, two, three] = await pairs(3);
  if (!one || !two || !three) throw new Error("there are three");
  await three.berta.must("PUT /api/users/{id}/block", { params: { id: three.anna.id } });
  const client_id = randomUUID();
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => send(one.anna, one.chatId, "Nur einmal", client_id)),
    send(two.anna, one.chatId, "Nicht meins"),
    send(three.anna, three.chatId, "Gesperrt"),
    send(two.anna, two.chatId, "Geht"),
    send(one.anna, randomUUID(), "Nirgends"),
  ]);
  expect(answers.map(({ status, error }) => error?.error ?? status)).toEqual([
    ...Array(8).fill(201),
    "not_found",
    "cannot_write",
    201,
    "not_found",
  ]);
  expect(new Set(answers.slice(0, 8).map(({ body }) => body.seq))).toEqual(new Set([1]));
});

test("a locked conversation does not block others", async () => {
  const [held, free] = await pairs(2);
  if (!held || !free) throw new Error("there are two");
  const waiting = await server.platform.db.transaction(async (tx) => {
    await tx.rawQuery("select pg_advisory_xact_lock(hashtextextended($1, 0))", [held.chatId]);
    const waits = Promise.all([
      send(held.anna, held.chatId, "wartet"),
      send(held.berta, held.chatId, "auch"),
    ]);
    await someoneWaits(server);
    expect((await send(free.anna, free.chatId, "geht")).status).toBe(201);
    return { waits };
  });
  const answers = await waiting.waits;
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers.map(({ body }) => body.seq).toSorted()).toEqual([1, 2]);
});

test("a channel's message is not sent as one of a conversation", async () => {
  const [pair] = await pairs(1);
  if (!pair) throw new Error("there is one");
  const { db } = server.platform;
  await db.rawQuery("update participants set other_id = null where conversation_id = $1", [pair.chatId]);
  const answer = await send(pair.anna, pair.chatId, "Hallo");
  expect([answer.status, answer.error.error]).toEqual([404, "not_found"]);
});
