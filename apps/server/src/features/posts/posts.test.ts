import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aFounder, aGroup, join } from "#features/groups/test-groups.ts";
import { anUpload, aPost, aWriter, countsOf, write } from "#features/posts/test-posts.ts";
import { aMember, randomLetters } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let anna: Person;
let berta: Person;
beforeAll(async () => {
  server = await startTestServer();
  [anna, berta] = [await aWriter(server, { username: "Anna" }), await aWriter(server, { username: "Berta" })];
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const open = (who: Person, id: string) => who.call("GET /api/posts/{id}", { params: { id } });
/** Published events with their names. */
const published: [string, object][] = [];
beforeAll(() => {
  const { domainEvents } = server.platform;
  for (const name of [
    "post.published",
    "post.liked",
    "post.reposted",
    "post.commented",
    "post.deleted",
  ] as const)
    domainEvents.after(name, (fact) => void published.push([name, fact]));
});
/** What was last told under a name, once that is about this post. */
const lately = (name: string, postId: string) =>
  vi.waitFor(() => {
    const last = published.filter(([one]) => one === name).at(-1)?.[1];
    expect(last).toMatchObject({ postId });
    return last;
  });

describe("publishing", () => {
  test("a post is there for everybody, in the shape of the specification", async () => {
    const post = await aPost(anna, { content: "Hallo @berta und @Niemandda, #Etsy läuft! #etsy @anna" });
    expect(post).toMatchObject({
      content: "Hallo @berta und @Niemandda, #Etsy läuft! #etsy @anna",
      author: { id: anna.id, username: "Anna", email: null, avatar_path: null },
      author_id: anna.id,
      likes: 0,
      comments: 0,
      reposts: 0,
      shares: 0,
      liked: false,
      media: [],
      actions: null,
      quote: null,
      reposted_by: null,
      embeddable: true,
      in_review: false,
    });
    expect(post.mentions.map(({ username }) => username).sort()).toEqual(["Anna", "Berta"]);
    expect((await open(berta, post.id)).body).toEqual(post);
    expect((await query("select tags from posts where id = $1", [post.id])).rows).toEqual([
      { tags: ["etsy"] },
    ]);
    expect(await lately("post.published", post.id)).toEqual({
      postId: post.id,
      authorId: anna.id,
      text: post.content,
      mentioned: [berta.id],
    });
  });

  test("mentions reach members next to text without spaces, and however their name is spelt", async () => {
    const lena = await aMember(server, { username: `Lené${randomLetters(6)}` });
    const yuki = await aMember(server, { username: "田中ゆうこ" });
    const name = (await lena.must("GET /api/me")).username ?? "";
    const post = await aPost(anna, { content: `你好@${name}请看，谢谢@田中ゆうこさん` });
    const mentioned = post.mentions.map(({ id }) => id).sort();
    expect(mentioned).toEqual([lena.id, yuki.id].sort());
    const again = await aPost(anna, { content: `@${name.replace("é", "e").toUpperCase()} schau` });
    expect(again.mentions.map(({ id }) => id)).toEqual([lena.id]);
  });

  test("waits for a confirmed address", async () => {
    const newcomer = await aMember(server);
    const { status, error } = await write(newcomer);
    expect([status, error.error]).toEqual([403, "email_unconfirmed"]);
    const { id } = await aPost(anna);
    const reposted = await newcomer.call("PUT /api/posts/{id}/repost", { params: { id } });
    const commented = await newcomer.call("POST /api/posts/{id}/comments", {
      params: { id },
      body: { client_id: randomUUID(), text: "hi" },
    });
    expect([reposted.error.error, commented.error.error]).toEqual(["email_unconfirmed", "email_unconfirmed"]);
  });

  test.each([
    ["nothing", ""],
    ["blanks", " \n\t "],
    ["signs that no one sees", "\u200b\u2060\ufeff"],
    ["the marker", "Hallo [[ACTIONS]]{}[[/ACTIONS]]"],
    ["the end of the block alone", "x [[/actions]] y"],
    ["a wide marker", "［［ＡＣＴＩＯＮＳ］］"],
    ["a marker with invisible signs", "[[AC\u200bTI\u00adONS]]"],
    ["a marker with blanks", "[[ ACTIONS ]]"],
    ["too much", "a".repeat(5001)],
  ])("%s is refused", async (_, content) => {
    expect((await write(anna, { content })).status).toBe(400);
  });

  test.each([
    "<script>alert(1)</script><img src=x onerror=alert(1)>",
    'javascript:alert(1) "><svg/onload=alert(1)>',
    "'; drop table posts; --",
    "\u202everkehrt\u202c und 👩‍👩‍👧‍👦 und Z̸a̸l̸g̸o̸ ‮",
    "{{constructor.constructor('alert(1)')()}} #{7*7} %s %n",
    "x".repeat(5000),
  ])("%s comes back as the same words", async (content) => {
    const post = await aPost(anna, { content });
    expect(post.content).toBe(content.normalize("NFC"));
    expect((await open(berta, post.id)).body.content).toBe(post.content);
  });

  test("what is no sign is left out, and what is broken is mended", async () => {
    const { content } = await aPost(anna, { content: "a\u0000b\u0007\r\nc\ud800" });
    expect(content).toBe("ab\nc\ufffd");
  });

  test("fired twice, or fifty times at once, it is there once", async () => {
    const client_id = randomUUID();
    const { id: quote } = await aPost(berta);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => write(anna, { client_id, content: "Nur einmal", quote })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const again = await write(anna, { client_id, content: "Ganz anders" });
    expect(again.body).toMatchObject({ id: answers[0]?.body.id, content: "Nur einmal" });
    expect(await countsOf(server, quote)).toMatchObject({ kept: [0, 1, 0, 0, 0], there: [0, 1, 0, 0, 0] });
    // Ids are unique per author: another author may use the same one.
    expect((await write(berta, { client_id })).body.id).not.toBe(answers[0]?.body.id);
  });

  test("the author's business models of that moment are kept", async () => {
    const cora = await aWriter(server, { models: ["smma", "affiliate-marketing"] });
    const { id } = await aPost(cora);
    const { rows } = await query("select model from post_models where post_id = $1 order by 1", [id]);
    expect(rows).toEqual([{ model: "affiliate-marketing" }, { model: "smma" }]);
  });
});

describe("actions", () => {
  test("are kept as data, and nothing else with them", async () => {
    const draft = {
      content: "Wir suchen euch",
      actions: { hiring: { count: 2, roles: ["Texterin", "<b>Cutter</b>"] }, dm: true },
    };
    const post = await aPost(anna, draft);
    expect(post.actions).toEqual({
      hiring: { count: 2, roles: ["Texterin", "<b>Cutter</b>"] },
      dm: true,
      groupJoin: null,
    });
    const { rows } = await query("select actions from posts where id = $1", [post.id]);
    expect(rows).toEqual([
      { actions: { hiring: { count: 2, roles: ["Texterin", "<b>Cutter</b>"] }, dm: true } },
    ]);
  });

  test("unknown ones are refused, and an empty list is none", async () => {
    expect((await aPost(anna, { actions: { dm: false } })).actions).toBeNull();
    expect((await aPost(anna, { actions: {} })).actions).toBeNull();
    for (const actions of [
      { bogus: true },
      { dm: true, admin: true },
      { hiring: { count: 1, roles: ["Cutter"], salary: 1 } },
    ])
      expect(
        (
          await anna.request(
            "POST",
            "/api/posts",
            JSON.stringify({ client_id: crypto.randomUUID(), content: "x", actions }),
          )
        ).status,
      ).toBe(400);
  });

  test.each([
    { hiring: { count: 0, roles: ["a"] } },
    { hiring: { count: 51, roles: ["a"] } },
    { hiring: { count: 1, roles: [] } },
    { hiring: { count: 1, roles: ["  "] } },
    { hiring: { count: 1, roles: Array.from({ length: 7 }, () => "a") } },
    { hiring: { count: 1, roles: ["x".repeat(61)] } },
    { hiring: { count: 1.5, roles: ["a"] } },
    { groupJoin: { groupId: "keine" } },
    { dm: "ja" },
    "[[ACTIONS]]",
    { hiring: { count: 1, roles: ["x".repeat(70_000)] } },
  ])("%j is refused", async (actions) => {
    const body = JSON.stringify({ client_id: randomUUID(), content: "Hallo", actions });
    expect([400, 413]).toContain((await anna.request("POST", "/api/posts", body)).status);
  });

  test("invite to groups that others can find and oneself may invite to", async () => {
    const owner = await aFounder(server);
    const member = await aFounder(server);
    const open = await aGroup(owner, { name: "Offen" });
    const asking = await aGroup(owner, { name: "Bewerbung", group_type: "application" });
    const secret = await aGroup(owner, { name: "Geheim", group_type: "private" });
    await join(member, open.id);
    const tried = async (who: Person, groupId: string) =>
      (await write(who, { actions: { groupJoin: { groupId } } })).status;
    expect(await tried(owner, open.id)).toBe(201);
    expect(await tried(member, open.id)).toBe(201);
    expect(await tried(owner, asking.id)).toBe(201);
    expect(await tried(anna, open.id)).toBe(400);
    expect(await tried(anna, asking.id)).toBe(400);
    expect(await tried(owner, secret.id)).toBe(400);
    expect(await tried(owner, randomUUID())).toBe(400);
  });

  test("leave out a group that the viewer may not know of any more", async () => {
    const owner = await aFounder(server);
    const group = await aGroup(owner, { name: "Werkbank" });
    const { id } = await aPost(owner, { actions: { groupJoin: { groupId: group.id } } });
    const seen = async (who: Person) => (await open(who, id)).body.actions;
    expect(await seen(anna)).toMatchObject({
      groupJoin: { groupId: group.id, name: "Werkbank", group_type: "public", member_count: 1 },
    });
    await owner.must("PATCH /api/groups/{id}", { params: { id: group.id }, body: { group_type: "private" } });
    expect(await seen(anna)).toBeNull();
    expect(await seen(owner)).toMatchObject({ groupJoin: { name: "Werkbank" } });
    await owner.must("DELETE /api/groups/{id}", { params: { id: group.id }, body: { name: "Werkbank" } });
    expect(await seen(owner)).toBeNull();
  });
});

describe("a repost with a comment", () => {
  test("shows the original, and counts as a repost of it until it is deleted", async () => {
    const original = await aPost(anna, { content: "Das Original", media: [(await anUpload(anna)).id] });
    const quoting = await aPost(berta, { content: "Lest das!", quote: original.id });
    expect(quoting.quote).toMatchObject({
      id: original.id,
      post: {
        id: original.id,
        content: "Das Original",
        author: { username: "Anna" },
        media: [{ media_type: "image" }],
      },
    });
    expect(await lately("post.reposted", original.id)).toEqual({
      postId: original.id,
      memberId: berta.id,
      authorId: anna.id,
      excerpt: "Das Original",
      quotePostId: quoting.id,
    });
    expect((await open(anna, original.id)).body.reposts).toBe(1);
    await berta.must("DELETE /api/posts/{id}", { params: { id: quoting.id } });
    expect((await open(anna, original.id)).body.reposts).toBe(0);
  });

  test("outlives the original", async () => {
    const original = await aPost(anna);
    const quoting = await aPost(berta, { content: "Lest das!", quote: original.id });
    await anna.must("DELETE /api/posts/{id}", { params: { id: original.id } });
    expect((await open(anna, quoting.id)).body.quote).toEqual({ id: null, post: null });
    expect((await write(berta, { quote: original.id })).error.error).toBe("quote_invalid");
    expect((await write(berta, { quote: randomUUID() })).error.error).toBe("quote_invalid");
  });
});

describe("one's own posts", () => {
  test("are deleted with all dependent rows, by no other member", async () => {
    const used = async () =>
      (await query("select kilobytes from media_use where member_id = $1", [anna.id])).rows;
    await anna.must("DELETE /api/media/{id}", { params: { id: (await anUpload(anna)).id } });
    const before = await used();
    const post = await aPost(anna, { content: "Weg damit @berta", media: [(await anUpload(anna)).id] });
    expect(await used()).not.toEqual(before);
    const params = { id: post.id };
    expect((await berta.call("DELETE /api/posts/{id}", { params })).status).toBe(404);
    expect((await berta.call("PATCH /api/posts/{id}", { params, body: { embeddable: false } })).status).toBe(
      404,
    );
    await berta.must("PUT /api/posts/{id}/like", { params });
    await anna.must("DELETE /api/posts/{id}", { params });
    expect((await open(anna, post.id)).status).toBe(404);
    expect((await anna.call("DELETE /api/posts/{id}", { params })).status).toBe(404);
    for (const table of ["post_media", "post_likes", "post_mentions", "post_models"])
      expect((await query(`select from ${table} where post_id = $1`, [post.id])).rows).toEqual([]);
    expect(await used()).toEqual(before);
    expect(await lately("post.deleted", post.id)).toEqual({ postId: post.id, authorId: anna.id });
  });

  test("are shown by other sites, or not", async () => {
    const { id } = await aPost(anna, { embeddable: false });
    const changed = await anna.must("PATCH /api/posts/{id}", { params: { id }, body: { embeddable: true } });
    expect(changed).toMatchObject({ id, embeddable: true });
  });
});
