import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel } from "#features/groups/test-groups.ts";
import { aComment, aPost, aWriter } from "#features/posts/test-posts.ts";
import { aMatchingMember } from "#testing/builders.ts";
import { Person } from "#testing/person.ts";
import { type Counter, createCounter } from "#testing/statements.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/**
 * Database cost of the most frequent routes. Each additional statement is one more round trip, and a statement that is planned at
 * each call costs more in planning than in execution. A change that makes a route cheaper lowers its numbers here; a change that
 * raises one explains why.
 */

/** Entries of every list that is asked for; there are twice as many. */
const SHOWN = 3;
const THERE = 2 * SHOWN;

let first: TestServer;
let counter: Counter | null;
let me: Person;
/** The same person, calling the process that is watched. */
let reader: Person;
let writer: Person;
/** Owned by another member. */
let posts: string[];
/** A post with comments. */
let commented: string;
let chat: string;
let channel: { id: string; channelId: string };
const query = { limit: SHOWN };

type Route = {
  /** That one request sends, alone, with all it sets off in this process; `begin` and `commit` are two. Writes that come at once share them. */
  statements: number;
  /** Statements that PostgreSQL replans at each request although the connection has seen them before: expected to be zero. */
  plans?: number;
  /** Of lists: the most rows that one statement answers; those shown, and one to tell whether there are more. */
  rows?: number;
  call: () => Promise<unknown>;
};
const ROUTES: Record<string, Route> = {
  "GET /api/posts": {
    statements: 1,
    rows: SHOWN + 1,
    call: () => reader.must("GET /api/posts", { query }),
  },
  "GET /api/posts/{id}": {
    statements: 1,
    call: () => reader.must("GET /api/posts/{id}", { params: { id: posts[0] ?? "" } }),
  },
  "GET /api/posts/{id} with its comments": {
    statements: 2,
    rows: SHOWN + 1,
    call: () => reader.must("GET /api/posts/{id}", { params: { id: commented }, query: { comments: SHOWN } }),
  },
  "POST /api/posts": {
    statements: 7,
    call: () => aPost(writer, { content: "Erster Verkauf, danke an @Leserin!" }),
  },
  "PUT /api/posts/{id}/like": {
    statements: 7,
    call: async () => {
      const [id = "", ...later] = posts;
      posts = [...later, id];
      await reader.must("PUT /api/posts/{id}/like", { params: { id } });
    },
  },
  "POST /api/posts/{id}/comments": {
    statements: 7,
    call: () =>
      reader.must("POST /api/posts/{id}/comments", {
        params: { id: posts[0] ?? "" },
        body: { client_id: randomUUID(), text: "Glückwunsch!" },
      }),
  },
  "POST /api/chats/{id}/messages": {
    statements: 4,
    call: () =>
      reader.must("POST /api/chats/{id}/messages", {
        params: { id: chat },
        body: { client_id: randomUUID(), text: "Donnerstag um acht?" },
      }),
  },
  "GET /api/chats": {
    statements: 1,
    rows: SHOWN + 1,
    call: () => reader.must("GET /api/chats", { query }),
  },
  "GET /api/groups/{id}/channels/{channelId}/messages": {
    statements: 4,
    rows: SHOWN + 1,
    call: () => reader.must("GET /api/groups/{id}/channels/{channelId}/messages", { params: channel, query }),
  },
  "GET /api/notifications": {
    statements: 1,
    rows: SHOWN + 1,
    call: () => reader.must("GET /api/notifications", { query }),
  },
  "GET /api/users/discover": {
    statements: 1,
    rows: SHOWN + 1,
    call: () => reader.must("GET /api/users/discover", { query: { q: "gruppe", ...query } }),
  },
  "GET /api/matching/profiles": {
    statements: 5,
    rows: SHOWN + 1,
    call: () => reader.must("GET /api/matching/profiles", { query }),
  },
};

/** The same person, calling the process that is watched. */
const at = (person: Person, { url }: TestServer): Person =>
  Object.assign(new Person(url), { cookie: person.cookie, id: person.id });

/** Adds enough members and posts for PostgreSQL to choose realistic query plans. */
async function addCommunity(readerId: string): Promise<void> {
  const run = (sql: string) => first.platform.db.rawQuery(sql);
  await run(`insert into members (id, email, terms_version, terms_accepted_at)
    select md5('m' || i)::uuid, 'm' || i || '@example.test', '1', now() from generate_series(1, 1000) i`);
  await run(`insert into profiles (member_id, username, username_key, language, onboarding_step)
    select md5('m' || i)::uuid, 'm' || i, 'm' || i, 'de', null from generate_series(1, 1000) i`);
  await run(`insert into posts (id, author_id, client_id, content, likes, created_at)
    select md5('p' || i)::uuid, md5('m' || (1 + i % 1000))::uuid, md5('c' || i)::uuid, 'Woche ' || i, i % 9, now() - make_interval(hours => i)
    from generate_series(1, 10000) i`);
  await run(
    `insert into blocks (blocker, blocked) select '${readerId}', md5('m' || i)::uuid from generate_series(1, 20) i`,
  );
  await run(
    `insert into mutes (muter, muted) select '${readerId}', md5('m' || i)::uuid from generate_series(21, 40) i`,
  );
  await run("analyze");
}

/** Sends a notification to the reader as a queue's worker would. */
const tellReader = (id: string, actor: string) =>
  first.platform.db.rawQuery(
    `insert into notifications (id, member_id, type, bundle, actor_id, data)
     select gen_random_uuid(), $1, 'like', 'like:' || i, $2, '{"text": "Erster Verkauf!", "about": {}, "occurrence": null}'
     from generate_series(1, $3) i`,
    [id, actor, THERE],
  );

async function chatOf(one: Person, other: Person): Promise<string> {
  await one.must("POST /api/matching/swipes", { body: { user_id: other.id, liked: true } });
  const { matchId } = await other.must("POST /api/matching/swipes", {
    body: { user_id: one.id, liked: true },
  });
  if (!matchId) throw new Error("a mutual Deal is a match");
  const { chatId } = await one.must("POST /api/matching/matches/{matchId}/chat", { params: { matchId } });
  await one.must("POST /api/chats/{id}/messages", {
    params: { id: chatId },
    body: { client_id: randomUUID(), text: "Hallo!" },
  });
  return chatId;
}

beforeAll(async () => {
  first = await startTestServer();
  counter = await createCounter(first);
  me = await aMatchingMember(first, { username: "Leserin" });
  const founder = await aFounder(first);
  const author = await aWriter(first);
  const group = await aGroup(founder);
  await me.must("POST /api/groups/{id}/join", { params: { id: group.id } });
  channel = { id: group.id, channelId: await firstChannel(founder, group.id) };
  posts = [];
  for (let n = 0; n < THERE; n++) {
    const other = await aMatchingMember(first, { username: `Gruppe${"abcdef"[n]}` });
    chat = await chatOf(me, other);
    // A member who remains in the deck.
    await aMatchingMember(first);
    await me.must("POST /api/groups/{id}/channels/{channelId}/messages", {
      params: channel,
      body: { client_id: randomUUID(), text: `Nummer ${n}` },
    });
  }
  // As many as a route is called, so that none is liked twice.
  for (let n = 0; n < 40; n++) posts.push((await aPost(author, { content: "Danke, @Leserin!" })).id);
  // What the first messages after a match set off comes no more.
  for (let n = 0; n < 12; n++)
    await me.must("POST /api/chats/{id}/messages", {
      params: { id: chat },
      body: { client_id: randomUUID(), text: `Nummer ${n}` },
    });
  commented = (await aPost(author)).id;
  for (let n = 0; n < THERE; n++) await aComment(author, commented, `Nummer ${n}`);
  await tellReader(me.id, author.id);
  await first.platform.db.rawQuery("update members set email_confirmed_at = now()");
  await addCommunity(me.id);
  if (!counter) return;
  [reader, writer] = [at(me, counter.server), at(author, counter.server)];
});
afterAll(async () => {
  await counter?.stop();
  await first.stop();
});

describe("a hot route costs the database no more than it says", () => {
  test.for(Object.keys(ROUTES))("%s", async (name, context) => {
    if (!counter) return context.skip("this PostgreSQL keeps no records");
    const route = ROUTES[name];
    if (!route) throw new Error("one of its own keys");
    const { statements, plans = 0, rows = Number.POSITIVE_INFINITY, call } = route;
    const atMost = (most: number) => expect.toSatisfy((n: number) => n <= most, `at most ${most}`);
    expect(await counter.costOf(call)).toEqual({
      statements: atMost(statements),
      plans: atMost(plans),
      rows: atMost(rows),
    });
  });
});

test("a post that is liked stays on its page, so that no index has to learn of it", async () => {
  const where = async () => {
    const { rows } = await first.platform.db.rawQuery<{ page: number }>(
      "select (ctid::text::point)[0] as page from posts where id = md5('p500')::uuid",
    );
    return rows[0]?.page;
  };
  const before = await where();
  const { rows } = await first.platform.db.rawQuery<{ id: string }>("select md5('p500')::uuid as id");
  await me.must("PUT /api/posts/{id}/like", { params: { id: rows[0]?.id ?? "" } });
  expect(await where()).toBe(before);
});
