import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { aMember, anEstablishedMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { someoneWaits } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const erase = (memberId: string) =>
  server.platform.db.transaction(async (tx) => {
    const keys = await server.platform.personal.files(tx, memberId);
    await server.platform.personal.erase(tx, memberId);
    await tx.rawQuery("delete from members where id = $1", [memberId]);
    return keys;
  });

async function aChannel(people: readonly Person[]) {
  const owner = await aFounder(server);
  const { id } = await aGroup(owner);
  for (const person of people) await join(person, id);
  const channelId = await firstChannel(owner, id);
  const say = (who: Person, text: string, client_id: string = randomUUID(), attachment_ids: string[] = []) =>
    who.must("POST /api/groups/{id}/channels/{channelId}/messages", {
      params: { id, channelId },
      body: { client_id, text, attachment_ids },
    });
  return { owner, id, channelId, say };
}

test("client ids are anybody's choice: two who have left may have chosen the same", async () => {
  const first = await aMember(server);
  const other = await aMember(server);
  const { owner, id, channelId, say } = await aChannel([first, other]);
  const { client_id } = await say(first, "Hallo");
  await say(other, "Ebenso", client_id);
  await erase(other.id);
  await erase(first.id);
  const { items } = await owner.must("GET /api/groups/{id}/channels/{channelId}/messages", {
    params: { id, channelId },
  });
  expect(items.map(({ text }) => text)).toEqual(["Ebenso", "Hallo"]);
});

test("what moderators took out of sight goes with its author, files included", async () => {
  const people = [
    await anEstablishedMember(server),
    await anEstablishedMember(server),
    await anEstablishedMember(server),
  ];
  const author = await aMember(server);
  const { channelId, say } = await aChannel([...people, author]);
  const file = await author.must("POST /api/chats/{id}/files", {
    params: { id: channelId },
    query: { name: "a.txt" },
    file: new Blob(["Geheim"], { type: "text/plain" }),
  });
  const { id } = await say(author, "Geheimes", randomUUID(), [file.id]);
  for (const person of people)
    await person.must("POST /api/reports", {
      body: { subject: { kind: "message", id, chat_id: channelId }, reason: "spam" },
    });
  const left = async () => {
    const { rows } = await server.platform.db.rawQuery(
      `select m.withheld is not null as withheld, (select count(*) from attachments where id = $2) as files
       from messages m where m.id = $1`,
      [id, file.id],
    );
    return rows;
  };
  expect(await left()).toEqual([{ withheld: true, files: 1 }]);
  expect(await erase(author.id)).toHaveLength(1);
  expect(await left()).toEqual([{ withheld: false, files: 0 }]);
});

test("replies and mentions during a member's erasure do not deadlock", async () => {
  const member = await aMember(server);
  const { owner, id, channelId, say } = await aChannel([member]);
  const { username } = await member.must("GET /api/me");
  const { seq } = await say(member, "Wer macht mit?");
  const under = await server.platform.db.transaction(async (tx) => {
    await tx.rawQuery("select from messages where conversation_id = $1 for update", [channelId]);
    const erased = erase(member.id);
    await someoneWaits(server);
    const answer = owner.call("POST /api/groups/{id}/channels/{channelId}/messages", {
      params: { id, channelId },
      body: { client_id: randomUUID(), text: `Ich, @${username}`, thread_of: seq },
    });
    await someoneWaits(server, 2);
    return { all: Promise.all([erased, answer]) };
  });
  const [, answer] = await under.all;
  expect(answer.status).toBe(201);
});
