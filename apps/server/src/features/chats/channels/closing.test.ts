import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { aTeam } from "#features/teams/test-teams.ts";
import { aMember } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { someoneWaits } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A group with a channel that has a message, its owner and somebody who reads there. */
async function aReadGroup() {
  const [owner, reader] = [await aFounder(server), await aMember(server)];
  const { id, name } = await aGroup(owner);
  await join(reader, id);
  const channelId = await firstChannel(owner, id);
  const say = () =>
    reader.call("POST /api/groups/{id}/channels/{channelId}/messages", {
      params: { id, channelId },
      body: { client_id: randomUUID(), text: "Hallo" },
    });
  await say();
  const close = () => owner.call("DELETE /api/groups/{id}", { params: { id }, body: { name } });
  const read = () => owner.call("PUT /api/chats/{id}/read", { params: { id: channelId }, body: { seq: 1 } });
  return { channelId, close, say, read };
}

/** Closes what a conversation is of, and does something else in it meanwhile: both wait, until the readers' rows are let go. */
const meanwhile = async <A, B>(chatId: string, close: () => Promise<A>, other: () => Promise<B>) => {
  const under = await server.platform.db.transaction(async (tx) => {
    await tx.rawQuery(`select from participants where conversation_id = $1 for update`, [chatId]);
    const closing = close();
    await someoneWaits(server);
    const others = other();
    await someoneWaits(server, 2);
    return { all: Promise.all([closing, others] as const) };
  });
  return under.all;
};

test("a group is closed while somebody marks a channel of it read: neither waits for the other for good", async () => {
  const { channelId, close, read } = await aReadGroup();
  const [closed, mark] = await meanwhile(channelId, close, read);
  expect([closed.status, mark.status]).toEqual([204, 404]);
});

test("a group is closed while somebody writes in it: there is no such channel any more", async () => {
  const { channelId, close, say } = await aReadGroup();
  const [closed, said] = await meanwhile(channelId, close, say);
  expect([closed.status, said.status]).toEqual([204, 404]);
});

test("a team is dissolved while somebody marks its conversation read", async () => {
  const { anna, berta, params, teamChat } = await aTeam(server);
  const [ended, mark] = await meanwhile(
    teamChat,
    () => anna.call("DELETE /api/teams/{id}", { params, query: { name: "Kaffeewerk" } }),
    () => berta.call("PUT /api/chats/{id}/read", { params: { id: teamChat }, body: { seq: 0 } }),
  );
  expect([ended.status, mark.status]).toEqual([204, 404]);
});
