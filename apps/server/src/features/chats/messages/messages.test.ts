import { randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstLink } from "#features/chats/link-cards/link-cards.ts";
import { isolated } from "#platform/isolated/isolated.ts";
import { fetchOutside, isInside } from "#platform/outside.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const say = (who: Person, id: string, text: string, more: object = {}) =>
  who.must("POST /api/chats/{id}/messages", {
    params: { id },
    body: { client_id: randomUUID(), text, ...more },
  });
const messages = async (who: Person, id: string, query: object = {}) =>
  (await who.must("GET /api/chats/{id}/messages", { params: { id }, query: query })).items;

describe("answering, editing, taking back", () => {
  test("an answer carries the beginning of what it answers, live and on reading", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const stream = await Stream.open(anna);
    const first = await say(anna, chatId, "Wer macht die Videos?");
    const answer = await say(berta, chatId, "Ich!", { reply_to: first.seq });
    const quoted = { seq: first.seq, sender_id: anna.id, text: "Wer macht die Videos?", kind: "text" };
    expect(answer.reply_to).toEqual(quoted);
    await stream.next(
      ({ kind, data }) => kind === "message_created" && (data as { text: string }).text === "Ich!",
    );
    expect((await messages(anna, chatId))[0]?.reply_to).toEqual(quoted);
    expect((await say(anna, chatId, "?", { reply_to: 999 })).reply_to).toBeNull();
  });

  test("a text may be changed by its writer for fifteen minutes, and everybody sees it", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const stream = await Stream.open(berta);
    const { id } = await say(anna, chatId, "Ich kan das.");
    const params = { id: chatId, messageId: id };
    const changed = await anna.must("PATCH /api/chats/{id}/messages/{messageId}", {
      params,
      body: { text: "Ich kann das." },
    });
    expect(changed).toMatchObject({ text: "Ich kann das.", edited_at: expect.any(String) });
    await stream.next(({ kind }) => kind === "message_changed");
    expect(stream.of("message_changed")[0]).toMatchObject({ id, text: "Ich kann das." });
    const foreign = await berta.call("PATCH /api/chats/{id}/messages/{messageId}", {
      params,
      body: { text: "gekapert" },
    });
    expect(foreign.error.error).toBe("not_found");
    await query("update messages set created_at = now() - interval '16 minutes' where id = $1", [id]);
    const late = await anna.call("PATCH /api/chats/{id}/messages/{messageId}", {
      params,
      body: { text: "zu spät" },
    });
    expect([late.status, late.error.error]).toEqual([409, "too_late"]);
    expect((await messages(berta, chatId))[0]?.text).toBe("Ich kann das.");
  });

  test("what is taken back leaves nothing behind, and an unread one no longer counts", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const stream = await Stream.open(berta);
    const { id, seq } = await say(anna, chatId, "geheim");
    const answer = await say(anna, chatId, "noch eins", { reply_to: seq });
    const params = { id: chatId, messageId: id };
    expect((await berta.call("DELETE /api/chats/{id}/messages/{messageId}", { params })).status).toBe(404);
    await anna.must("DELETE /api/chats/{id}/messages/{messageId}", { params });
    await stream.next(
      ({ kind, data }) => kind === "message_changed" && (data as { deleted: boolean }).deleted,
    );
    expect(await berta.must("GET /api/chats/unread")).toEqual({ [chatId]: 1 });
    const [, gone] = await messages(berta, chatId);
    expect(gone).toMatchObject({ id, text: "", deleted: true });
    expect((await messages(berta, chatId)).find((one) => one.id === answer.id)?.reply_to?.text).toBe("");
    expect((await anna.call("DELETE /api/chats/{id}/messages/{messageId}", { params })).status).toBe(404);
    expect((await query("select from messages where text = 'geheim'")).rows).toEqual([]);
  });

  test("edits and messages of both come in one order to both", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const streams = [await Stream.open(anna), await Stream.open(berta)];
    const first = await say(anna, chatId, "0");
    const params = { id: chatId, messageId: first.id };
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2
          ? say(berta, chatId, String(n))
          : anna.must("PATCH /api/chats/{id}/messages/{messageId}", {
              params,
              body: { text: `geändert ${n}` },
            }),
      ),
    );
    await say(anna, chatId, "Ende");
    const seen = [];
    for (const stream of streams) {
      await stream.next(
        ({ kind, data }) => kind === "message_created" && (data as { text: string }).text === "Ende",
      );
      seen.push(
        stream.events
          .filter(({ kind }) => kind.startsWith("message_"))
          .map(({ data }) => (data as { text: string }).text),
      );
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toHaveLength(22);
  });
});

describe("reactions and pins", () => {
  test("count once a person and emoji, also at the same moment", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const stream = await Stream.open(anna);
    const { id, seq } = await say(anna, chatId, "Deal?");
    const params = { id: chatId, messageId: id, emoji: "🎉" };
    const path = "PUT /api/chats/{id}/messages/{messageId}/reactions/{emoji}" as const;
    await Promise.all([anna, berta, berta, berta].map((who) => who.must(path, { params })));
    expect((await messages(berta, chatId))[0]?.reactions).toEqual([{ emoji: "🎉", count: 2, mine: true }]);
    await stream.next(() => stream.of("reaction_changed").length === 2);
    expect(stream.of("reaction_changed")).toContainEqual({
      chat_id: chatId,
      seq,
      emoji: "🎉",
      user_id: berta.id,
      on: true,
    });
    await berta.must("DELETE /api/chats/{id}/messages/{messageId}/reactions/{emoji}", { params });
    expect((await messages(berta, chatId))[0]?.reactions).toEqual([{ emoji: "🎉", count: 1, mine: false }]);
    for (const emoji of ["x", "🎉🎉", "<b>", "1"])
      expect((await anna.call(path, { params: { ...params, emoji } })).status).toBe(400);
  });

  test("both may pin; pins are listed", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const { id } = await say(anna, chatId, "Montag um zehn");
    const params = { id: chatId, messageId: id };
    await berta.must("PUT /api/chats/{id}/messages/{messageId}/pin", { params });
    const pins = () => anna.must("GET /api/chats/{id}/pins", { params: { id: chatId } });
    expect((await pins()).items.map((one) => [one.text, one.pinned])).toEqual([["Montag um zehn", true]]);
    await anna.must("DELETE /api/chats/{id}/messages/{messageId}/pin", { params });
    expect((await pins()).items).toEqual([]);
  });
});

describe("finding", () => {
  test("words are found whatever their case; signs of the search are only signs", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    for (const text of ["Budget: 500 €", "100%_sicher", "nichts"]) await say(anna, chatId, text);
    const search = async (q: string) =>
      (await berta.must("GET /api/chats/{id}/search", { params: { id: chatId }, query: { q } })).items.map(
        ({ text }) => text,
      );
    expect(await search("bUDGET")).toEqual(["Budget: 500 €"]);
    expect(await search("%_")).toEqual(["100%_sicher"]);
    expect(await search("\\")).toEqual([]);
    const outsider = await aMember(server);
    const refused = await outsider.call("GET /api/chats/{id}/search", {
      params: { id: chatId },
      query: { q: "Budget" },
    });
    expect(refused.status).toBe(404);
  });

  test("a page around a message, or around a day, has it in its middle", async () => {
    const { anna, chatId } = await aPairInChat(server);
    for (let n = 1; n <= 30; n++) await say(anna, chatId, String(n));
    await query(
      "update messages set created_at = timestamp '2026-01-01' + make_interval(days => seq) where conversation_id = $1",
      [chatId],
    );
    const around = await messages(anna, chatId, { around: 15, limit: 10 });
    expect(around.map(({ seq }) => seq)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
    const ofDay = await messages(anna, chatId, { date: "2026-01-21", limit: 4 });
    expect(ofDay.map(({ seq }) => seq)).toEqual([22, 21, 20, 19]);
    expect((await messages(anna, chatId, { date: "2030-01-01", limit: 2 })).map(({ seq }) => seq)).toEqual([
      30, 29,
    ]);
  });
});

describe("my side", () => {
  test("pinned comes first, muted counts in no badge, archived is put away until a message comes", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const params = { id: chatId };
    const list = async (query: { archived?: "true" } = {}) =>
      (await berta.must("GET /api/chats", { query })).items.map(({ id }) => id);
    await berta.must("PATCH /api/chats/{id}", { params, body: { muted: true, pinned: true } });
    await say(anna, chatId, "Hallo?");
    expect(await berta.must("GET /api/chats/unread")).toEqual({});
    expect(await berta.must("GET /api/chats/{id}", { params })).toMatchObject({
      pinned: true,
      muted: true,
      unread_count: 1,
    });
    await berta.must("PATCH /api/chats/{id}", { params, body: { archived: true, muted: false } });
    expect([await list(), await list({ archived: "true" })]).toEqual([[], [chatId]]);
    expect((await anna.must("GET /api/chats/{id}", { params })).archived).toBe(false);
    await say(anna, chatId, "Noch da?");
    expect(await list()).toEqual([chatId]);
    const outsider = await aMember(server);
    expect((await outsider.call("PATCH /api/chats/{id}", { params, body: { muted: true } })).status).toBe(
      404,
    );
  });

  test("folders hold conversations, count them, and keep their order", async () => {
    const { anna, chatId } = await aPairInChat(server);
    const stream = await Stream.open(anna);
    const make = (name: string) => anna.must("POST /api/chat-folders", { body: { name, color: "coral" } });
    const ideas = await make("Ideen");
    const clients = await make("Kunden");
    const twin = await anna.call("POST /api/chat-folders", { body: { name: "ideen", color: "coral" } });
    expect([twin.status, twin.error.error]).toEqual([409, "folder_name_taken"]);
    const rename = (name: string) =>
      anna.call("PATCH /api/chat-folders/{id}", { params: { id: clients.id }, body: { name } });
    for (const name of ["IDEEN", "Ídéen"]) expect((await rename(name)).error.error).toBe("folder_name_taken");
    expect((await rename("Kunden")).status).toBe(200);
    await anna.must("PUT /api/chat-folders/{id}/chats/{chatId}", { params: { id: clients.id, chatId } });
    await anna.must("PUT /api/chat-folders/{id}/chats/{chatId}", { params: { id: clients.id, chatId } });
    const folders = async () => (await anna.must("GET /api/chat-folders")).items;
    expect((await folders()).map(({ name, chat_count }) => [name, chat_count])).toEqual([
      ["Ideen", 0],
      ["Kunden", 1],
    ]);
    await anna.must("PATCH /api/chat-folders/{id}", {
      params: { id: clients.id },
      body: { position: 0, name: "Kundschaft" },
    });
    expect((await folders()).map(({ name }) => name)).toEqual(["Kundschaft", "Ideen"]);
    const inside = await anna.must("GET /api/chats", { query: { folder: clients.id } });
    expect(inside.items.map(({ id, folder_ids }) => [id, folder_ids])).toEqual([[chatId, [clients.id]]]);
    await stream.next(({ kind }) => kind === "folders_changed");
    const outsider = await aMember(server);
    expect((await outsider.must("GET /api/chats", { query: { folder: clients.id } })).items).toEqual([]);
    const { status } = await outsider.call("PUT /api/chat-folders/{id}/chats/{chatId}", {
      params: { id: ideas.id, chatId },
    });
    expect(status).toBe(404);
    await anna.must("DELETE /api/chat-folders/{id}", { params: { id: clients.id } });
    expect((await folders()).map(({ name }) => name)).toEqual(["Ideen"]);
    expect((await anna.must("GET /api/chats")).items).toHaveLength(1);
  });
});

describe("link cards", () => {
  test("the first address of a text", () => {
    expect(firstLink("Schau (https://example.org/a?b=1), oder http://zwei.example")).toBe(
      "https://example.org/a?b=1",
    );
    expect(firstLink("kein Link: example.org")).toBeNull();
  });

  test("what a page says about itself is text, whatever it holds", async () => {
    const readHead = (html: string, url: string) => isolated("pageHead", { html, url });
    const head = await readHead(
      `<html><head><title>  Ein   Titel </title><meta property="og:title" content="&lt;b&gt;Fett&lt;/b&gt;">
       <meta name=description content="Zeile 1
       Zeile 2"><meta property="og:image" content="/bild.png"></head><body><title>falsch</title>`,
      "https://www.example.org/seite",
    );
    expect(head).toEqual({
      title: "<b>Fett</b>",
      description: "Zeile 1 Zeile 2",
      site: "example.org",
      image: "https://www.example.org/bild.png",
    });
    expect(await readHead("<html><body>nichts", "https://example.org")).toBeNull();
  });

  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.20.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.1.1",
    "0.0.0.0",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::7f00:1",
    "::127.0.0.1",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::a00:1",
    "64:ff9b:1:ffff::a00:1",
    "fec0::1",
    "3fff::1",
    "3fff:fff:ffff::1",
    "5f00::1",
    "fd00::1",
    "fe80::1",
    "nonsense",
  ])("%s is inside", (address) => {
    expect(isInside(address)).toBe(true);
  });
  test.each(["93.184.216.34", "2606:2800:220:1::1"])("%s is outside", (address) => {
    expect(isInside(address)).toBe(false);
  });

  test("never reaches into our own network, not by a name, a redirect or a number", async () => {
    let asked = 0;
    const inside = http.createServer((_, response) => {
      asked += 1;
      response.writeHead(200, { "content-type": "text/html" }).end("<title>geheim</title>");
    });
    await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
    const { port } = inside.address() as AddressInfo; // it listens on TCP
    const query = { maxBytes: 1000, types: /^text\/html/, timeoutMs: 2_000 };
    for (const address of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `http://2130706433:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://user@127.0.0.1:${port}/`,
      "file:///etc/passwd",
    ])
      expect(await fetchOutside(address, query)).toBeNull();
    expect(asked).toBe(0);
    // Were it allowed, it would answer: the refusal is not an accident.
    expect((await fetchOutside(`http://127.0.0.1:${port}/`, query, () => true))?.type).toBe("text/html");
    inside.close();
  });
});
