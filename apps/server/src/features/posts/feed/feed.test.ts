import { randomUUID } from "node:crypto";
import type { Post } from "@kompagnon/contract/posts/model.ts";
import { FEED_FILTERS, POST_SORTS } from "@kompagnon/contract/posts/rules.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createNews } from "#features/posts/publishing/publish.ts";
import { aComment, aPost, aWriter } from "#features/posts/test-posts.ts";
import { declaredStatements } from "#platform/db/statement.ts";
import { randomLetters } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const follow = (who: Person, followed: Person) =>
  query("insert into follows (follower, followed) values ($1, $2)", [who.id, followed.id]);
type Filter = (typeof FEED_FILTERS)[number];
const feed = (who: Person, filter: Filter, more: object = {}) =>
  who.must("GET /api/posts", { query: { filter, ...more } });
const news = (who: Person, filter: Filter, since: string) =>
  who.must("GET /api/posts/news", { query: { filter, since } });
const ids = ({ items }: { items: readonly Post[] }) => items.map(({ id }) => id);
/** Reads a list to its end. */
async function walk(
  next: (more: { limit: number; cursor?: string }) => Promise<{ items: Post[]; next_cursor: string | null }>,
  limit: number,
) {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await next({ limit, ...(cursor && { cursor }) });
    seen.push(...ids(page));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return seen;
}
const deletePosts = () => query("delete from posts");

describe("the feed", () => {
  test("of everybody shows each post once, the newest first, by cursor and by offset", async () => {
    await deletePosts();
    const anna = await aWriter(server);
    const berta = await aWriter(server);
    const posts: string[] = [];
    for (let n = 0; n < 23; n++) posts.unshift((await aPost(n % 2 ? anna : berta)).id);
    // Some at the very same moment.
    await query("update posts set created_at = (select max(created_at) from posts) where id = any($1)", [
      posts.slice(4, 12),
    ]);
    const { rows } = await query("select id from posts order by created_at desc, id desc");
    const wanted = rows.map((row) => row["id"]);
    expect(await walk((more) => feed(anna, "all", more), 5)).toEqual(wanted);
    expect(ids(await feed(anna, "all"))).toEqual(wanted);
    expect(ids(await feed(anna, "all", { limit: 5, offset: 7 }))).toEqual(wanted.slice(7, 12));
    expect(ids(await feed(anna, "all", { limit: 5, offset: 9999 }))).toEqual([]);
  });

  test("of those one follows shows what they publish and repost, a post once a page", async () => {
    await deletePosts();
    const anna = await aWriter(server);
    const berta = await aWriter(server);
    const cora = await aWriter(server, { username: "Cora" });
    const dora = await aWriter(server);
    const outsider = await aWriter(server);
    await follow(anna, berta);
    await follow(anna, cora);
    await follow(anna, dora);
    const old = await aPost(berta, { content: "alt" });
    const foreign = await aPost(outsider, { content: "fremd" });
    await aPost(outsider, { content: "ungesehen" });
    const own = await aPost(anna, { content: "eigenes" });
    for (const who of [dora, cora])
      for (const { id } of [foreign, old]) await who.must("PUT /api/posts/{id}/repost", { params: { id } });
    const last = await aPost(dora, { content: "neu" });
    const { items } = await feed(anna, "following");
    expect(items.map(({ id, reposted_by }) => [id, reposted_by?.username ?? null])).toEqual([
      [last.id, null],
      [old.id, "Cora"],
      [foreign.id, "Cora"],
    ]);
    // Nothing is lost between pages of one.
    expect(new Set(await walk((more) => feed(anna, "following", more), 1))).toEqual(
      new Set([last.id, old.id, foreign.id]),
    );
    expect(ids(await feed(outsider, "following"))).toEqual([]);
    expect(ids(await feed(anna, "following"))).not.toContain(own.id);
  });

  test("of those one follows goes on where many reposted the same, and where all of it is out of sight", async () => {
    await deletePosts();
    const anna = await aWriter(server);
    const author = await aWriter(server);
    const loud = await aWriter(server);
    await follow(anna, author);
    await follow(anna, loud);
    const first = await aPost(author, { content: "ganz unten" });
    await query("update posts set created_at = now() - interval '1 day' where id = $1", [first.id]);
    const reposted = await aPost(loud, { content: "oft geteilt" });
    await query(
      `insert into posts (id, author_id, client_id, content, created_at, hidden_at)
       select gen_random_uuid(), $1, gen_random_uuid(), 'versteckt', now() - n * interval '1 second', now()
       from generate_series(1, 300) n`,
      [author.id],
    );
    // Three hundred reposts of a post that no member may see.
    await query(
      `insert into post_reposts (post_id, member_id, created_at) select id, $1, date_trunc('milliseconds', created_at)
       from posts where hidden_at is not null`,
      [loud.id],
    );
    expect(await walk((more) => feed(anna, "following", more), 20)).toEqual([reposted.id, first.id]);
    expect(ids(await feed(anna, "following"))).toEqual([reposted.id, first.id]);
  });

  test("about one's own models shows what was published by members with one of them", async () => {
    await deletePosts();
    const viewer = await aWriter(server, { models: ["smma", "affiliate-marketing"] });
    const one = await aWriter(server, { models: ["smma"] });
    const both = await aWriter(server, { models: ["smma", "affiliate-marketing"] });
    const none = await aWriter(server, { models: ["crypto-nfts"] });
    const posts = [await aPost(one), await aPost(both), await aPost(none), await aPost(both)].map(
      ({ id }) => id,
    );
    const wanted = [posts[3], posts[1], posts[0]];
    expect(ids(await feed(viewer, "models"))).toEqual(wanted);
    expect(await walk((more) => feed(viewer, "models", more), 1)).toEqual(wanted);
    expect(ids(await feed(viewer, "models", { offset: 1 }))).toEqual(wanted.slice(1));
  });

  test.each(FEED_FILTERS)("%s: nonsense for a cursor is refused", async (filter) => {
    const anna = await aWriter(server);
    for (const cursor of ["", "x", "💥", Buffer.from("a b").toString("base64url"), "A".repeat(200)]) {
      const { status } = await anna.call("GET /api/posts", { query: { filter, cursor } });
      expect([cursor, status]).toEqual([cursor, cursor === "" ? 200 : 400]);
    }
    expect((await anna.call("GET /api/posts", { query: { limit: 51 } })).status).toBe(400);
    expect((await anna.call("GET /api/posts", { query: { offset: -1 } })).status).toBe(400);
  });
});

describe("news", () => {
  test("are what others published since, of this feed alone", async () => {
    await deletePosts();
    const anna = await aWriter(server);
    const berta = await aWriter(server);
    const cora = await aWriter(server);
    await follow(anna, berta);
    const since = await aPost(berta);
    expect(await news(anna, "all", since.id)).toEqual({ count: 0, authors: [] });
    const mine = await aPost(anna);
    const theirs = await aPost(cora);
    await aPost(berta);
    await berta.must("PUT /api/posts/{id}/repost", { params: { id: since.id } });
    expect(await news(anna, "all", since.id)).toMatchObject({
      count: 2,
      authors: [{ id: berta.id }, { id: cora.id }],
    });
    // Reposted, it is at the top of the feed by now.
    expect(await news(anna, "following", since.id)).toEqual({ count: 0, authors: [] });
    await aPost(berta);
    expect(await news(anna, "following", since.id)).toMatchObject({ count: 1, authors: [{ id: berta.id }] });
    expect((await news(anna, "all", mine.id)).count).toBe(3);
    await cora.must("DELETE /api/posts/{id}", { params: { id: theirs.id } });
    // A deleted post still works as a cursor, because its id contains its time.
    expect((await news(anna, "all", theirs.id)).count).toBe(2);
    expect((await news(anna, "all", randomUUID())).count).toBeLessThanOrEqual(50);
  });

  test("come live to everybody", async () => {
    const anna = await aWriter(server);
    const berta = await aWriter(server);
    const stream = await Stream.open(anna);
    await aPost(berta);
    const { data } = await stream.next(({ kind }) => kind === "feed_news");
    expect(data).toEqual({});
    stream.close();
  });

  test("sends the first notification at once, and one for all that follow at the end of the pause", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const published: unknown[] = [];
    const news = createNews({ publishEphemeral: (...what) => void published.push(what) }, 80);
    for (let times = 0; times < 3; times += 1) news.came();
    expect(published).toEqual([["feed", "feed_news", {}]]);
    vi.advanceTimersByTime(80);
    expect(published).toHaveLength(2);
    vi.advanceTimersByTime(80);
    expect(published).toHaveLength(2);
    news.came();
    expect(published).toHaveLength(3);
    vi.useRealTimers();
  });
});

describe("one's own posts", () => {
  test("come in five orders, and add up", async () => {
    const anna = await aWriter(server);
    const berta = await aWriter(server);
    const posts: string[] = [];
    for (let n = 0; n < 7; n++) posts.push((await aPost(anna, { content: `Nr. ${n}` })).id);
    const [one = "", two = "", three = ""] = posts;
    await berta.must("PUT /api/posts/{id}/like", { params: { id: two } });
    await anna.must("PUT /api/posts/{id}/like", { params: { id: two } });
    await anna.must("PUT /api/posts/{id}/like", { params: { id: one } });
    await aComment(berta, three);
    await berta.must("PUT /api/posts/{id}/repost", { params: { id: three } });
    await berta.must("PUT /api/posts/{id}/save", { params: { id: one }, body: {} });
    await berta.must("POST /api/posts/{id}/share", { params: { id: one }, body: { kind: "link" } });
    const mine = (sort: (typeof POST_SORTS)[number], more: object = {}) =>
      anna.must("GET /api/posts/mine", { query: { sort, ...more } });
    expect((await mine("newest")).statistics).toEqual({
      posts: 7,
      likes: 3,
      comments: 1,
      reposts: 1,
      shares: 1,
      saves: 1,
    });
    expect(ids(await mine("newest"))).toEqual(posts.toReversed());
    expect(ids(await mine("oldest"))).toEqual(posts);
    expect(ids(await mine("likes")).slice(0, 2)).toEqual([two, one]);
    expect(ids(await mine("comments"))[0]).toBe(three);
    expect(ids(await mine("reposts"))[0]).toBe(three);
    for (const sort of POST_SORTS) {
      const seen = await walk((more) => mine(sort, more), 2);
      expect([sort, seen]).toEqual([sort, ids(await mine(sort))]);
      expect(ids(await mine(sort, { offset: 3, limit: 2 }))).toEqual(seen.slice(3, 5));
    }
    const { next_cursor: cursor } = await mine("likes", { limit: 1 });
    const other = await anna.call("GET /api/posts/mine", { query: { sort: "newest", cursor: cursor ?? "" } });
    expect(other.status).toBe(400);
    const far = Buffer.from(`likes 999999999999999 ${one}`).toString("base64url");
    expect((await anna.call("GET /api/posts/mine", { query: { sort: "likes", cursor: far } })).status).toBe(
      400,
    );
  });
});

test("saved and liked posts come in the order in which they were saved and liked", async () => {
  const anna = await aWriter(server);
  const berta = await aWriter(server);
  const posts: string[] = [];
  for (let n = 0; n < 5; n++) posts.push((await aPost(berta)).id);
  for (const id of posts.toReversed()) {
    expect((await anna.request("PUT", `/api/posts/${id}/save`)).status).toBe(200);
    await anna.must("PUT /api/posts/{id}/like", { params: { id } });
  }
  expect(await walk((query) => anna.must("GET /api/posts/saved", { query }), 2)).toEqual(posts);
  expect(await walk((query) => anna.must("GET /api/posts/liked", { query }), 2)).toEqual(posts);
  expect(ids(await anna.must("GET /api/posts/liked", { query: { offset: 3 } }))).toEqual(posts.slice(3));
});

describe("search", () => {
  let anna: Person;
  const find = async (q: string) =>
    (await anna.must("GET /api/posts/search", { query: { q } })).items.map(({ content }) => content);
  beforeAll(async () => {
    await deletePosts();
    anna = await aWriter(server);
    for (const content of [
      "Mein Etsy-Shop macht 640 € im Monat #etsy #POD",
      "Wer kennt sich mit Facebook-Anzeigen aus? #Anzeigen",
      "Straße, Äpfel und Ölfarben",
      "我的网店 #电商 刚开张",
      "О рекламе и цифрах #реклама",
      "O'Brien's \"guter\" Kurs & mehr | nicht !alles:*",
      "Besuch kompagnon.example/feed oder schreib an a@b.example",
      "Strom sparen #électricité",
      "我们使用#shopify开店了",
    ])
      await aPost(anna, { content });
  });

  test.each([
    ["etsy", 1],
    ["ETSY shop", 1],
    ["shop etsy monat", 1],
    ["anzei", 1],
    ["monat anzei", 0],
    ["#etsy", 1],
    ["#pod #etsy", 1],
    ["#POD shop", 1],
    ["＃etsy", 1],
    ["#ets", 0],
    ["#реклама", 1],
    ["рекл", 1],
    ["#电商", 1],
    ["äpfel straße", 1],
    ["O'Brien", 1],
    ["kompagnon.example/feed", 1],
    ["gibtesnicht", 0],
    ["apfel strasse", 1],
    ['"äpfel und"', 1],
    ['"und äpfel"', 0],
    ["#Électricité", 1],
    ["#electricite strom", 1],
    ["#shopify", 1],
    ["#shopify #ELECTRICITE", 0],
    ["开店 使用", 1],
  ])("%s finds %i", async (q, count) => {
    expect(await find(q)).toHaveLength(count);
  });

  test.each([
    "'",
    "''",
    '"',
    "\\",
    "!",
    "!!!",
    "a & | b",
    "a <-> b",
    "a:*:*",
    "(((",
    ":* & !",
    "#",
    "##",
    "# #",
    "%",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "💥",
    "\u0301",
    "<script>",
    "a".repeat(100),
    "a ".repeat(49).trim(),
    "$1 $2",
    "'; drop table posts; --",
  ])("%j is only looked for", async (q) => {
    const { status } = await anna.call("GET /api/posts/search", { query: { q } });
    expect([200, 400]).toContain(status);
    if (status === 400) expect(q.trim()).toBe("");
  });

  test("goes on by cursor", async () => {
    for (let n = 0; n < 5; n++) await aPost(anna, { content: `Blätterteig ${n}` });
    const seen = await walk(
      (more) => anna.must("GET /api/posts/search", { query: { q: "blätterteig", ...more } }),
      2,
    );
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });
});

describe("a search among thousands of posts", () => {
  let reader: Person;
  beforeAll(async () => {
    reader = await aWriter(server);
    await query(
      `insert into posts (id, author_id, client_id, content, tags, created_at)
       select gen_random_uuid(), $1, gen_random_uuid(),
         'Beitrag #gemeinsam' || case when n in (1, 1499, 1500, 1501, 2900) then ' Leuchtturm' else '' end,
         '{gemeinsam}', now() - make_interval(secs => n)
       from generate_series(1, 3000) n`,
      [reader.id],
    );
    await query("analyze posts");
    await query("analyze post_tags");
  });
  afterAll(() => deletePosts());

  /** The pages of memory that a statement reads for a full page of posts; `values` are written into its text. */
  async function pagesRead(name: string, values: readonly string[]): Promise<number> {
    const newest = ["'infinity'", "'ffffffff-ffff-ffff-ffff-ffffffffffff'", "21"];
    const all = [`'${reader.id}'`].concat(newest, values);
    const text = (declaredStatements().get(name)?.text ?? "").replace(
      /\$(\d+)/g,
      (_, n: string) => all[Number(n) - 1] ?? "null",
    );
    const { rows } = await query(`explain (analyze, buffers, format json) ${text}`);
    // As PostgreSQL documents it.
    const [explained] = (rows[0]?.["QUERY PLAN"] ?? []) as { Plan: Record<string, number> }[];
    expect(explained?.Plan["Actual Rows"]).toBe(21);
    return explained?.Plan["Shared Hit Blocks"] ?? Number.POSITIVE_INFINITY;
  }

  test("for a hashtag reads the newest posts that have it, not all of them", async () => {
    expect(await pagesRead("posts_found_by_tags", ["0", "'gemeinsam'", "'{}'"])).toBeLessThan(500);
  });

  test("for a common word reads the newest posts that have it, not all of them", async () => {
    const values = ["'{}'", "'''beitrag'':*'", "'{}'"];
    expect(await pagesRead("posts_found_near", values)).toBeLessThan(500);
  });

  test.each(["Leuchtturm", '"gemeinsam Leuchtturm"', "#gemeinsam leucht"])(
    "for %j finds rare ones behind the newest as well, each once and in order",
    async (q) => {
      const seen = await walk((more) => reader.must("GET /api/posts/search", { query: { q, ...more } }), 2);
      const { rows } = await query(
        "select id from posts where content like '%Leuchtturm' order by created_at desc",
      );
      expect(rows).toHaveLength(5);
      expect(seen).toEqual(rows.map(({ id }) => id));
    },
  );
});

test("the feed of a language holds what is written in it, by any author, page by page", async () => {
  const word = randomLetters();
  const reader = await aWriter(server, { language: "fr" });
  const english = await aWriter(server, { language: "en" });
  const french = await aPost(english, { content: `Nous avons vendu le premier cours avec ${word}` });
  const silent = await aPost(reader, { content: `${word} 🎉` });
  await aPost(english, { content: `We have sold the first course and it is ${word}` });
  expect([french.language, silent.language]).toEqual(["fr", "fr"]);
  const feed = async (query: object) =>
    (await reader.must("GET /api/posts", { query: { filter: "language", ...query } })).items.map(
      ({ id }) => id,
    );
  expect(await feed({})).toEqual([silent.id, french.id]);
  expect(await feed({ offset: 1 })).toEqual([french.id]);
  const first = await reader.must("GET /api/posts", { query: { filter: "language", limit: 1 } });
  expect(await feed({ limit: 1, cursor: first.next_cursor ?? "" })).toEqual([french.id]);
  const { count } = await reader.must("GET /api/posts/news", {
    query: { filter: "language", since: french.id },
  });
  expect(count).toBe(0); // one's own is no news
});
