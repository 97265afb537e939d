import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { aTeam } from "#features/teams/test-teams.ts";
import { aMember, anEstablishedMember } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { someoneWaits } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A group with a channel that has a message, its owner and a reader. */
async function aReadGroup() {
  const owner = await aFounder(server);
  const reader = await aMember(server);
  const { id, name } = await aGroup(owner);
  await join(reader, id);
  const channelId = await firstChannel(owner, id);
  const { username } = await owner.must("GET /api/me");
  const say = () =>
    reader.call("POST /api/groups/{id}/channels/{channelId}/messages", {
      params: { id, channelId },
      body: { client_id: randomUUID(), text: `Hallo @${username}` },
    });
  const { body: said } = await say();
  const close = () => owner.call("DELETE /api/groups/{id}", { params: { id }, body: { name } });
  const read = () => owner.call("PUT /api/chats/{id}/read", { params: { id: channelId }, body: { seq: 1 } });
  const upload = () =>
    reader.call("POST /api/chats/{id}/files", {
      params: { id: channelId },
      query: { name: "a.txt" },
      file: new Blob(["Hallo"], { type: "text/plain" }),
    });
  return { id, channelId, said, close, say, upload, read };
}

/** Closes what a conversation is of, and does something else in it meanwhile: both wait, until the rows of a table are let go. */
const meanwhile = async <A, B>(
  chatId: string,
  close: () => Promise<A>,
  other: () => Promise<B>,
  table: "participants" | "messages" = "participants",
) => {
  const under = await server.platform.db.transaction(async (tx) => {
    await tx.rawQuery(`select from ${table} where conversation_id = $1 for update`, [chatId]);
    const closing = close();
    await someoneWaits(server);
    const others = other();
    await someoneWaits(server, 2);
    return { all: Promise.all([closing, others] as const) };
  });
  return under.all;
};

test("closing a group while a member marks a channel read does not deadlock", async () => {
  const { channelId, close, read } = await aReadGroup();
  const [closed, mark] = await meanwhile(channelId, close, read);
  expect([closed.status, mark.status]).toEqual([204, 404]);
});

test("closing a group while a member writes in it: the channel no longer exists", async () => {
  const { channelId, close, say } = await aReadGroup();
  const [closed, said] = await meanwhile(channelId, close, say);
  expect([closed.status, said.status]).toEqual([204, 404]);
});

test("a group is closed while a file for it is taken in: there is no such channel any more", async () => {
  const { channelId, close, upload } = await aReadGroup();
  const [closed, file] = await meanwhile(channelId, close, upload);
  expect([closed.status, file.status]).toEqual([204, 404]);
});

test("dissolving a team while a member marks its conversation read does not deadlock", async () => {
  const { anna, berta, params, teamChat } = await aTeam(server);
  const [ended, mark] = await meanwhile(
    teamChat,
    () => anna.call("DELETE /api/teams/{id}", { params, query: { name: "Kaffeewerk" } }),
    () => berta.call("PUT /api/chats/{id}/read", { params: { id: teamChat }, body: { seq: 0 } }),
  );
  expect([ended.status, mark.status]).toEqual([204, 404]);
});

test("closing a group while a message with a mention is hidden does not deadlock", async () => {
  const { id, channelId, said, close } = await aReadGroup();
  const people = [
    await anEstablishedMember(server),
    await anEstablishedMember(server),
    await anEstablishedMember(server),
  ];
  for (const person of people) await join(person, id);
  const [last, ...others] = people.map(
    (person) => () =>
      person.call("POST /api/reports", {
        body: { subject: { kind: "message", id: said.id, chat_id: channelId }, reason: "spam" },
      }),
  );
  for (const report of others) expect((await report()).status).toBe(201);
  if (!last) throw new Error("there are three");
  const [closed, report] = await meanwhile(channelId, close, last, "messages");
  expect([closed.status, report.status]).toEqual([204, 201]);
});
