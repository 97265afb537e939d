import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { aMatchingMember, aMember, randomLetters } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const search = (person: Person, q: string) => person.must("GET /api/search", { query: { q } });
const names = (items: { name: string }[]) => items.map(({ name }) => name);

test("everything with a word is found, each kind by itself, and nothing of it carries an address", async () => {
  const word = randomLetters(9);
  const me = await aFounder(server);
  const friend = await aMatchingMember(server, { username: `Freund${word}` });
  const author = await aFounder(server);
  const open = await aGroup(author, { name: `Offen ${word}` });
  const mine = await aGroup(me, { name: `Mein ${word} Kreis`, group_type: "private" });
  const channel = await me.must("POST /api/groups/{id}/channels", {
    params: { id: mine.id },
    body: { name: `kanal-${word}`, topic: "" },
  });
  await aGroup(author, { name: `Geheim ${word}`, group_type: "private" });
  const request = await me.must("POST /api/chat-requests", { body: { user_id: friend.id } });
  const { chat_id } = await friend.must("POST /api/chat-requests/{id}/accept", {
    params: { id: request.id },
  });
  const found = await search(me, word);
  expect(found.people.map(({ id }) => id)).toEqual([friend.id]);
  expect(found.groups.map(({ id }) => id)).toEqual([mine.id, open.id]);
  expect(found.groups[1]).toEqual({
    id: open.id,
    name: open.name,
    avatar_url: null,
    group_type: "public",
    member_count: 1,
  });
  expect(found.channels).toEqual([
    { id: channel.id, name: channel.name, group_id: mine.id, group_name: mine.name },
  ]);
  expect(found.chats).toMatchObject([{ id: chat_id, other: { id: friend.id } }]);
  expect(JSON.stringify(found)).not.toContain("@example.test");

  const outsider = await search(await aMember(server), word);
  expect(names(outsider.groups)).toEqual([open.name]);
  expect([outsider.channels, outsider.chats]).toEqual([[], []]);
});

test("posts are found by their words, not those of blocked people", async () => {
  const word = randomLetters(9);
  const me = await aMember(server);
  const author = await aFounder(server);
  const post = await author.must("POST /api/posts", {
    body: { client_id: randomUUID(), content: `Heute über ${word} nachgedacht` },
  });
  const { posts } = await search(me, word);
  expect(posts).toMatchObject([{ id: post.id, author: { id: author.id, email: null } }]);
  expect(posts[0]?.excerpt).toContain(word);
  await me.must("PUT /api/users/{id}/block", { params: { id: author.id } });
  expect((await search(me, word)).posts).toEqual([]);
});

test("of each kind there are five at most", async () => {
  const word = randomLetters(9);
  const me = await aFounder(server);
  for (let n = 0; n < 6; n++) await aGroup(me, { name: `${word} ${n}` });
  await Promise.all(Array.from({ length: 6 }, () => aMember(server, { bio: word })));
  const found = await search(me, word);
  expect([found.groups.length, found.people.length]).toEqual([5, 5]);
});

test("across a block neither people nor chats are found; a group that sent one away is not either", async () => {
  const word = randomLetters(9);
  const me = await aFounder(server);
  const other = await aMember(server, { username: `X${word}` });
  const owner = await aFounder(server);
  const request = await me.must("POST /api/chat-requests", { body: { user_id: other.id } });
  await other.must("POST /api/chat-requests/{id}/accept", { params: { id: request.id } });
  const group = await aGroup(owner, { name: `Verein ${word}` });
  await join(me, group.id);
  const channelId = await firstChannel(me, group.id);
  expect((await search(me, "allgemein")).channels.map(({ id }) => id)).toContain(channelId);
  await owner.must("DELETE /api/groups/{id}/members/{userId}", {
    params: { id: group.id, userId: me.id },
    query: { ban: "true" },
  });
  await other.must("PUT /api/users/{id}/block", { params: { id: me.id } });
  expect(Object.values(await search(me, word)).flat()).toEqual([]);
  expect((await search(me, "allgemein")).channels).toEqual([]);
});

test.each(["%", "_", "\\", "':*", "🎉"])("%j is only a sign", async (q) => {
  const me = await aFounder(server);
  await aGroup(me, { name: `Ein ganz gewöhnlicher Name ${randomLetters()}` });
  const found = await search(me, q);
  expect([found.people, found.groups, found.channels, found.chats]).toEqual([[], [], [], []]);
});
