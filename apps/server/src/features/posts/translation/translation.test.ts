import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aPost, aWriter } from "#features/posts/test-posts.ts";
import { type ModelServer, startModelServer } from "#testing/model-server.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let model: ModelServer;
let server: TestServer;
let off: TestServer;
let author: Person;
let reader: Person;
beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({ env: { AI_BASE_URL: model.url, AI_MODEL: "probe-1" } });
  off = await startTestServer({ sharing: server });
  [author, reader] = [await aWriter(server), await aWriter(server)];
});
afterAll(async () => {
  await off.stop();
  await server.stop();
  await model.stop();
});
beforeEach(() => {
  model.asked.length = 0;
});

const ask = (who: Person, id: string, language: "en" | "fr" = "en") =>
  who.call("POST /api/posts/{id}/translation", { params: { id }, body: { language } });

test("is requested once per language for all readers, and deleted with the post", async () => {
  const { id } = await aPost(author, { content: "Wir drucken Dackel auf Tassen." });
  const first = await ask(reader, id);
  expect(first.body).toEqual({ text: expect.stringContaining("Dackel") });
  expect((await ask(author, id)).body).toEqual(first.body);
  expect(model.asked).toHaveLength(1);
  await ask(reader, id, "fr");
  expect(model.asked).toHaveLength(2);
  expect(model.asked.map(({ messages }) => messages[0]?.content)).toEqual([
    expect.stringContaining("into English"),
    expect.stringContaining("into French"),
  ]);
  // The model only gets a text to translate, whatever it says.
  expect(model.asked[0]?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  await author.must("DELETE /api/posts/{id}", { params: { id } });
  expect((await ask(reader, id)).status).toBe(404);
  const { rows } = await server.platform.db.rawQuery("select from post_translations where post_id = $1", [
    id,
  ]);
  expect(rows).toEqual([]);
});

test("no one reads by it what they may not read", async () => {
  const { id } = await aPost(author, { content: "Nur für manche." });
  const outsider = await aWriter(server);
  await ask(reader, id);
  await author.must("PUT /api/users/{id}/block", { params: { id: outsider.id } });
  expect((await ask(outsider, id)).error.error).toBe("not_found");
});

test("reports a failing model, and stores nothing", async () => {
  const { id } = await aPost(author, { content: "fehler 500" });
  const refused = await ask(reader, id);
  expect([refused.status, refused.error.error]).toEqual([503, "ai_failed"]);
  const broken = await aPost(author, { content: "abriss mitten im Satz" });
  expect((await ask(reader, broken.id)).error.error).toBe("ai_failed");
  const { rows } = await server.platform.db.rawQuery(
    "select from post_translations where post_id = any($1)",
    [[id, broken.id]],
  );
  expect(rows).toEqual([]);
});

test("without a model there is no translation, and members see that before they ask", async () => {
  const { id } = await aPost(author, { content: "Ohne Modell." });
  expect((await reader.must("GET /api/me")).translates).toBe(true);
  const there = await aWriter(off);
  expect((await there.must("GET /api/me")).translates).toBe(false);
  const refused = await ask(there, id);
  expect([refused.status, refused.error.error]).toEqual([404, "ai_off"]);
});
