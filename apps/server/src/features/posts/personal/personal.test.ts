import fs from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aComment, anUpload, aPost, aWriter, countsOf } from "#features/posts/test-posts.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { someoneWaits } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);

/** Two people with one of everything between them. */
async function whatTwoHave(username: string) {
  const leaving = await aWriter(server, { username });
  const staying = await aWriter(server);
  const theirs = await aPost(staying, { content: `Bleibt, @${username}` });
  const params = { id: theirs.id };
  const words = await aPost(leaving, { content: "Meine Worte", media: [(await anUpload(leaving)).id] });
  const pictures = await aPost(leaving, {
    content: "",
    media: [(await anUpload(leaving)).id],
    quote: theirs.id,
  });
  const quoting = await aPost(leaving, { content: "Zitat", quote: theirs.id });
  await anUpload(leaving);
  const { id: collection_id } = await leaving.must("POST /api/post-collections", {
    body: { name: "Sammlung" },
  });
  await leaving.must("PUT /api/posts/{id}/like", { params });
  await leaving.must("PUT /api/posts/{id}/repost", { params });
  await leaving.must("PUT /api/posts/{id}/save", { params, body: { collection_id } });
  await leaving.must("POST /api/posts/{id}/share", { params, body: { kind: "link" } });
  await staying.must("PUT /api/posts/{id}/like", { params: { id: words.id } });
  const comment = await aComment(leaving, theirs.id, "Mein Kommentar");
  await aComment(staying, theirs.id, "Antwort", comment.id);
  return { leaving, staying, theirs, words, pictures, quoting, comment };
}

test("the export contains everything, files included", async () => {
  const { leaving, theirs, words } = await whatTwoHave("Alleswissend");
  const files = new Map<string, Buffer | string>();
  for await (const { path: name, content } of server.platform.personal.collect(leaving.id))
    files.set(name, typeof content === "string" ? content : await buffer(await content()));
  const exported = JSON.parse(String(files.get("posts.json")));
  expect(exported.posts).toHaveLength(3);
  expect(exported.posts).toContainEqual(
    expect.objectContaining({ id: words.id, content: "Meine Worte", likes: 1 }),
  );
  expect(exported).toMatchObject({
    comments: [{ post_id: theirs.id, text: "Mein Kommentar" }],
    likes: [{ post_id: theirs.id }],
    reposts: [{ post_id: theirs.id }],
    shares: [{ post_id: theirs.id, kind: "link" }],
    saves: [{ post_id: theirs.id, collection: "Sammlung" }],
    collections: [{ name: "Sammlung" }],
  });
  expect([...files.keys()].filter((name) => name.startsWith("posts/"))).toHaveLength(3);
});

test("what moderators took out of sight goes with its author", async () => {
  const leaving = await aWriter(server);
  const staying = await aWriter(server);
  const theirs = await aPost(staying);
  const hidden = await aPost(leaving, { quote: theirs.id });
  const comment = await aComment(leaving, theirs.id);
  await query("update posts set hidden_at = now() where id = $1", [hidden.id]);
  await query("update post_comments set removed_at = now() where id = $1", [comment.id]);
  await query("update posts set comments = 0 where id = $1", [theirs.id]);
  const { personal, db } = server.platform;
  await db.transaction(async (tx) => {
    await personal.erase(tx, leaving.id);
    await tx.rawQuery("delete from members where id = $1", [leaving.id]);
  });
  expect((await query("select from posts where id = $1", [hidden.id])).rows).toEqual([]);
  expect((await query("select from post_comments where id = $1", [comment.id])).rows).toEqual([]);
  expect(await countsOf(server, theirs.id)).toEqual({ kept: [0, 0, 0, 0, 0], there: [0, 0, 0, 0, 0] });
});

test("deleting a repost waits for an erasure that holds the original, and not crosswise", async () => {
  const anna = await aWriter(server);
  const berta = await aWriter(server);
  const original = await aPost(berta);
  const { id } = await aPost(anna, { quote: original.id });
  const lock = "select from posts where id = $1 for update";
  let deleted: Promise<{ status: number }> | undefined;
  await server.platform.db.transaction(async (tx) => {
    await tx.rawQuery(lock, [original.id]);
    deleted = anna.call("DELETE /api/posts/{id}", { params: { id } });
    await someoneWaits(server);
    await tx.rawQuery(lock, [id]);
  });
  expect((await deleted)?.status).toBe(204);
});

test("with a member everything goes but their words, and counts stay true", async () => {
  const { leaving, staying, theirs, words, pictures, quoting, comment } = await whatTwoHave("Gehtbald");
  expect((await countsOf(server, theirs.id))?.kept).toEqual([1, 3, 1, 1, 2]);
  const { personal, db } = server.platform;
  const keys = await db.transaction(async (tx) => {
    const found = await personal.files(tx, leaving.id);
    await personal.erase(tx, leaving.id);
    await tx.rawQuery("delete from members where id = $1", [leaving.id]);
    return found;
  });
  const own = keys.filter((key) => key.startsWith("posts/"));
  expect(own).toHaveLength(6);
  for (const key of own) expect(fs.existsSync(path.join(server.dataDir, "files", key))).toBe(true);
  // Of the reposts the one with words stays.
  expect(await countsOf(server, theirs.id)).toEqual({ kept: [0, 1, 0, 0, 2], there: [0, 1, 0, 0, 2] });
  const read = (id: string) => staying.call("GET /api/posts/{id}", { params: { id } });
  expect((await read(pictures.id)).status).toBe(404);
  expect((await read(words.id)).body).toMatchObject({
    content: "Meine Worte",
    author: null,
    author_id: null,
    media: [],
    likes: 1,
  });
  expect((await read(quoting.id)).body).toMatchObject({ author: null, quote: { id: theirs.id } });
  expect((await read(theirs.id)).body.mentions).toEqual([]);
  const { items } = await staying.must("GET /api/posts/{id}/comments", { params: { id: theirs.id } });
  expect(items).toMatchObject([
    { id: comment.id, author: null, text: "Mein Kommentar", deleted: false, replies: 1 },
  ]);
  expect((await staying.must("GET /api/posts")).items.map(({ id }) => id)).toContain(words.id);
  // Nothing of theirs is left behind.
  for (const table of [
    "post_media",
    "media_use",
    "post_likes",
    "post_saves",
    "post_collections",
    "post_mentions",
  ])
    expect((await query(`select from ${table} where member_id = $1`, [leaving.id])).rows).toEqual([]);
});
