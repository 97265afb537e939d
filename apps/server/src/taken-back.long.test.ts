import { randomUUID } from "node:crypto";
import type { ReportSubject } from "@kompagnon/contract/moderation/model.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { banMember } from "#features/accounts/status/bans.ts";
import { eraseDue } from "#features/accounts/status/deletion.ts";
import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { mailDigests } from "#features/notifications/digest/digest.ts";
import { Browser, startPushService } from "#features/notifications/push/test-push-service.ts";
import { aComment, aPost, aWriter } from "#features/posts/test-posts.ts";
import { archiveOf } from "#testing/archive.ts";
import { aGuest, aMember, aPairInChat, randomLetters } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

/** What is taken back is gone wherever it could be read (threat 21): each kind of content, each way of going, each place. */

let service: Awaited<ReturnType<typeof startPushService>>;
let server: TestServer;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ working: true, env: { PUSH_HOSTS: service.host } });
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);

/** Something that an author wrote, with where a reader may come across its words. */
type Scene = {
  author: Person;
  reader: Person;
  /** The reader's device for push messages. */
  phone: Browser;
  /** A word that stands nowhere else. */
  word: string;
  subject: ReportSubject;
  /** Changes the text; absent where it can't be edited. */
  edit?: () => Promise<unknown>;
  remove?: () => Promise<unknown>;
  /** A later text that notifications show instead: two messages of one sender share one notification, of the newest. */
  newest?: string;
  /** The places of this kind, by name. */
  places: Record<string, () => Promise<unknown>>;
};

async function aReaderOf(reader: Person): Promise<Browser> {
  await query("update members set email_confirmed_at = now() where id = $1", [reader.id]);
  const phone = new Browser(service.host);
  await reader.must("POST /api/push/subscriptions", { body: phone.subscription() });
  return phone;
}
const aWord = () => `geheim${randomLetters(12)}`;

const anAnsweredMessage = () => aMessage("Aha");

async function aMessage(answer?: string): Promise<Scene> {
  const { anna: author, berta: reader, chatId: id } = await aPairInChat(server);
  const phone = await aReaderOf(reader);
  const word = aWord();
  const send = (who: Person, text: string, more: object = {}) =>
    who.must("POST /api/chats/{id}/messages", {
      params: { id },
      body: { client_id: randomUUID(), text, ...more },
    });
  const message = await send(author, `Das ist ${word}`);
  if (answer) await send(author, answer, { reply_to: message.seq });
  const params = { id, messageId: message.id };
  return {
    author,
    reader,
    phone,
    word,
    ...(answer && { newest: answer }),
    subject: { kind: "message", id: message.id, chat_id: id },
    edit: () =>
      author.must("PATCH /api/chats/{id}/messages/{messageId}", { params, body: { text: "Nichts" } }),
    remove: () => author.must("DELETE /api/chats/{id}/messages/{messageId}", { params }),
    places: {
      list: async () => (await reader.call("GET /api/chats/{id}/messages", { params: { id } })).body,
      chats: () => reader.must("GET /api/chats"),
      "search in the chat": async () =>
        (await reader.call("GET /api/chats/{id}/search", { params: { id }, query: { q: word } })).body,
    },
  };
}

async function aChannelMessage(): Promise<Scene> {
  const author = await aFounder(server);
  const reader = await aMember(server);
  const phone = await aReaderOf(reader);
  const group = await aGroup(author);
  await join(reader, group.id);
  const channelId = await firstChannel(author, group.id);
  const params = { id: group.id, channelId };
  const word = aWord();
  const send = (who: Person, text: string, more: object = {}) =>
    who.must("POST /api/groups/{id}/channels/{channelId}/messages", {
      params,
      body: { client_id: randomUUID(), text, ...more },
    });
  const { username } = await reader.must("GET /api/profiles/{userId}", { params: { userId: reader.id } });
  const message = await send(author, `@${username} ${word}`);
  await send(author, "Aha", { reply_to: message.seq });
  const one = { id: channelId, messageId: message.id };
  return {
    author,
    reader,
    phone,
    word,
    subject: { kind: "message", id: message.id, chat_id: channelId },
    edit: () =>
      author.must("PATCH /api/chats/{id}/messages/{messageId}", { params: one, body: { text: "Nichts" } }),
    remove: () => author.must("DELETE /api/chats/{id}/messages/{messageId}", { params: one }),
    places: {
      list: () => reader.must("GET /api/groups/{id}/channels/{channelId}/messages", { params }),
      "search in the group": () =>
        reader.must("GET /api/groups/{id}/search", { params: { id: group.id }, query: { q: word } }),
    },
  };
}

async function aPublishedPost(): Promise<Scene> {
  const author = await aWriter(server);
  const reader = await aWriter(server);
  const phone = await aReaderOf(reader);
  const word = aWord();
  const { username } = await reader.must("GET /api/profiles/{userId}", { params: { userId: reader.id } });
  const { id } = await aPost(author, { content: `@${username} ${word} #${word}` });
  const quoting = await aPost(reader, { content: "Seht her", quote: id });
  return {
    author,
    reader,
    phone,
    word,
    subject: { kind: "post", id },
    remove: () => author.must("DELETE /api/posts/{id}", { params: { id } }),
    places: {
      feed: () => reader.must("GET /api/posts"),
      "the post": async () => (await reader.call("GET /api/posts/{id}", { params: { id } })).body,
      "a quote of it": () => reader.must("GET /api/posts/{id}", { params: { id: quoting.id } }),
      "search in posts": () => reader.must("GET /api/posts/search", { query: { q: word } }),
      "its embed": () => aGuest(server).call("GET /api/embeds/posts/{id}", { params: { id } }),
      "the embed of its quote": () =>
        aGuest(server).call("GET /api/embeds/posts/{id}", { params: { id: quoting.id } }),
      "its embed's page": async () => (await fetch(`${server.url}/embed/post/${id}`)).text(),
      "the page of its quote's embed": async () =>
        (await fetch(`${server.url}/embed/post/${quoting.id}`)).text(),
      oembed: () =>
        aGuest(server).call("GET /api/oembed", { query: { url: `${server.url}/embed/post/${id}` } }),
    },
  };
}

async function aWrittenComment(): Promise<Scene> {
  const author = await aWriter(server);
  const reader = await aWriter(server);
  const phone = await aReaderOf(reader);
  const post = await aPost(reader);
  const word = aWord();
  const comment = await aComment(author, post.id, `Sag ich doch: ${word}`);
  return {
    author,
    reader,
    phone,
    word,
    subject: { kind: "comment", id: comment.id, post_id: post.id },
    remove: () =>
      author.must("DELETE /api/posts/{id}/comments/{commentId}", {
        params: { id: post.id, commentId: comment.id },
      }),
    places: {
      list: () => reader.must("GET /api/posts/{id}/comments", { params: { id: post.id } }),
    },
  };
}

async function aPoll(): Promise<Scene> {
  const author = await aFounder(server);
  const reader = await aMember(server);
  const phone = await aReaderOf(reader);
  const group = await aGroup(author);
  await join(reader, group.id);
  const channelId = await firstChannel(author, group.id);
  const params = { id: group.id, channelId };
  const word = aWord();
  const poll = await author.must("POST /api/groups/{id}/channels/{channelId}/polls", {
    params,
    body: { client_id: randomUUID(), question: `Warum ${word}?`, answers: ["Ja", "Nein"], days: 1 },
  });
  await reader.must("PUT /api/polls/{id}/vote", { params: { id: poll.id }, body: { answer: 1 } });
  await author.must("POST /api/polls/{id}/close", { params: { id: poll.id } });
  return {
    author,
    reader,
    phone,
    word,
    subject: { kind: "poll", id: poll.id },
    remove: () => author.must("DELETE /api/polls/{id}", { params: { id: poll.id } }),
    places: {
      list: () => reader.must("GET /api/groups/{id}/channels/{channelId}/polls", { params }),
      "the poll": async () => (await reader.call("GET /api/polls/{id}", { params: { id: poll.id } })).body,
    },
  };
}

async function aRequest(): Promise<Scene> {
  const author = await aWriter(server);
  const reader = await aMember(server);
  const phone = await aReaderOf(reader);
  const word = aWord();
  const { id } = await author.must("POST /api/chat-requests", { body: { user_id: reader.id, text: word } });
  return {
    author,
    reader,
    phone,
    word,
    subject: { kind: "member", id: author.id },
    remove: () => author.must("DELETE /api/chat-requests/{id}", { params: { id } }),
    places: { requests: () => reader.must("GET /api/chat-requests", { query: { box: "in" } }) },
  };
}

const KINDS = {
  "a message": () => aMessage(),
  "a message that was answered": anAnsweredMessage,
  "a message in a channel": aChannelMessage,
  "a post": aPublishedPost,
  "a comment": aWrittenComment,
  "a poll": aPoll,
  "a chat request's note": aRequest,
};

/** Hides or removes it as moderators do. */
const moderate = async ({ subject, reader }: Scene, how: "hide" | "remove") => {
  const { platform } = server;
  const { id: subjectId, kind } = subject;
  const chatId = "chat_id" in subject ? subject.chat_id : null;
  const postId = "post_id" in subject ? subject.post_id : null;
  const content = { kind, subjectId, chatId, postId };
  const { lock, ...handlers } = platform.features.reports[kind];
  await platform.db.transaction(async (tx) => {
    await lock?.(tx, content);
    await handlers[how]?.(platform, tx, content);
  });
  expect(reader.id).toBeTruthy();
};
const erase = async (memberId: string) => {
  await query("update members set deletion_due_at = now() - interval '1 second' where id = $1", [memberId]);
  await eraseDue(server.platform);
};

/** The ways in which words go; false where something of this kind can't go so. */
const WAYS: Record<string, (scene: Scene) => Promise<unknown> | false> = {
  edited: ({ edit }) => edit?.() ?? false,
  deleted: ({ remove }) => remove?.() ?? false,
  hidden: (scene) =>
    server.platform.features.reports[scene.subject.kind].hide ? moderate(scene, "hide") : false,
  removed: (scene) =>
    server.platform.features.reports[scene.subject.kind].remove ? moderate(scene, "remove") : false,
  "author banned": ({ author }) => banMember(server.platform, author.id, { reason: "Test", until: null }),
  "author blocked": ({ author, reader }) =>
    reader.must("PUT /api/users/{id}/block", { params: { id: author.id } }),
  "author erased": ({ author }) => erase(author.id),
};

/** What is said in groups and in a chat of two stays readable there when its author is banned or blocked. */
const TALK = ["a message", "a message that was answered", "a message in a channel", "a poll"];
const STAYS = ["author banned", "author blocked"];
/** A member who blocks another one still sees what is visible to guests. */
const PUBLIC = [
  "its embed",
  "its embed's page",
  "oembed",
  "the embed of its quote",
  "the page of its quote's embed",
];
/** Content that stays without an author after erasure (docs/decisions/erasure-and-retraction.md). */
const NAMELESS = ["a message in a channel", "a post", "a comment", "a poll"];

/** Everything that the reader's stream answers to a cursor before all events. */
async function replayed(reader: Person): Promise<unknown> {
  const first = await Stream.open(reader);
  const epoch = first.last.split("-")[0] ?? "";
  first.close();
  const stream = await Stream.open(reader, `${epoch}-0-0`);
  expect(stream.of("resync")).toEqual([]);
  await stream.caughtUp(server, reader);
  stream.close();
  return stream.events;
}

const textsInArchive = async ({ id }: Person): Promise<string> =>
  [...(await archiveOf(server.platform.personal, id)).values()].join("\n");

/** The push messages that the reader's phone gets once its service answers again. */
async function pushed({ phone }: Scene): Promise<unknown> {
  await jobsDone(server);
  service.pushed.length = 0;
  service.answer = 201;
  await query(
    "update jobs.job set start_after = now() where name = 'notifications.push' and state = 'retry'",
  );
  await jobsDone(server);
  return service.to(phone).map(({ body }) => phone.read(body));
}

/** What waits to be mailed to the reader, and what the next daily mail says. */
async function mailed({ reader }: Scene): Promise<unknown> {
  await mailDigests(server.platform, new Date("2026-01-05T07:30:00Z"));
  return (await query("select data from jobs.job where name = 'mail' and data->>'to' = $1", [reader.email]))
    .rows;
}

/** The names of the places where the word still stands. */
async function found(scene: Scene): Promise<string[]> {
  const { reader, word } = scene;
  const places: Scene["places"] = {
    ...scene.places,
    search: () => reader.must("GET /api/search", { query: { q: word } }),
    notifications: () => reader.must("GET /api/notifications"),
    stream: () => replayed(reader),
    archive: () => textsInArchive(reader),
    push: () => pushed(scene),
    mail: () => mailed(scene),
  };
  const names: string[] = [];
  for (const [name, look] of Object.entries(places)) {
    const answer = JSON.stringify(await look());
    // Some responses echo the search text.
    if (answer.replaceAll(`"q":"${word}"`, "").includes(word)) names.push(name);
  }
  return names;
}

/** The reader has been told, in the app and by a push message that their service has not taken yet. */
async function told(scene: Scene): Promise<void> {
  const stored = async () =>
    (
      await query("select from notifications where member_id = $1 and data::text like $2", [
        scene.reader.id,
        `%${scene.newest ?? scene.word}%`,
      ])
    ).rows.length;
  await expect.poll(stored, { timeout: 10_000 }).toBe(1);
  await jobsDone(server);
}

for (const [kind, make] of Object.entries(KINDS))
  describe(kind, () => {
    test("stands wherever it should before", async () => {
      service.answer = 503;
      const scene = await make();
      await told(scene);
      const places = await found(scene);
      expect(places).toEqual(
        expect.arrayContaining([
          ...Object.keys(scene.places).slice(0, 1),
          ...(scene.newest ? [] : ["notifications"]),
          "stream",
          "push",
        ]),
      );
    });

    for (const [way, go] of Object.entries(WAYS))
      test(way, async () => {
        service.answer = 503;
        const scene = await make();
        await told(scene);
        const gone = go(scene);
        if (gone === false) return expect(kind).not.toMatch(/^a message/);
        await gone;
        await jobsDone(server);
        const places = await found(scene);
        const stays =
          (TALK.includes(kind) && STAYS.includes(way)) ||
          (NAMELESS.includes(kind) && way === "author erased");
        const own = [...Object.keys(scene.places), "search", "stream", "archive"];
        const open = way === "author blocked" ? PUBLIC : [];
        expect(places.filter((place) => !(stays && own.includes(place)) && !open.includes(place))).toEqual(
          [],
        );
      });
  });

/** Runs concurrently with a transaction that started before it and is still open. */
const duringOlderTransaction = (work: () => Promise<void>): Promise<void> =>
  server.platform.db.transaction(async (older) => {
    await older.rawQuery("select pg_current_xact_id()");
    await work();
  });

/** A group with messages of its owner in a channel, and a member who may join later. */
async function aTalk() {
  const owner = await aFounder(server);
  const late = await aMember(server);
  const group = await aGroup(owner);
  const params = { id: group.id, channelId: await firstChannel(owner, group.id) };
  const say = (text: string) =>
    owner.must("POST /api/groups/{id}/channels/{channelId}/messages", {
      params,
      body: { client_id: randomUUID(), text },
    });
  return { group, late, say };
}

test.each([
  ["with nothing else going on", (work: () => Promise<void>) => work()],
  ["during an older transaction", duringOlderTransaction],
])("stream: a later member gets no earlier messages, %s", async (_name, during) => {
  const { group, late, say } = await aTalk();
  const before = aWord();
  const between = aWord();
  const after = aWord();
  await during(async () => {
    await say(before);
    await join(late, group.id);
    await late.must("DELETE /api/groups/{id}/membership", { params: { id: group.id } });
    await say(between);
    await join(late, group.id);
    await say(after);
  });
  const events = JSON.stringify(await replayed(late));
  expect(events).toContain(after);
  expect(events).not.toContain(before);
  expect(events).not.toContain(between);
});

test("live: a later member gets no earlier messages, even when these are delivered after joining", async () => {
  const { group, late, say } = await aTalk();
  const before = aWord();
  const after = aWord();
  let stream: Stream | undefined;
  await duringOlderTransaction(async () => {
    await say(before);
    await join(late, group.id);
    stream = await Stream.open(late);
    await say(after);
    // All of it waits for the older transaction.
    expect(JSON.stringify(stream.events)).not.toContain(after);
  });
  await expect.poll(() => JSON.stringify(stream?.events), { timeout: 10_000 }).toContain(after);
  expect(JSON.stringify(stream?.events)).not.toContain(before);
  stream?.close();
});

test("notification job: uses the current text, skips deleted messages", async () => {
  // Nothing is done here until the words are gone.
  const idle = await startTestServer();
  const author = await aWriter(idle);
  const reader = await aWriter(idle);
  const post = await aPost(reader);
  const word = aWord();
  const comment = await aComment(author, post.id, word);
  const kept = await aComment(author, post.id, "Das bleibt");
  await author.must("DELETE /api/posts/{id}/comments/{commentId}", {
    params: { id: post.id, commentId: comment.id },
  });
  const worker = await startTestServer({ sharing: idle, working: true });
  await jobsDone(idle);
  const { items } = await reader.must("GET /api/notifications");
  expect(items.map(({ count, payload }) => [count, payload.message])).toEqual([[1, "Das bleibt"]]);
  expect(kept.id).toBeTruthy();
  await worker.stop();
  await idle.stop();
});

test("cacheable responses about a post or a file require revalidation", async () => {
  const author = await aWriter(server);
  const { id } = await aPost(author, { content: aWord() });
  const page = await fetch(`${server.url}/embed/post/${id}`);
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const { anna, chatId } = await aPairInChat(server);
  const file = await anna.must("POST /api/chats/{id}/files", {
    params: { id: chatId },
    query: { name: "a.txt" },
    file: new Blob(["Hallo"], { type: "text/plain" }),
  });
  const path = `/api/attachments/${file.id}`;
  const first = await anna.request("GET", path);
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  const etag = first.headers.get("etag") ?? "";
  expect((await anna.request("GET", path, undefined, { "if-none-match": etag })).status).toBe(304);
  await anna.must("DELETE /api/attachments/{id}", { params: { id: file.id } });
  expect((await anna.request("GET", path, undefined, { "if-none-match": etag })).status).toBe(404);
});

test("the stream's answer has the headers of every answer", async () => {
  const reader = await aMember(server);
  const { ticket } = await reader.must("POST /api/rt/ticket");
  const stop = new AbortController();
  const { headers } = await fetch(`${server.url}/api/rt/stream?t=${ticket}`, { signal: stop.signal });
  const other = await reader.request("GET", "/api/notifications");
  for (const name of [
    "content-security-policy",
    "x-frame-options",
    "x-content-type-options",
    "cross-origin-resource-policy",
  ])
    expect(headers.get(name), name).toBe(other.headers.get(name));
  stop.abort();
});
