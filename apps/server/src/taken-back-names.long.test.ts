import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { banMember } from "#features/accounts/status/bans.ts";
import { eraseDue } from "#features/accounts/status/deletion.ts";
import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { aPost } from "#features/posts/test-posts.ts";
import { archiveOf } from "#testing/archive.ts";
import { aGuest, aMatchingMember, aMember, randomLetters } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

/** What profiles and groups say is gone with them wherever it could be read (threat 21), as `taken-back.test.ts` shows it of talk. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const query = (words: string, values: unknown[] = []) => server.platform.db.rawQuery(words, values);
/** A word that stands nowhere else, in letters that a name may have. */
const aWord = () => `Ge${randomLetters(10).toLowerCase()}`;
type Places = Record<string, () => Promise<unknown>>;

async function replayed(reader: Person): Promise<unknown> {
  const first = await Stream.open(reader);
  const epoch = first.last.split("-")[0] ?? "";
  first.close();
  const stream = await Stream.open(reader, `${epoch}-0-0`);
  await stream.caughtUp(server, reader);
  stream.close();
  return stream.events;
}
const textsInArchive = async ({ id }: Person): Promise<string> =>
  [...(await archiveOf(server.platform.personal, id)).values()].join("\n");
/** The places where one of these words still stands. */
async function found(words: readonly string[], places: Places): Promise<string[]> {
  await jobsDone(server);
  const names: string[] = [];
  for (const [name, look] of Object.entries(places)) {
    const answer = JSON.stringify(await look());
    if (words.some((word) => answer.replaceAll(`"q":"${word}"`, "").includes(word))) names.push(name);
  }
  return names;
}
const body = async (answer: Promise<{ body: unknown }>) => (await answer).body;

/** A member whose name and texts a reader finds in as many places as possible. */
async function aPersonSeen() {
  const name = aWord();
  const word = aWord();
  const person = await aMatchingMember(server);
  await query("update members set email_confirmed_at = now() where id = $1", [person.id]);
  const change = (to: { username: string; bio: string; business_idea: string }) =>
    person.must("PATCH /api/profiles/{userId}", { params: { userId: person.id }, body: to });
  await change({ username: name, bio: `Bio ${word}`, business_idea: `Idee ${word}` });
  const reader = await aMatchingMember(server);
  await query("update members set email_confirmed_at = now() where id = $1", [reader.id]);
  await person.must("PUT /api/users/{id}/follow", { params: { id: reader.id } });
  await person.must("POST /api/chat-requests", { body: { user_id: reader.id, text: "Hallo" } });
  const post = await aPost(person, { content: "Etwas von mir" });
  const mine = await aPost(reader, { content: "Seht her", quote: post.id });
  await person.must("POST /api/posts/{id}/comments", {
    params: { id: mine.id },
    body: { client_id: randomUUID(), text: "Schön", parent_id: null },
  });
  const group = await aGroup(await aFounder(server));
  await join(person, group.id);
  await join(reader, group.id);
  await jobsDone(server);
  const { id: userId } = person;
  const embed = (id: string) => () =>
    body(aGuest(server).call("GET /api/embeds/posts/{id}", { params: { id } }));
  const places: Places = {
    profile: () => body(reader.call("GET /api/profiles/{userId}", { params: { userId } })),
    "user page": () => body(reader.call("GET /api/users/{id}", { params: { id: userId } })),
    "people search by name": () => reader.must("GET /api/users/discover", { query: { q: name } }),
    "people search by words": () => reader.must("GET /api/users/discover", { query: { q: word } }),
    suggestions: () => reader.must("GET /api/users/discover", { query: { limit: 50 } }),
    deck: () => reader.must("GET /api/matching/profiles", { query: {} }),
    search: () => reader.must("GET /api/search", { query: { q: name } }),
    followers: () => body(reader.call("GET /api/users/{id}/followers", { params: { id: reader.id } })),
    "members of a group": () => reader.must("GET /api/groups/{id}/members", { params: { id: group.id } }),
    feed: () => reader.must("GET /api/posts"),
    "their post": () => body(reader.call("GET /api/posts/{id}", { params: { id: post.id } })),
    "a quote of it": () => reader.must("GET /api/posts/{id}", { params: { id: mine.id } }),
    "a comment": () => reader.must("GET /api/posts/{id}/comments", { params: { id: mine.id } }),
    "their posts": () => body(reader.call("GET /api/posts/by/{userId}", { params: { userId } })),
    "chat requests": () => reader.must("GET /api/chat-requests", { query: { box: "in" } }),
    notifications: () => reader.must("GET /api/notifications"),
    stream: () => replayed(reader),
    archive: () => textsInArchive(reader),
    "embed of their post": embed(post.id),
    "embed of the quote": embed(mine.id),
    "page of the embed": async () => (await fetch(`${server.url}/embed/post/${post.id}`)).text(),
  };
  return { person, reader, words: [name, word], change, places };
}

/** A guest still sees a post of a member that the reader blocks. */
const PUBLIC = ["embed of their post", "embed of the quote", "page of the embed"];
/** Blocked, they stay visible to one another where both are with others. */
const TOGETHER = ["members of a group"];
/** A member's own archive contains their own actions, including the other member's name. */
const OWN = ["archive"];

describe("a profile", () => {
  test("stands wherever it should before", async () => {
    const { words, places } = await aPersonSeen();
    const seen = await found(words, places);
    for (const place of [
      "profile",
      "user page",
      "search",
      "notifications",
      "stream",
      "deck",
      "embed of their post",
    ])
      expect(seen).toContain(place);
  });

  test("that was edited says the new words only", async () => {
    const { words, places, change } = await aPersonSeen();
    await change({ username: aWord(), bio: "Nichts", business_idea: "Nichts" });
    expect(await found(words, places)).toEqual([]);
  });

  test("of a banned member is not visible anywhere", async () => {
    const { person, words, places } = await aPersonSeen();
    await banMember(server.platform, person.id, { reason: "Test", until: null });
    expect(await found(words, places)).toEqual([]);
  });

  test("of a blocked member is visible only in shared groups and conversations", async () => {
    const { person, reader, words, places } = await aPersonSeen();
    await reader.must("PUT /api/users/{id}/block", { params: { id: person.id } });
    const open = [...PUBLIC, ...TOGETHER, ...OWN];
    expect((await found(words, places)).filter((place) => !open.includes(place))).toEqual([]);
  });

  test("of an erased member is not visible anywhere", async () => {
    const { person, words, places } = await aPersonSeen();
    await query("update members set deletion_due_at = now() - interval '1 second' where id = $1", [
      person.id,
    ]);
    await eraseDue(server.platform);
    expect(await found(words, places)).toEqual([]);
  });
});

/** A group whose name and texts a non-member and a member find. */
async function aGroupSeen() {
  const name = aWord();
  const word = aWord();
  const owner = await aFounder(server);
  const group = await aGroup(owner, { name, description: `Über ${word}`, group_type: "application" });
  const { id } = group;
  const outsider = await aMember(server);
  const invited = await aMember(server);
  const member = await aMember(server);
  const invite = (guest: Person) =>
    owner.must("POST /api/groups/{id}/member-invites", { params: { id }, body: { user_id: guest.id } });
  await invite(invited);
  await invite(member);
  await join(member, id);
  const rejected = await outsider.must("POST /api/groups/{id}/applications", {
    params: { id },
    body: { answers: [] },
  });
  await owner.must("POST /api/groups/{id}/applications/{applicationId}/reject", {
    params: { id, applicationId: rejected.id },
    body: { reason: "Schade" },
  });
  const channelId = await firstChannel(owner, id);
  const { username } = await member.must("GET /api/profiles/{userId}", { params: { userId: member.id } });
  await owner.must("POST /api/groups/{id}/channels/{channelId}/messages", {
    params: { id, channelId },
    body: { client_id: randomUUID(), text: `@${username} hallo` },
  });
  await jobsDone(server);
  const of = (who: string, person: Person): Places => ({
    [`${who}: list`]: () => person.must("GET /api/groups", { query: { q: name } }),
    [`${who}: all groups`]: () => person.must("GET /api/groups", { query: { sort: "new" } }),
    [`${who}: the group`]: () => body(person.call("GET /api/groups/{id}", { params: { id } })),
    [`${who}: own groups`]: () => person.must("GET /api/groups/mine"),
    [`${who}: talk`]: () => person.must("GET /api/groups/talk"),
    [`${who}: search`]: () => person.must("GET /api/search", { query: { q: name } }),
    [`${who}: user page`]: () => person.must("GET /api/users/{id}", { params: { id: owner.id } }),
    [`${who}: notifications`]: () => person.must("GET /api/notifications"),
    [`${who}: stream`]: () => replayed(person),
  });
  const places = { ...of("outsider", outsider), ...of("invited", invited), ...of("member", member) };
  return { owner, id, name, words: [name, word], places, invited, outsider, member };
}

describe("a group", () => {
  test("stands wherever it should before", async () => {
    const { words, places } = await aGroupSeen();
    const seen = await found(words, places);
    for (const place of [
      "outsider: list",
      "outsider: notifications",
      "invited: notifications",
      "member: own groups",
    ])
      expect(seen).toContain(place);
    expect(seen).toContain("member: notifications");
    expect(seen).toContain("invited: stream");
  });

  test("that was renamed says the new words only", async () => {
    const { owner, id, words, places } = await aGroupSeen();
    await owner.must("PATCH /api/groups/{id}", {
      params: { id },
      body: { name: aWord(), description: "Nichts" },
    });
    expect(await found(words, places)).toEqual([]);
  });

  test("that was closed is nowhere", async () => {
    const { owner, id, name, words, places } = await aGroupSeen();
    await owner.must("DELETE /api/groups/{id}", { params: { id }, body: { name } });
    expect(await found(words, places)).toEqual([]);
  });

  test("removed from discovery by moderators stays visible for its members and invited members", async () => {
    const { id, words, places } = await aGroupSeen();
    const { platform } = server;
    const content = { kind: "group", subjectId: id, chatId: null, postId: null } as const;
    await platform.db.transaction(async (tx) => {
      await platform.features.reports.group.remove?.(platform, tx, content);
    });
    const seen = await found(words, places);
    // To others it is as a private one: who was invited by name goes on seeing it.
    expect(seen.filter((place) => place.startsWith("outsider:"))).toEqual([]);
    expect(seen).toContain("member: own groups");
  });
});
