import { randomUUID } from "node:crypto";
import type { Comment } from "@kompagnon/contract/posts/model.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aComment, aPost, aWriter, countsOf } from "#features/posts/test-posts.ts";
import { setCommentHidden, setCommentRemoved } from "#features/posts/withholding/reports.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
let anna: Person;
let berta: Person;
let cora: Person;
beforeAll(async () => {
  server = await startTestServer();
  [anna, berta, cora] = [
    await aWriter(server, { username: "Anna" }),
    await aWriter(server, { username: "Berta" }),
    await aWriter(server, { username: "Cora" }),
  ];
});
afterAll(() => server.stop());

const route = "GET /api/posts/{id}/comments";
type Query = { limit?: number; cursor?: string; parent?: string; around?: string };
const read = async (who: Person, id: string, query: Query = {}) => who.must(route, { params: { id }, query });
const texts = (items: readonly Comment[]) => items.map(({ text, deleted }) => (deleted ? "–" : text));
const remove = (who: Person, id: string, commentId: string) =>
  who.call("DELETE /api/posts/{id}/comments/{commentId}", { params: { id, commentId } });
const exact = async (id: string, count: number) =>
  expect(await countsOf(server, id)).toMatchObject({ kept: [0, 0, 0, 0, count], there: [0, 0, 0, 0, count] });

describe("comments", () => {
  test("are listed below the post, the oldest first, with mentions", async () => {
    const { id } = await aPost(anna);
    const first = await aComment(berta, id, "Wie viel @cora @anna?");
    await aComment(cora, id, "Stark");
    expect(first).toMatchObject({
      post_id: id,
      parent_id: null,
      author: { username: "Berta", email: null },
      text: "Wie viel @cora @anna?",
      deleted: false,
      replies: 0,
      deletable: true,
    });
    expect(first.mentions.map(({ username }) => username).sort()).toEqual(["Anna", "Cora"]);
    const { items } = await read(anna, id);
    expect(texts(items)).toEqual(["Wie viel @cora @anna?", "Stark"]);
    // Names in comments are no names of the post.
    const post = await anna.must("GET /api/posts/{id}", { params: { id } });
    expect([post.comments, post.mentions]).toEqual([2, []]);
    expect((await read(cora, id)).items.map(({ deletable }) => deletable)).toEqual([false, true]);
  });

  test("replies are one level deep and notify the author of the comment that is replied to", async () => {
    const commented: object[] = [];
    server.platform.domainEvents.after("post.commented", (fact) => void commented.push(fact));
    const { id } = await aPost(anna);
    const comment = await aComment(berta, id, "Frage");
    const answer = await aComment(cora, id, "Antwort", comment.id);
    const deeper = await aComment(anna, id, "Antwort darauf", answer.id);
    expect([answer.parent_id, deeper.parent_id]).toEqual([comment.id, comment.id]);
    expect((await read(anna, id)).items).toMatchObject([{ id: comment.id, replies: 2 }]);
    expect(texts((await read(anna, id, { parent: comment.id })).items)).toEqual([
      "Antwort",
      "Antwort darauf",
    ]);
    await exact(id, 3);
    await soon(() => expect(commented.at(-1)).toMatchObject({ commentId: deeper.id }));
    expect(commented.at(-1)).toEqual({
      postId: id,
      commentId: deeper.id,
      memberId: anna.id,
      authorId: anna.id,
      parentAuthorId: cora.id,
      text: "Antwort darauf",
      mentioned: [],
    });
  });

  test("answer nothing that is deleted, foreign or nowhere", async () => {
    const here = await aPost(anna);
    const elsewhere = await aPost(anna);
    const gone = await aComment(berta, here.id);
    const foreign = await aComment(berta, elsewhere.id);
    await remove(berta, here.id, gone.id);
    for (const parent_id of [gone.id, foreign.id, randomUUID()]) {
      const { status, error } = await cora.call("POST /api/posts/{id}/comments", {
        params: { id: here.id },
        body: { client_id: randomUUID(), text: "?", parent_id },
      });
      expect([status, error.error]).toEqual([400, "parent_invalid"]);
    }
    await exact(here.id, 0);
  });

  test.each(["", "  \n ", "\u200b", "[[ACTIONS]]", "x".repeat(2001)])("%j is refused", async (text) => {
    const { id } = await aPost(anna);
    const answer = await berta.call("POST /api/posts/{id}/comments", {
      params: { id },
      body: { client_id: randomUUID(), text },
    });
    expect(answer.status).toBe(400);
  });

  test("are there once, however often they are fired, and counted exactly", async () => {
    const { id } = await aPost(anna);
    const client_id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? berta : cora).must("POST /api/posts/{id}/comments", {
          params: { id },
          body: { client_id: n < 20 ? client_id : randomUUID(), text: "Da" },
        }),
      ),
    );
    expect(new Set(answers.map((one) => one.id)).size).toBe(32);
    await exact(id, 32);
    await Promise.all(answers.map((one) => remove(anna, id, one.id)));
    await exact(id, 0);
  });
});

describe("an opened post", () => {
  const open = (who: Person, id: string, comments?: number) =>
    who.must("GET /api/posts/{id}", { params: { id }, query: { comments } });

  test("brings the beginning of its comments, as their own route tells them, only to those who want it", async () => {
    const { id } = await aPost(anna);
    expect(await open(berta, id, 2)).toMatchObject({ id, first_comments: { items: [], next_cursor: null } });
    const first = await aComment(berta, id, "„Zitat“ 🚀 \u2028 @cora");
    await aComment(cora, id, "Antwort", first.id);
    await aComment(cora, id, "zwei");
    await aComment(anna, id, "drei");
    for (const who of [anna, berta, cora]) {
      const { first_comments, ...post } = await open(who, id, 2);
      expect(first_comments).toEqual(await read(who, id, { limit: 2 }));
      expect(post).toEqual(await open(who, id));
    }
    const { first_comments } = await open(anna, id, 2);
    expect(texts((await read(anna, id, { cursor: first_comments?.next_cursor ?? "" })).items)).toEqual([
      "drei",
    ]);
  });

  test("brings no comments of members that the viewer does not see, and none of a post they may not read", async () => {
    const [author, blocked, viewer] = [await aWriter(server), await aWriter(server), await aWriter(server)];
    const { id } = await aPost(author);
    await aComment(blocked, id, "ungesehen");
    await viewer.must("PUT /api/users/{id}/block", { params: { id: blocked.id } });
    expect(await open(viewer, id, 10)).toMatchObject({ first_comments: { items: [] } });
    await author.must("PUT /api/users/{id}/block", { params: { id: viewer.id } });
    const refused = await viewer.call("GET /api/posts/{id}", { params: { id }, query: { comments: 10 } });
    expect(refused.status).toBe(404);
  });

  test.each([0, 51, 1.5])("refuses to bring %s comments", async (comments) => {
    const { id } = await aPost(anna);
    const refused = await berta.call("GET /api/posts/{id}", { params: { id }, query: { comments } });
    expect(refused.error).toMatchObject({ error: "invalid_input", details: [{ field: "comments" }] });
  });
});

describe("a deleted comment", () => {
  test("leaves its place while answers remain, and nothing of its words", async () => {
    const { id } = await aPost(anna);
    const comment = await aComment(berta, id, "Geheimnis @cora");
    const one = await aComment(cora, id, "a", comment.id);
    const two = await aComment(anna, id, "b", comment.id);
    expect((await remove(berta, id, comment.id)).status).toBe(204);
    expect((await read(anna, id)).items).toMatchObject([
      { id: comment.id, author: null, text: "", mentions: [], deleted: true, replies: 2, deletable: false },
    ]);
    await exact(id, 2);
    // Its answers can be answered still.
    const three = await aComment(berta, id, "c", two.id);
    expect(three.parent_id).toBe(comment.id);
    for (const answer of [one, two, three]) expect((await remove(anna, id, answer.id)).status).toBe(204);
    expect((await read(anna, id)).items).toEqual([]);
    await exact(id, 0);
    expect((await remove(berta, id, comment.id)).status).toBe(404);
  });

  test("is deleted by its author, the post's author and moderators", async () => {
    const { id } = await aPost(anna);
    const moderator = await aWriter(server);
    await giveLevel(server, moderator, 2);
    for (const who of [berta, anna, moderator]) {
      const comment = await aComment(berta, id);
      expect((await remove(cora, id, comment.id)).status).toBe(403);
      expect((await remove(who, (await aPost(anna)).id, comment.id)).status).toBe(404);
      expect((await remove(who, id, comment.id)).status).toBe(204);
      expect((await remove(who, id, comment.id)).status).toBe(404);
    }
  });
});

test("what moderators take out of sight is not counted, and comes back", async () => {
  const { db } = server.platform;
  const { id } = await aPost(anna);
  const comment = await aComment(berta, id, "Übel");
  const other = await aComment(cora, id, "Gut");
  const answer = await aComment(cora, id, "Antwort", comment.id);
  await db.transaction((tx) => setCommentHidden(tx, comment.id, true));
  await db.transaction((tx) => setCommentHidden(tx, comment.id, true));
  await exact(id, 2);
  // Its place stays for the answers; its author goes on seeing it.
  expect(texts((await read(anna, id)).items)).toEqual(["–", "Gut"]);
  expect((await read(berta, id)).items[0]).toMatchObject({ text: "Übel", in_review: true });
  await db.transaction((tx) => setCommentRemoved(tx, comment.id, true));
  await db.transaction((tx) => setCommentHidden(tx, comment.id, false));
  await exact(id, 2);
  expect(texts((await read(berta, id)).items)).toEqual(["–", "Gut"]);
  await db.transaction((tx) => setCommentRemoved(tx, comment.id, false));
  await exact(id, 3);
  await db.transaction((tx) => setCommentRemoved(tx, answer.id, true));
  expect((await read(anna, id)).items[0]).toMatchObject({ text: "Übel", replies: 0 });
  await remove(cora, id, other.id);
  await exact(id, 1);
});

describe("pages of comments", () => {
  let id: string;
  let all: string[];
  beforeAll(async () => {
    ({ id } = await aPost(anna));
    for (let n = 0; n < 23; n++) await aComment(berta, id, `Nr. ${n}`);
    all = (await read(anna, id, { limit: 50 })).items.map((one) => one.id);
  });

  test("hold each comment once", async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(cora, id, { limit: 5, ...(cursor && { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(5);
      seen.push(...page.items.map((one) => one.id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(all);
    expect(all).toHaveLength(23);
  });

  test("start around a comment, and go on from there", async () => {
    const wanted = all[12] ?? "";
    const page = await read(cora, id, { limit: 5, around: wanted });
    expect(page.items.map((one) => one.id)).toEqual(all.slice(10, 15));
    const next = await read(cora, id, { limit: 5, cursor: page.next_cursor ?? "" });
    expect(next.items.map((one) => one.id)).toEqual(all.slice(15, 20));
    expect((await read(cora, id, { limit: 5, around: all[0] ?? "" })).items.map((one) => one.id)).toEqual(
      all.slice(0, 5),
    );
    // An answer is found by its comment, and among the answers by itself.
    const answer = await aComment(anna, id, "Antwort", wanted);
    const around = await read(cora, id, { limit: 5, around: answer.id });
    expect(around.items.map((one) => one.id)).toContain(wanted);
    const answers = await read(cora, id, { limit: 5, around: answer.id, parent: wanted });
    expect(answers.items.map((one) => one.id)).toEqual([answer.id]);
    // One that is gone is no reason to show nothing.
    expect((await read(cora, id, { around: randomUUID() })).items[0]?.id).toBe(all[0]);
  });

  test.each([
    "x",
    "e30",
    "bm9uc2Vuc2U",
    "💥",
    Buffer.from("2026-13-45T99:99:99.999Z a").toString("base64url"),
  ])("cursor %j is refused", async (cursor) => {
    const { status, error } = await cora.call(route, { params: { id }, query: { cursor } });
    expect([status, error.error]).toEqual([400, "invalid_input"]);
  });
});
