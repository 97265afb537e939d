import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
async function aConfirmedMember(age = 30): Promise<Person> {
  const person = await aMember(server, { age });
  await query("update members set email_confirmed_at = now() where id = $1", [person.id]);
  return person;
}
const ask = (from: Person, to: Person, text?: string) =>
  from.call("POST /api/chat-requests", { body: { user_id: to.id, ...(text !== undefined && { text }) } });
const box = async (who: Person, which: "in" | "out" = "in") =>
  (await who.must("GET /api/chat-requests", { query: { box: which } })).items;

describe("chat requests", () => {
  test("reach the other live with their note; accepting opens the conversation with it", async () => {
    const anna = await aConfirmedMember();
    const berta = await aConfirmedMember();
    const hers = await Stream.open(berta);
    const mine = await Stream.open(anna);
    const { status, body: request } = await ask(anna, berta, "Machst du noch Videos?");
    expect([status, request.status]).toEqual([201, "pending"]);
    await hers.next(({ kind }) => kind === "chat_request_changed");
    expect((await box(berta)).map(({ from, note }) => [from.id, note])).toEqual([
      [anna.id, "Machst du noch Videos?"],
    ]);
    const accepted = await berta.must("POST /api/chat-requests/{id}/accept", { params: { id: request.id } });
    await mine.next(({ kind }) => kind === "chat_created");
    const { items } = await berta.must("GET /api/chats/{id}/messages", {
      params: { id: accepted.chat_id ?? "" },
    });
    expect(items.map(({ sender_id, text }) => [sender_id, text])).toEqual([
      [anna.id, "Machst du noch Videos?"],
    ]);
    expect(await box(berta)).toEqual([]);
    expect((await ask(anna, berta)).error.error).toBe("already_in_chat");
    const again = await berta.call("POST /api/chat-requests/{id}/accept", { params: { id: request.id } });
    expect(again.error.error).toBe("already_decided");
  });

  test("two who ask each other at the same moment are in one conversation", async () => {
    const anna = await aConfirmedMember();
    const berta = await aConfirmedMember();
    const answers = await Promise.all([ask(anna, berta, "Hallo"), ask(berta, anna, "Hi")]);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    // Requests sent at the very same moment may both wait; asking again opens the conversation.
    if (answers.every(({ body }) => body.status === "pending")) await ask(anna, berta);
    const requests = await box(anna);
    for (const { id } of requests) await anna.must("POST /api/chat-requests/{id}/accept", { params: { id } });
    expect((await anna.must("GET /api/chats")).items).toHaveLength(1);
    expect((await berta.must("GET /api/chats")).items).toHaveLength(1);
  });

  test("a refusal is hidden from its sender, who may not ask again for a month", async () => {
    const anna = await aConfirmedMember();
    const berta = await aConfirmedMember();
    const { body: request } = await ask(anna, berta);
    await berta.must("POST /api/chat-requests/{id}/decline", { params: { id: request.id } });
    expect((await box(anna, "out")).map(({ status }) => status)).toEqual(["pending"]);
    expect((await ask(anna, berta)).error.error).toBe("already_asked");
    expect((await ask(berta, anna)).status).toBe(201);
  });

  test("a refused one is taken back like any other, and asking again looks as before", async () => {
    const anna = await aConfirmedMember();
    const berta = await aConfirmedMember();
    const { body: request } = await ask(anna, berta, "Hallo");
    await berta.must("POST /api/chat-requests/{id}/ignore", { params: { id: request.id } });
    await berta.must("POST /api/chat-requests/{id}/decline", { params: { id: request.id } });
    const params = { id: request.id };
    expect(await box(anna, "out")).toHaveLength(1);
    expect((await berta.call("DELETE /api/chat-requests/{id}", { params })).status).toBe(404);
    expect((await anna.call("DELETE /api/chat-requests/{id}", { params })).status).toBe(204);
    expect((await anna.call("DELETE /api/chat-requests/{id}", { params })).status).toBe(404);
    expect(await box(anna, "out")).toEqual([]);
    const page = async () => (await anna.must("GET /api/users/{id}", { params: { id: berta.id } })).relation;
    expect(await page()).toMatchObject({ request: "none", can_ask: true });
    expect((await ask(anna, berta, "Und nochmal")).body).toMatchObject({
      status: "pending",
      note: "Und nochmal",
    });
    expect(await page()).toMatchObject({ request: "sent", can_ask: false });
    expect((await ask(anna, berta)).error.error).toBe("already_asked");
    expect([(await box(anna, "out")).length, (await box(berta)).length]).toEqual([1, 0]);
  });

  test("an ignored one is out of sight and goes on waiting", async () => {
    const anna = await aConfirmedMember();
    const berta = await aConfirmedMember();
    const { body: request } = await ask(anna, berta);
    await berta.must("POST /api/chat-requests/{id}/ignore", { params: { id: request.id } });
    expect(await box(berta)).toEqual([]);
    expect(await box(anna, "out")).toHaveLength(1);
    await anna.must("DELETE /api/chat-requests/{id}", { params: { id: request.id } });
    expect(await box(anna, "out")).toEqual([]);
  });

  test("needs a confirmed address, a receiver of age, and no block", async () => {
    const anna = await aConfirmedMember();
    const unconfirmed = await aMember(server);
    const child = await aConfirmedMember(14);
    expect((await ask(unconfirmed, anna)).error.error).toBe("email_unconfirmed");
    expect((await ask(anna, child)).error.error).toBe("cannot_ask");
    const { body: asked } = await ask(child, anna);
    const accepted = await anna.call("POST /api/chat-requests/{id}/accept", { params: { id: asked.id } });
    expect(accepted.error.error).toBe("cannot_ask");
    expect((await ask(anna, anna)).error.error).toBe("not_found");
    await unconfirmed.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    expect((await ask(anna, unconfirmed)).error.error).toBe("not_found");
  });

  test("twenty a day, also in parallel", async () => {
    const anna = await aConfirmedMember();
    const others = await Promise.all(Array.from({ length: 22 }, () => aConfirmedMember()));
    const answers = await Promise.all(others.map((other) => ask(anna, other)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 429)?.error.error).toBe("request_limit");
  });

  test("a match needs none", async () => {
    const { anna, berta } = await aPairInChat(server);
    await query("update members set email_confirmed_at = now() where id = $1", [anna.id]);
    expect((await ask(anna, berta)).error.error).toBe("already_in_chat");
  });
});
