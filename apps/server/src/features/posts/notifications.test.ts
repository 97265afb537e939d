import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { aComment, aPost, aWriter } from "#features/posts/test-posts.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const told = async (person: Person) => (await person.must("GET /api/notifications")).items;
/** What a person is told in the end, the newest first. */
const eventually = (person: Person, wanted: readonly object[]) =>
  vi.waitFor(async () => expect(await told(person)).toMatchObject(wanted), { timeout: 8_000 });
const like = (person: Person, id: string) => person.must("PUT /api/posts/{id}/like", { params: { id } });

test("likes of a post are one notification that counts people, not clicks", async () => {
  const author = await aWriter(server);
  const [one, two] = [await aWriter(server), await aWriter(server)];
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

test("a comment is told to the post's author and to whom it answers, a mention to who is named; each once", async () => {
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
  await vi.waitFor(async () => expect((await told(named))[0]?.payload.post_id).toBe(mentions), {
    timeout: 8_000,
  });
});

test("reposts lead to the post, those with a comment to the comment; blocked people are not told of", async () => {
  const author = await aWriter(server);
  const [plain, quoting, blocked] = [await aWriter(server), await aWriter(server), await aWriter(server)];
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

test("a new follower is told once", async () => {
  const [followed, follower] = [await aWriter(server), await aWriter(server)];
  const params = { id: followed.id };
  for (let times = 0; times < 3; times += 1) {
    await follower.must("PUT /api/users/{id}/follow", { params });
    await eventually(followed, [{ type: "follow", count: 1, payload: { sender: { id: follower.id } } }]);
    await follower.must("DELETE /api/users/{id}/follow", { params });
  }
});
