import { randomUUID } from "node:crypto";
import { POLLS_OPEN_MAX } from "@kompagnon/contract/polls/rules.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { showPollResult } from "#features/chats/public.ts";
import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { closeDue } from "#features/polls/service.ts";
import { archiveOf } from "#testing/archive.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

let [anna, berta]: Person[] = [];
let channel: { id: string; channelId: string };
beforeEach(async () => {
  anna = await aFounder(server);
  berta = await aMember(server);
  const { id } = await aGroup(anna, { name: `Umfragen ${randomUUID().slice(0, 8)}` });
  await join(berta, id);
  channel = { id, channelId: await firstChannel(anna, id) };
});

const person = (one: Person | undefined): Person => {
  if (!one) throw new Error("made before each test");
  return one;
};
const LIST = "/api/groups/{id}/channels/{channelId}/polls";
const question = (more: object = {}) => ({
  client_id: randomUUID(),
  question: "Tee oder Kaffee?",
  answers: ["Tee", "Kaffee", "Wasser"],
  ...more,
});
const ask = (who: Person | undefined, more: object = {}) =>
  person(who).must(`POST ${LIST}`, { params: channel, body: question(more) });
const listOf = async (who: Person | undefined) =>
  (await person(who).must(`GET ${LIST}`, { params: channel })).items;
const messagesOf = async (who: Person | undefined) =>
  (
    await person(who).must("GET /api/groups/{id}/channels/{channelId}/messages", {
      params: channel,
      query: { limit: 20 },
    })
  ).items;
const vote = (who: Person | undefined, id: string, answer: number) =>
  person(who).must("PUT /api/polls/{id}/vote", { params: { id }, body: { answer } });
const votesIn = ({ answers }: { answers: { votes: number }[] }) => answers.map(({ votes }) => votes);

describe("asking", () => {
  test("shows the question to the group, once for one client_id", async () => {
    const body = question();
    const first = await person(anna).must(`POST ${LIST}`, { params: channel, body });
    const again = await person(anna).must(`POST ${LIST}`, { params: channel, body });
    expect(again.id).toBe(first.id);
    expect(await listOf(berta)).toMatchObject([
      {
        id: first.id,
        question: "Tee oder Kaffee?",
        voters: 0,
        closed: false,
        my_answer: null,
        mine_to_close: false,
        author: { id: person(anna).id },
        answers: [{ id: 1, text: "Tee", votes: 0 }, { text: "Kaffee" }, { text: "Wasser" }],
      },
    ]);
  });

  test("writes the question as a message of the channel: unread for others, live, once", async () => {
    const stream = await Stream.open(person(berta));
    const body = question();
    const { id } = await person(anna).must(`POST ${LIST}`, { params: channel, body });
    await person(anna).must(`POST ${LIST}`, { params: channel, body });
    const { data } = await stream.next(({ kind }) => kind === "message_created");
    expect(data).toMatchObject({ id, text: "Tee oder Kaffee?", poll: { result: null } });
    stream.close();
    expect(await messagesOf(berta)).toMatchObject([
      { id, sender_id: person(anna).id, text: "Tee oder Kaffee?", poll: { result: null }, deleted: false },
    ]);
    const { items } = await person(berta).must("GET /api/groups/{id}/channels", {
      params: { id: channel.id },
    });
    expect(items).toMatchObject([{ id: channel.channelId, unread_count: 1 }]);
  });

  test("notifies the members that the question mentions, like every message", async () => {
    const { username } = await person(berta).must("GET /api/me");
    const { id } = await ask(anna, { question: `@${username}: Tee oder Kaffee?` });
    expect(await messagesOf(anna)).toMatchObject([{ id, mentions: [person(berta).id] }]);
    await soon(async () =>
      expect((await person(berta).must("GET /api/notifications")).items).toMatchObject([{ type: "mention" }]),
    );
  });

  test("its message shows the result once it is closed, and cannot be edited", async () => {
    const { id } = await ask(anna);
    await vote(anna, id, 2);
    await vote(berta, id, 3);
    await person(anna).must("POST /api/polls/{id}/close", { params: { id } });
    expect(await messagesOf(berta)).toMatchObject([{ poll: { result: ["Kaffee", "Wasser"] } }]);
    const edit = await person(anna).call("PATCH /api/chats/{id}/messages/{messageId}", {
      params: { id: channel.channelId, messageId: id },
      body: { text: "Etwas anderes" },
    });
    expect(edit.status).toBe(404);
  });

  test("its message goes with its result when it is deleted", async () => {
    const { id } = await ask(anna);
    await vote(anna, id, 2);
    await person(anna).must("POST /api/polls/{id}/close", { params: { id } });
    await person(anna).must("DELETE /api/polls/{id}", { params: { id } });
    expect(await messagesOf(berta)).toMatchObject([{ id, text: "", poll: null, deleted: true }]);
  });

  test("takes two to five answers that differ", async () => {
    for (const answers of [["Tee"], ["1", "2", "3", "4", "5", "6"], ["Tee", "tee"], ["Tee", " "]]) {
      const body = question({ answers });
      const { status, error } = await person(anna).call(`POST ${LIST}`, { params: channel, body });
      expect([status, error.error]).toEqual([400, "invalid_input"]);
    }
    expect(await listOf(anna)).toEqual([]);
  });

  test("is refused while too many are open", async () => {
    for (let n = 0; n < POLLS_OPEN_MAX; n++) await ask(anna);
    const { error } = await person(anna).call(`POST ${LIST}`, { params: channel, body: question() });
    expect(error.error).toBe("too_many_polls");
  });
});

describe("voting", () => {
  test("counts each member once, whatever they change", async () => {
    const { id } = await ask(anna);
    expect(votesIn(await vote(anna, id, 1))).toEqual([1, 0, 0]);
    expect(votesIn(await vote(berta, id, 1))).toEqual([2, 0, 0]);
    expect(await vote(berta, id, 3)).toMatchObject({ voters: 2, my_answer: 3 });
    expect(votesIn(await vote(berta, id, 3))).toEqual([1, 0, 1]);
    const without = await person(berta).must("DELETE /api/polls/{id}/vote", { params: { id } });
    expect([votesIn(without), without.my_answer]).toEqual([[1, 0, 0], null]);
  });

  test("is exact with many at the same moment", async () => {
    const { id } = await ask(anna);
    const others = await Promise.all(Array.from({ length: 8 }, () => aMember(server)));
    await Promise.all(others.map((one) => join(one, channel.id)));
    await Promise.all(others.flatMap((one, at) => [vote(one, id, 1 + (at % 3)), vote(one, id, 2)]));
    for (const one of others) await vote(one, id, 2);
    expect(votesIn(await person(anna).must("GET /api/polls/{id}", { params: { id } }))).toEqual([0, 8, 0]);
  });

  test("for an answer that is not there is refused", async () => {
    const { id } = await ask(anna);
    const { error } = await person(anna).call("PUT /api/polls/{id}/vote", {
      params: { id },
      body: { answer: 4 },
    });
    expect(error.error).toBe("invalid_input");
  });

  test("is live for everybody in the channel, without saying whose vote it was", async () => {
    const { id } = await ask(anna);
    const stream = await Stream.open(person(berta));
    await vote(anna, id, 2);
    // What was told of the new poll may still be on its way when the stream opens.
    const event = await stream.next(
      ({ kind, data }) => kind === "poll_changed" && !/"voters":0/.test(JSON.stringify(data)),
    );
    expect(event.data).toMatchObject({ id, voters: 1, answers: [{ votes: 0 }, { votes: 1 }, { votes: 0 }] });
    expect(JSON.stringify(event)).not.toContain(person(anna).id);
    stream.close();
  });
});

describe("closing", () => {
  test("ends voting, and notifies every voter except the member who closed it", async () => {
    const { id } = await ask(anna);
    await vote(anna, id, 1);
    await vote(berta, id, 2);
    expect(await person(anna).must("POST /api/polls/{id}/close", { params: { id } })).toMatchObject({
      closed: true,
    });
    const { error } = await person(berta).call("DELETE /api/polls/{id}/vote", { params: { id } });
    expect(error.error).toBe("poll_closed");
    const noticesOf = async (who: Person | undefined) =>
      (await person(who).must("GET /api/notifications")).items.filter(({ type }) => type === "poll_closed");
    await expect.poll(async () => (await noticesOf(berta)).length).toBe(1);
    expect(await noticesOf(berta)).toMatchObject([
      { payload: { message: "Tee oder Kaffee?", chat_id: channel.channelId, group_id: channel.id } },
    ]);
    expect(await noticesOf(anna)).toEqual([]);
  });

  test("happens by itself when its days are over", async () => {
    const { id, closes_at: at } = await ask(anna, { days: 1 });
    expect(Date.parse(at ?? "")).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await closeDue(server.platform);
    expect(await listOf(anna)).toMatchObject([{ closed: false }]);
    await server.platform.db.rawQuery("update polls set closes_at = now() where id = $1", [id]);
    await closeDue(server.platform);
    const { rows } = await server.platform.db.rawQuery(
      "select from polls where id = $1 and closed_at is not null",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  test("and deleting are for who asked, and for moderators", async () => {
    const { id } = await ask(berta);
    const outsider = await aMember(server);
    await join(outsider, channel.id);
    for (const route of ["POST /api/polls/{id}/close", "DELETE /api/polls/{id}"] as const)
      expect((await outsider.call(route, { params: { id } })).error.error).toBe("forbidden");
    await person(anna).must("POST /api/polls/{id}/close", { params: { id } });
    await person(berta).must("DELETE /api/polls/{id}", { params: { id } });
    expect(await listOf(anna)).toEqual([]);
  });
});

test("deleting the message that shows a poll deletes the poll", async () => {
  const { id } = await ask(berta);
  await vote(anna, id, 1);
  await person(berta).must("DELETE /api/chats/{id}/messages/{messageId}", {
    params: { id: channel.channelId, messageId: id },
  });
  expect(await listOf(anna)).toEqual([]);
  const late = await person(anna).call("PUT /api/polls/{id}/vote", { params: { id }, body: { answer: 2 } });
  expect(late.error.error).toBe("not_found");
});

test("who leaves the group reads no poll of it any more", async () => {
  const { id } = await ask(anna);
  await person(berta).must("DELETE /api/groups/{id}/membership", { params: { id: channel.id } });
  expect((await person(berta).call("GET /api/polls/{id}", { params: { id } })).status).toBe(404);
});

test("the search finds polls of one's own groups by their question", async () => {
  const word = `Zauber${randomUUID().slice(0, 6)}`;
  await ask(anna, { question: `Mögt ihr ${word}?` });
  const find = async (who: Person) =>
    (await who.must("GET /api/search", { query: { q: word.toLowerCase() } })).polls;
  expect(await find(person(berta))).toMatchObject([{ question: `Mögt ihr ${word}?`, group_id: channel.id }]);
  expect(await find(await aMember(server))).toEqual([]);
});

test("a reported poll is read by moderators, removed, and brought back on appeal", async () => {
  const { id } = await ask(anna);
  const moderators = [await aMember(server), await aMember(server)] as const;
  for (const one of moderators) await giveLevel(server, one, 2);
  const [first, second] = moderators;
  await person(berta).must("POST /api/reports", { body: { subject: { kind: "poll", id }, reason: "spam" } });
  const { items } = await first.must("GET /api/admin/reports", { query: { kind: "poll" } });
  const found = items.find(({ excerpt }) => excerpt.startsWith("Tee oder Kaffee?"));
  const params = { id: found?.id ?? "" };
  expect(await first.must("GET /api/admin/reports/{id}", { params })).toMatchObject({
    kind: "poll",
    path: `/dashboard/groups/${channel.id}/${channel.channelId}?panel=polls&poll=${id}`,
  });
  await first.must("POST /api/admin/reports/{id}/resolve", {
    params,
    body: { decision: "removed", reason: "x" },
  });
  expect(await listOf(berta)).toEqual([]);
  expect(await messagesOf(berta)).toMatchObject([{ id, text: "", poll: null, deleted: true }]);
  // It closes while it is out of sight.
  await server.platform.db.transaction((tx) =>
    showPollResult(server.platform, tx, { chatId: channel.channelId, id, result: ["Tee"] }),
  );
  expect(await messagesOf(berta)).toMatchObject([{ id, text: "", poll: null, deleted: true }]);
  await person(anna).must("POST /api/moderation/decisions/{id}/appeal", { params, body: { text: "Doch!" } });
  await second.must("POST /api/admin/reports/{id}/appeal", {
    params,
    body: { outcome: "reversed", reason: "stimmt" },
  });
  expect(await listOf(berta)).toMatchObject([{ id }]);
  expect(await messagesOf(berta)).toMatchObject([
    { id, text: "Tee oder Kaffee?", poll: { result: ["Tee"] }, deleted: false },
  ]);
});

test("the archive holds what one asked and chose; an erased member's votes count no longer", async () => {
  const { id } = await ask(anna);
  await vote(berta, id, 2);
  const files = await archiveOf(server.platform.personal, person(berta).id);
  expect(JSON.parse(files.get("polls.json") ?? "")).toMatchObject({
    polls: [],
    votes: [{ answer: "Kaffee" }],
  });
  await server.platform.db.transaction(async (tx) => {
    await server.platform.personal.erase(tx, person(berta).id);
    await tx.rawQuery("delete from members where id = $1", [person(berta).id]);
  });
  expect(await listOf(anna)).toMatchObject([{ id, voters: 0 }]);
});
