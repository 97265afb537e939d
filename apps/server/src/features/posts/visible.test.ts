import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countBy as countPosts } from "#features/posts/feed/feed-queries.ts";
import { firstFound as findPosts } from "#features/posts/feed/lists.ts";
import { aComment, anUpload, aPost, aWriter } from "#features/posts/test-posts.ts";
import { postsReports, setPostHidden, setPostRemoved } from "#features/posts/withholding/reports.ts";
import { aGuest } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);

/** A viewer, and an author with one of everything that the viewer can come across. */
async function aScene() {
  await query("delete from posts");
  const viewer = await aWriter(server, { models: ["smma"] });
  const author = await aWriter(server, {
    models: ["smma"],
    username: `Verf${Math.random()
      .toString(36)
      .replace(/[^a-z]/g, "")
      .slice(0, 9)}`,
  });
  const friend = await aWriter(server, { models: ["crypto-nfts"] });
  for (const who of [author, friend])
    await query("insert into follows (follower, followed) values ($1, $2)", [viewer.id, who.id]);
  const picture = await anUpload(author);
  const post = await aPost(author, { content: "Zauberwort #zauber", media: [picture.id] });
  const params = { id: post.id };
  await friend.must("PUT /api/posts/{id}/repost", { params });
  await viewer.must("PUT /api/posts/{id}/like", { params });
  await viewer.must("PUT /api/posts/{id}/save", { params, body: {} });
  const quoting = await aPost(friend, { content: "Seht her", quote: post.id });
  const talk = await aPost(friend, { content: "Reden wir" });
  const comment = await aComment(author, talk.id, "Vom Verfasser");
  const other = await aComment(friend, talk.id, "Vom Freund");
  const answer = await aComment(author, talk.id, "Auch vom Verfasser", other.id);
  const underneath = await aComment(friend, post.id, "Darunter");
  return { viewer, author, friend, picture, post, quoting, talk, comment, other, answer, underneath };
}
type Scene = Awaited<ReturnType<typeof aScene>>;

/** Every place where a viewer could come across the author's post; the names of those where they do. */
async function positionsOf(scene: Scene, who: Person) {
  const { post, quoting, talk, comment, other, answer, picture, author, friend, underneath } = scene;
  const { db } = server.platform;
  const has = (answer: { items: readonly { id: string }[] }, id = post.id) =>
    answer.items.some((item) => item.id === id);
  const reached = (answer: { status: number }) => answer.status < 400;
  const params = { id: post.id };
  const comments = await who.must("GET /api/posts/{id}/comments", { params: { id: talk.id } });
  const answers = await who.must("GET /api/posts/{id}/comments", {
    params: { id: talk.id },
    query: { parent: other.id },
  });
  const by = await who.call("GET /api/posts/by/{userId}", { params: { userId: author.id } });
  const news = await who.must("GET /api/posts/news", {
    query: { since: "00000000-0000-7000-8000-000000000000" },
  });
  const quote = await who.must("GET /api/posts/{id}", { params: { id: quoting.id } });
  const readable = async (run: Promise<object>) =>
    run.then(
      () => true,
      () => false,
    );
  const positions: Record<string, boolean> = {
    all: has(await who.must("GET /api/posts")),
    following: has(await who.must("GET /api/posts", { query: { filter: "following" } })),
    models: has(await who.must("GET /api/posts", { query: { filter: "models" } })),
    news: news.authors.some(({ id }) => id === author.id),
    search: has(await who.must("GET /api/posts/search", { query: { q: "zauberwort" } })),
    hashtag: has(await who.must("GET /api/posts/search", { query: { q: "#zauber" } })),
    findPosts: has({ items: await findPosts(db, who.id, "zauberwort", 5) }),
    saved: has(await who.must("GET /api/posts/saved")),
    liked: has(await who.must("GET /api/posts/liked")),
    by: reached(by) && has(by.body),
    countPosts: (await countPosts(db, who.id, author.id)) > 0,
    one: reached(await who.call("GET /api/posts/{id}", { params })),
    like: reached(await who.call("PUT /api/posts/{id}/like", { params })),
    save: reached(await who.call("PUT /api/posts/{id}/save", { params, body: {} })),
    repost: reached(await who.call("PUT /api/posts/{id}/repost", { params })),
    share: reached(await who.call("POST /api/posts/{id}/share", { params, body: { kind: "link" } })),
    answerTo: reached(
      await who.call("POST /api/posts/{id}/comments", {
        params,
        body: { client_id: randomUUID(), text: "hm", parent_id: underneath.id },
      }),
    ),
    comments: reached(await who.call("GET /api/posts/{id}/comments", { params })),
    quoteIt: reached(
      await who.call("POST /api/posts", { body: { client_id: randomUUID(), content: "!", quote: post.id } }),
    ),
    quoted: quote.quote?.post !== null,
    comment: has(comments, comment.id),
    answer: has(answers, answer.id),
    replies: comments.items.find(({ id }) => id === other.id)?.replies === 1,
    picture: reached(await who.call("GET /api/media/{id}", { params: { id: picture.id } })),
    readablePost: await readable(postsReports.post.read(db, who.id, { kind: "post", id: post.id })),
    readableComment: await readable(
      postsReports.comment.read(db, who.id, { kind: "comment", id: comment.id, post_id: talk.id }),
    ),
  };
  expect(has(comments, other.id), "the friend's comment stays").toBe(true);
  expect(friend.id).not.toBe(author.id);
  return Object.keys(positions).filter((name) => positions[name]);
}
const publicly = async ({ post, picture }: Scene) => {
  const guest = aGuest(server);
  const answers = [
    await guest.call("GET /api/embeds/posts/{id}", { params: { id: post.id } }),
    await guest.call("GET /api/oembed", { query: { url: `${server.url}/embed/post/${post.id}` } }),
    await guest.call("GET /api/media/{id}", { params: { id: picture.id } }),
  ];
  return answers.map(({ status }) => status);
};

const EVERYWHERE = [
  "all",
  "following",
  "models",
  "news",
  "search",
  "hashtag",
  "findPosts",
  "saved",
  "liked",
  "by",
  "countPosts",
  "one",
  "like",
  "save",
  "repost",
  "share",
  "answerTo",
  "comments",
  "quoteIt",
  "quoted",
  "comment",
  "answer",
  "replies",
  "picture",
  "readablePost",
  "readableComment",
];
const COMMENTS = ["comment", "answer", "replies", "readableComment"];

test("everybody comes across a post in all places", async () => {
  const scene = await aScene();
  expect(await positionsOf(scene, scene.viewer)).toEqual(EVERYWHERE);
  expect(await publicly(scene)).toEqual([200, 200, 200]);
});

describe("posts are hidden from a viewer everywhere", () => {
  test("when the viewer blocks the author", async () => {
    const scene = await aScene();
    await scene.viewer.must("PUT /api/users/{id}/block", { params: { id: scene.author.id } });
    await query("insert into follows (follower, followed) values ($1, $2) on conflict do nothing", [
      scene.viewer.id,
      scene.author.id,
    ]);
    expect(await positionsOf(scene, scene.viewer)).toEqual([]);
    // It is between the two of them.
    expect(await publicly(scene)).toEqual([200, 200, 200]);
  });

  test("when the author blocks the viewer", async () => {
    const scene = await aScene();
    await scene.author.must("PUT /api/users/{id}/block", { params: { id: scene.viewer.id } });
    expect(await positionsOf(scene, scene.viewer)).toEqual([]);
  });

  test("when the author is banned, until the ban has run out", async () => {
    const scene = await aScene();
    await query(
      "update members set banned_at = now(), banned_until = now() + interval '1 day' where id = $1",
      [scene.author.id],
    );
    expect(await positionsOf(scene, scene.viewer)).toEqual([]);
    expect(await publicly(scene)).toEqual([404, 404, 404]);
    await query("update members set banned_until = null where id = $1", [scene.author.id]);
    expect(await positionsOf(scene, scene.viewer)).toEqual([]);
    await query("update members set banned_until = now() - interval '1 second' where id = $1", [
      scene.author.id,
    ]);
    expect(await positionsOf(scene, scene.viewer)).toEqual(EVERYWHERE);
    expect(await publicly(scene)).toEqual([200, 200, 200]);
  });

  test("when the author is about to be erased", async () => {
    const scene = await aScene();
    await query("update members set deletion_due_at = now() + interval '7 days' where id = $1", [
      scene.author.id,
    ]);
    expect(await positionsOf(scene, scene.viewer)).toEqual([]);
    expect(await publicly(scene)).toEqual([404, 404, 404]);
  });

  test("while moderators review a post, and after they removed it; its author still sees the former", async () => {
    const scene = await aScene();
    const { db } = server.platform;
    const { author, viewer, post, picture } = scene;
    await db.transaction((tx) => setPostHidden(tx, post.id, true));
    expect(await positionsOf(scene, viewer)).toEqual(COMMENTS);
    expect(await publicly(scene)).toEqual([404, 404, 404]);
    const own = await author.must("GET /api/posts/{id}", { params: { id: post.id } });
    expect(own.in_review).toBe(true);
    expect((await author.must("GET /api/posts/mine")).items[0]?.id).toBe(post.id);
    expect((await author.call("GET /api/media/{id}", { params: { id: picture.id } })).status).toBe(200);
    await db.transaction((tx) => setPostHidden(tx, post.id, false));
    expect(await positionsOf(scene, viewer)).toEqual(EVERYWHERE);
    await db.transaction((tx) => setPostRemoved(tx, post.id, true));
    expect(await positionsOf(scene, viewer)).toEqual(COMMENTS);
    expect((await author.call("GET /api/posts/{id}", { params: { id: post.id } })).status).toBe(404);
    expect((await author.must("GET /api/posts/mine")).items).toEqual([]);
    expect(await publicly(scene)).toEqual([404, 404, 404]);
    await db.transaction((tx) => setPostRemoved(tx, post.id, false));
    expect(await positionsOf(scene, viewer)).toEqual(EVERYWHERE);
    expect(await db.transaction((tx) => setPostHidden(tx, randomUUID(), true))).toBe(false);
  });
});

test("a muted author's posts are left out of feeds and search, but readable on their profile", async () => {
  const scene = await aScene();
  await query("insert into mutes (muter, muted) values ($1, $2)", [scene.viewer.id, scene.author.id]);
  const hidden = ["all", "following", "models", "news", "search", "hashtag", "findPosts"];
  expect(await positionsOf(scene, scene.viewer)).toEqual(
    EVERYWHERE.filter((position) => !hidden.includes(position)),
  );
  // Muting is the viewer's affair alone.
  expect(await positionsOf(scene, scene.friend)).toEqual(expect.arrayContaining(["all", "search"]));
});

test("mentions of hidden members are not linked", async () => {
  const anna = await aWriter(server);
  const berta = await aWriter(server, { username: "Verschwunden" });
  const cora = await aWriter(server);
  const { id } = await aPost(anna, { content: "Hallo @Verschwunden" });
  const mentions = async (who: Person) =>
    (await who.must("GET /api/posts/{id}", { params: { id } })).mentions;
  expect(await mentions(cora)).toEqual([{ id: berta.id, username: "Verschwunden" }]);
  await berta.must("PUT /api/users/{id}/block", { params: { id: cora.id } });
  expect(await mentions(cora)).toEqual([]);
  expect(await mentions(anna)).toHaveLength(1);
  // Across a block no member is mentioned at all.
  expect((await aPost(cora, { content: "Du, @verschwunden" })).mentions).toEqual([]);
});
