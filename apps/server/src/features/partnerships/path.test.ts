import { afterAll, beforeAll, expect, test } from "vitest";
import { finishes } from "#features/partnerships/test-paths.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const at = (chatId: string) => ({ params: { id: chatId } });
const aheadOf = async (person: Person) => (await person.must("GET /api/paths/ahead", {})).ahead;
const write = (person: Person, chatId: string) =>
  person.must("POST /api/chats/{id}/messages", {
    ...at(chatId),
    body: { client_id: crypto.randomUUID(), text: "Hallo du" },
  });

test("names a path that a member has begun while it is the caller's turn", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  await write(anna, chatId);
  await write(berta, chatId);
  expect(await aheadOf(anna)).toBeNull();
  // Answers of one side are private: nothing reveals them to the other side.
  await anna.must("PUT /api/paths/{id}/answers/{question}", {
    params: { id: chatId, question: "aim_success" },
    body: { answer: { kind: "text", text: "Wenn es trägt" } },
  });
  expect(await aheadOf(anna)).toMatchObject({ chat_id: chatId, step: "answer_part" });
  expect(await aheadOf(berta)).toBeNull();
  for (const part of ["aims", "time", "values"] as const) await finishes(anna, chatId, part);
  expect(await aheadOf(anna)).toBeNull(); // it is the other's turn
  expect(await aheadOf(berta)).toMatchObject({
    chat_id: chatId,
    step: "answer_part",
    other: { id: anna.id },
  });
});

test("what the other waits for comes first, then where something happened last", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  const second = await aPairInChat(server, { anna });
  await anna.must("POST /api/paths/{id}/points", { ...at(chatId), body: { text: "Sie baut." } });
  await second.berta.must("POST /api/paths/{id}/points", {
    ...at(second.chatId),
    body: { text: "Er malt." },
  });
  await anna.must("POST /api/chats/{id}/trials", { ...at(chatId), body: { goal: "Ein Stand", weeks: 2 } });
  expect(await aheadOf(anna)).toMatchObject({ chat_id: second.chatId, step: "confirm_point" });
  expect(await aheadOf(berta)).toMatchObject({ chat_id: chatId, step: "answer_trial" });
});

test("a trial project that runs does not push aside what happened after it began", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  const { id } = await anna.must("POST /api/chats/{id}/trials", {
    ...at(chatId),
    body: { goal: "Ein Stand", weeks: 2 },
  });
  await berta.must("POST /api/trials/{id}/accept", { params: { id } });
  for (const person of [anna, berta]) await write(person, chatId);
  const second = await aPairInChat(server, { anna });
  expect(await aheadOf(anna)).toMatchObject({ chat_id: chatId });
  await write(anna, second.chatId);
  await finishes(second.berta, second.chatId, "aims");
  expect(await aheadOf(anna)).toMatchObject({ chat_id: second.chatId, step: "answer_part" });
});

test("names neither a path that was put aside nor one with a blocked member", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  await anna.must("POST /api/paths/{id}/points", { ...at(chatId), body: { text: "Sie baut." } });
  expect(await aheadOf(berta)).toMatchObject({ step: "confirm_point" });
  await anna.must("PUT /api/paths/{id}/aside", at(chatId));
  expect(await aheadOf(berta)).toBeNull();
  await anna.must("DELETE /api/paths/{id}/aside", at(chatId));
  expect(await aheadOf(berta)).toMatchObject({ chat_id: chatId });
  await berta.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
  expect(await aheadOf(berta)).toBeNull();
  expect(await aheadOf(await aMember(server))).toBeNull();
});
