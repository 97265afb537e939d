import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aMatchingMember, aMember, aPairInChat } from "#testing/builders.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/** Interval of typing events in a test, in ms. */
const TYPED_EVERY_MS = 300;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const write = (text: string, client_id: string = randomUUID()) => ({ client_id, text });

describe("writing", () => {
  test("a message reaches both sides live, once, and counts as unread until it is read", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const params = { id: chatId };
    const hers = await Stream.open(berta);
    const mine = await Stream.open(anna);
    const sent = await anna.must("POST /api/chats/{id}/messages", { params, body: write("Hallo Berta!") });
    expect(sent).toMatchObject({ chat_id: chatId, sender_id: anna.id, seq: 1, text: "Hallo Berta!" });
    await Promise.all([hers, mine].map((stream) => stream.next(({ kind }) => kind === "message_created")));
    const { reactions: _, ...core } = sent;
    expect(hers.of("message_created")).toEqual([core]);
    expect(mine.of("message_created")).toEqual([core]);
    expect(await berta.must("GET /api/chats/unread")).toEqual({ [chatId]: 1 });
    expect(await anna.must("GET /api/chats/unread")).toEqual({});
    const read = await berta.must("PUT /api/chats/{id}/read", { params, body: { seq: 1 } });
    expect(read).toEqual({ my_read_seq: 1, unread_count: 0 });
    await mine.next(({ kind }) => kind === "chat_read");
    expect(mine.of("chat_read")).toMatchObject([{ chat_id: chatId, user_id: berta.id, seq: 1 }]);
    expect((await anna.must("GET /api/chats/{id}", { params })).other_read_seq).toBe(1);
    hers.close();
    mine.close();
  });

  test("the same client id has the effect of once, also in parallel", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const params = { id: chatId };
    const body = write("nur einmal");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => anna.must("POST /api/chats/{id}/messages", { params, body })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await berta.must("GET /api/chats/{id}/messages", { params })).items).toHaveLength(1);
    expect(await berta.must("GET /api/chats/unread")).toEqual({ [chatId]: 1 });
  });

  test("many writers at once: numbers without gap, events in their order", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const params = { id: chatId };
    const stream = await Stream.open(berta);
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        (n % 2 ? anna : berta).must("POST /api/chats/{id}/messages", {
          params,
          body: write(`Nachricht ${n}`),
        }),
      ),
    );
    await stream.next(() => stream.of("message_created").length === 40);
    const numbers = stream.of("message_created").map(({ seq }) => seq);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    expect(await berta.must("GET /api/chats/unread")).toEqual({ [chatId]: 20 });
    const first = await anna.must("GET /api/chats/{id}/messages", { params, query: { limit: 30 } });
    const rest = await anna.must("GET /api/chats/{id}/messages", {
      params,
      query: { limit: 30, cursor: first.next_cursor ?? "" },
    });
    expect([...first.items, ...rest.items].map(({ seq }) => seq)).toEqual(
      Array.from({ length: 40 }, (_, n) => 40 - n),
    );
    expect(rest.next_cursor).toBeNull();
    const after = await anna.must("GET /api/chats/{id}/messages", { params, query: { after: 38 } });
    expect(after.items.map(({ seq }) => seq)).toEqual([39, 40]);
    stream.close();
  });

  test.each(["", "   \n ", "\u200b\u200d", "x".repeat(4001)])(
    "refuses %j and stores nothing",
    async (text) => {
      const { anna, chatId } = await aPairInChat(server);
      const params = { id: chatId };
      const { status, error } = await anna.call("POST /api/chats/{id}/messages", {
        params,
        body: write(text),
      });
      expect(status).toBe(400);
      expect(error.details?.[0]?.field).toBe("text");
      expect((await anna.must("GET /api/chats/{id}/messages", { params })).items).toEqual([]);
    },
  );
});

describe("access", () => {
  test("a stranger finds nothing", async () => {
    const { chatId } = await aPairInChat(server);
    const outsider = await aMember(server);
    const params = { id: chatId };
    const answers = await Promise.all([
      outsider.call("GET /api/chats/{id}", { params }),
      outsider.call("GET /api/chats/{id}/messages", { params }),
      outsider.call("POST /api/chats/{id}/messages", { params, body: write("hallo") }),
      outsider.call("PUT /api/chats/{id}/read", { params, body: { seq: 1 } }),
      outsider.call("POST /api/chats/{id}/typing", { params }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test("after a block neither can write", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    await server.platform.db.rawQuery("insert into blocks (blocker, blocked) values ($1, $2)", [
      berta.id,
      anna.id,
    ]);
    for (const person of [anna, berta]) {
      const { status, error } = await person.call("POST /api/chats/{id}/messages", {
        params: { id: chatId },
        body: write("hallo?"),
      });
      expect([status, error.error]).toEqual([403, "cannot_write"]);
      expect((await person.must("GET /api/chats/{id}", { params: { id: chatId } })).can_write).toBe(false);
    }
  });

  test("typing reaches the other at once and is never stored", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const stream = await Stream.open(berta);
    const heard = stream.next(({ kind }) => kind === "chat_typing");
    // The event is sent once and stored nowhere, so a typing client repeats it.
    const again = setInterval(
      () => void anna.call("POST /api/chats/{id}/typing", { params: { id: chatId } }),
      TYPED_EVERY_MS,
    );
    await heard.finally(() => clearInterval(again));
    const { rows } = await server.platform.db.rawQuery("select kind from events where kind = 'chat_typing'");
    expect(rows).toEqual([]);
    stream.close();
  });

  test("an open stream gets the events of a new conversation", async () => {
    const anna = await aMatchingMember(server);
    const berta = await aMatchingMember(server);
    const stream = await Stream.open(berta);
    await anna.must("POST /api/matching/swipes", { body: { user_id: berta.id, liked: true } });
    const { matchId } = await berta.must("POST /api/matching/swipes", {
      body: { user_id: anna.id, liked: true },
    });
    const { chatId } = await anna.must("POST /api/matching/matches/{matchId}/chat", {
      params: { matchId: matchId ?? "" },
    });
    await anna.must("POST /api/chats/{id}/messages", {
      params: { id: chatId },
      body: write("gleich die erste"),
    });
    await stream.next(({ kind }) => kind === "message_created");
    expect(stream.events.map(({ kind }) => kind)).toEqual([
      "hello",
      "match_made",
      "chat_created",
      "message_created",
    ]);
    stream.close();
  });

  test("the list pages with the newest first", async () => {
    const anna = await aMatchingMember(server);
    const chats: string[] = [];
    for (let n = 0; n < 3; n++) {
      const other = await aMatchingMember(server);
      await anna.must("POST /api/matching/swipes", { body: { user_id: other.id, liked: true } });
      const { matchId } = await other.must("POST /api/matching/swipes", {
        body: { user_id: anna.id, liked: true },
      });
      const { chatId } = await other.must("POST /api/matching/matches/{matchId}/chat", {
        params: { matchId: matchId ?? "" },
      });
      chats.push(chatId);
    }
    await anna.must("POST /api/chats/{id}/messages", { params: { id: chats[0] ?? "" }, body: write("hoch") });
    const first = await anna.must("GET /api/chats", { query: { limit: 2 } });
    const rest = await anna.must("GET /api/chats", { query: { limit: 2, cursor: first.next_cursor ?? "" } });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([chats[0], chats[2], chats[1]]);
    expect(first.items[0]?.last_message?.text).toBe("hoch");
  });
});
