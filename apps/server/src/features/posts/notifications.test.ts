import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { aComment, aPost, aWriter } from "#features/posts/test-posts.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const noticesOf = async (person: Person) => (await person.must("GET /api/notifications")).items;
/** Waits until a person's notifications are these, the newest first. */
const eventually = (person: Person, wanted: readonly object[]) =>
  vi.waitFor(async () => expect(await noticesOf(person)).toMatchObject(wanted), { timeout: 8_000 });
const like = (person: Person, id: string) => person.must("PUT /api/posts/{id}/like", { params: { id } });

test("likes of a post are one notification that counts people, not clicks", async () => {
  const author = await aWriter(server);
  const one = await aWriter(server);
  const two = await aWriter(server);
  const { id } = await aPost(author, { content: "100 Tage ohne Werbung" });
  await like(one, id);
  await eventually(author, [
    { type: "like", count: 1, payload: { post_id: id, message: "100 Tage ohne Werbung" } },
  ]);
  await one.must("DELETE /api/posts/{id}/like", { params: { id } });
  await like(one, id);
  await like(two, id);
  await eventually(author, [{ type: "like", count: 2, payload: { sender: { id: two.id } } }]);
  await like(author, id);
  await author.must("DELETE /api/posts/{id}", { params: { id } });
  await eventually(author, []);
});

test("a comment notifies the post's author and the author it replies to, a mention the mentioned member; each once", async () => {
  const author = await aWriter(server);
  const asked = await aWriter(server);
  const named = await aWriter(server, { username: "Genannte" });
  const writer = await aWriter(server);
  const { id } = await aPost(author);
  const first = await aComment(asked, id, "Wie hoch ist die Marge?");
  await eventually(author, [{ type: "comment", payload: { comment_id: first.id } }]);
  const answer = await aComment(writer, id, "@Genannte weiß das", first.id);
  await eventually(author, [{ type: "comment", count: 2, payload: { message: "@Genannte weiß das" } }]);
  await eventually(asked, [{ type: "comment", count: 1, payload: { post_id: id, comment_id: answer.id } }]);
  await eventually(named, [
    { type: "mention", payload: { post_id: id, comment_id: answer.id, sender: { id: writer.id } } },
  ]);
  const { id: mentions } = await aPost(writer, { content: "Danke, @genannte!" });
  await vi.waitFor(async () => expect((await noticesOf(named))[0]?.payload.post_id).toBe(mentions), {
    timeout: 8_000,
  });
});

test("reposts lead to the post, those with a comment to the comment; blocked people are not told of", async () => {
  const author = await aWriter(server);
  const plain = await aWriter(server);
  const quoting = await aWriter(server);
  const blocked = await aWriter(server);
  const { id } = await aPost(author);
  await plain.must("PUT /api/posts/{id}/repost", { params: { id } });
  await eventually(author, [{ type: "repost", count: 1, payload: { post_id: id } }]);
  const quote = await aPost(quoting, { content: "Lest das", quote: id });
  await eventually(author, [{ type: "repost", count: 2, payload: { post_id: quote.id } }]);
  await like(blocked, id);
  await eventually(author, [{ type: "like" }, { type: "repost" }]);
  await author.must("PUT /api/users/{id}/block", { params: { id: blocked.id } });
  await eventually(author, [{ type: "repost" }]);
});

test("notifies a member of a new follower once", async () => {
  const followed = await aWriter(server);
  const follower = await aWriter(server);
  const params = { id: followed.id };
  for (let times = 0; times < 3; times += 1) {
    await follower.must("PUT /api/users/{id}/follow", { params });
    await eventually(followed, [{ type: "follow", count: 1, payload: { sender: { id: follower.id } } }]);
    await follower.must("DELETE /api/users/{id}/follow", { params });
  }
});

test("a like, a repost and a follow that are taken back leave the list, read or not", async () => {
  const author = await aWriter(server);
  const fan = await aWriter(server);
  const other = await aWriter(server);
  const { id } = await aPost(author);
  const params = { id };
  await like(other, id);
  await like(fan, id);
  await fan.must("PUT /api/posts/{id}/repost", { params });
  await fan.must("PUT /api/users/{id}/follow", { params: { id: author.id } });
  /** Kind and number; which of them came first does not matter. */
  const kinds = async () => (await noticesOf(author)).map(({ type, count }) => `${count} ${type}`).sort();
  await vi.waitFor(async () => expect(await kinds()).toEqual(["1 follow", "1 repost", "2 like"]));
  await fan.must("DELETE /api/posts/{id}/like", { params });
  await vi.waitFor(async () => expect(await kinds()).toEqual(["1 follow", "1 like", "1 repost"]));
  expect((await noticesOf(author)).find(({ type }) => type === "like")?.payload.sender?.id).toBe(other.id);
  await author.must("PUT /api/notifications/read");
  await fan.must("DELETE /api/posts/{id}/repost", { params });
  await fan.must("DELETE /api/users/{id}/follow", { params: { id: author.id } });
  await vi.waitFor(async () => expect(await kinds()).toEqual(["1 like"]));
});

test("a repost with a comment leaves the list with its comment", async () => {
  const author = await aWriter(server);
  const quoting = await aWriter(server);
  const { id } = await aPost(author);
  const quote = await aPost(quoting, { content: "Lest das", quote: id });
  await eventually(author, [{ type: "repost", payload: { post_id: quote.id } }]);
  await quoting.must("DELETE /api/posts/{id}", { params: { id: quote.id } });
  await vi.waitFor(async () => expect(await noticesOf(author)).toEqual([]));
});

test("mentions and answers in comments leave others' lists with the post", async () => {
  const author = await aWriter(server);
  const asked = await aWriter(server);
  const named = await aWriter(server, { username: "Benannte" });
  const { id } = await aPost(author);
  const first = await aComment(asked, id, "Wie hoch ist die Marge?");
  await aComment(author, id, "@Benannte weiß das", first.id);
  await eventually(named, [{ type: "mention" }]);
  await eventually(asked, [{ type: "comment" }]);
  await asked.must("PUT /api/notifications/read");
  await author.must("DELETE /api/posts/{id}", { params: { id } });
  await vi.waitFor(async () =>
    expect([...(await noticesOf(named)), ...(await noticesOf(asked))]).toEqual([]),
  );
});

test("deleting the newest comment leaves the words of the one before", async () => {
  const author = await aWriter(server);
  const one = await aWriter(server);
  const two = await aWriter(server);
  const { id } = await aPost(author);
  await aComment(one, id, "Wie hoch ist die Marge?");
  await eventually(author, [{ type: "comment", count: 1 }]);
  const newest = await aComment(two, id, "Das wüsste ich auch gern");
  await eventually(author, [{ type: "comment", count: 2 }]);
  await two.must("DELETE /api/posts/{id}/comments/{commentId}", { params: { id, commentId: newest.id } });
  await eventually(author, [
    { type: "comment", count: 1, payload: { message: "Wie hoch ist die Marge?", sender: { id: one.id } } },
  ]);
});
