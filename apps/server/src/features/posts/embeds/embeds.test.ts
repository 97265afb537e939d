import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFounder, aGroup } from "#features/groups/test-groups.ts";
import { aFilm, anUpload, aPost, aWriter } from "#features/posts/test-posts.ts";
import { aGuest, aPicture } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let author: Person;
let guest: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await aFounder(server, true, { username: "Embedda" });
  await server.platform.db.rawQuery("update members set email = 'kanarienvogel@example.test' where id = $1", [
    author.id,
  ]);
  guest = aGuest(server);
});
afterAll(() => server.stop());

const embed = (id: string, who = guest) => who.call("GET /api/embeds/posts/{id}", { params: { id } });
const oembed = (url: string, more: object = {}) => guest.call("GET /api/oembed", { query: { url, ...more } });

describe("a post for other sites", () => {
  test("contains what is public, and nothing else", async () => {
    const group = await aGroup(author, { name: "Gehört dazu" });
    const post = await aPost(author, {
      content: "Wir suchen Leute <b>jetzt</b> @Embedda",
      media: [(await anUpload(author, "Feld")).id],
      actions: { hiring: { count: 1, roles: ["Geheimrolle"] }, dm: true, groupJoin: { groupId: group.id } },
    });
    const { body, status } = await embed(post.id);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      "asks",
      "author",
      "comments",
      "content",
      "created_at",
      "id",
      "is_quoting",
      "likes",
      "media",
      "quote",
      "reposts",
      "url",
    ]);
    // That it invites to a group, but not to which.
    expect(body.asks).toEqual({ hiring: { count: 1, roles: ["Geheimrolle"] }, dm: true, group: true });
    expect(body).toMatchObject({
      id: post.id,
      url: `${server.url}/dashboard/feed/${post.id}`,
      content: post.content,
      author: { username: "Embedda", avatar_url: null, verified: false },
      media: [{ url: `${server.url}/api/media/${post.media[0]?.id}`, alt: "Feld" }],
    });
    const text = JSON.stringify(body);
    for (const secret of ["kanarienvogel", group.id, "Gehört dazu", author.id])
      expect(text).not.toContain(secret);
    expect((await embed(post.id, author)).body).toEqual(body);
  });

  test("shows its author's picture to guests, and no other", async () => {
    const post = await aPost(author);
    const path = `/api/embeds/posts/${post.id}/avatar`;
    expect((await guest.request("GET", path)).status).toBe(404);
    const bytes = Buffer.from((await aPicture()).split(",")[1] ?? "", "base64");
    await author.must("POST /api/profiles/{userId}/avatar", {
      params: { userId: author.id },
      file: new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }),
    });
    expect((await embed(post.id)).body.author.avatar_url).toBe(server.url + path);
    const answer = await guest.request("GET", path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    await author.must("PATCH /api/posts/{id}", { params: { id: post.id }, body: { embeddable: false } });
    expect((await guest.request("GET", path)).status).toBe(403);
  });

  test("is not shown where its author does not want that, and gone where they are", async () => {
    const leaving = await aWriter(server);
    const { id } = await aPost(leaving, { embeddable: false });
    const url = `${server.url}/embed/post/${id}`;
    for (const { status, error } of [await embed(id), await oembed(url)])
      expect([status, error.error]).toEqual([403, "embed_off"]);
    await leaving.must("PATCH /api/posts/{id}", { params: { id }, body: { embeddable: true } });
    expect((await embed(id)).status).toBe(200);
    await server.platform.db.rawQuery("update posts set author_id = null where id = $1", [id]);
    for (const { status, error } of [await embed(id), await oembed(url)])
      expect([status, error.error]).toEqual([404, "not_found"]);
  });
});

describe("oEmbed", () => {
  test("answers with one frame, for both addresses of a post", async () => {
    const post = await aPost(author, { content: 'Zeile eins\n"Zeile" <zwei> & mehr' });
    for (const url of [
      `${server.url}/embed/post/${post.id}`,
      `${server.url}/embed/post/${post.id}?style=classic`,
      `${server.url}/dashboard/feed/${post.id}/`,
      `${server.url}/dashboard/feed/${post.id.toUpperCase()}#x`,
    ])
      expect((await oembed(url)).body).toEqual({
        version: "1.0",
        type: "rich",
        provider_name: "Kompagnon",
        provider_url: server.url,
        author_name: "Embedda",
        title: "Embedda · Kompagnon",
        html: `<iframe src="${server.url}/embed/post/${post.id}?style=card&amp;theme=light" title="Embedda · Kompagnon" width="550" height="420" style="border:0;max-width:100%;color-scheme:normal" loading="lazy"></iframe>`,
        width: 550,
        height: 420,
        cache_age: 3600,
      });
  });

  test("applies the requested size, style and theme", async () => {
    const film = await aPost(author, { content: "", media: [(await aFilm(author)).id] });
    const { body } = await oembed(`${server.url}/embed/post/${film.id}`, {
      maxwidth: 300,
      maxheight: 200,
      style: "minimal",
      theme: "dark",
      format: "json",
    });
    expect(body).toMatchObject({ width: 300, height: 200, title: "Embedda · Kompagnon" });
    expect(body.html).toContain(
      'style=minimal&amp;theme=dark" title="Embedda · Kompagnon" width="300" height="200"',
    );
  });

  test("knows no other addresses", async () => {
    const { id } = await aPost(author);
    const host = new URL(server.url).host;
    for (const url of [
      "",
      "kein",
      id,
      `https://boese.example/embed/post/${id}`,
      `${server.url}.boese.example/embed/post/${id}`,
      `http://${host}@boese.example/embed/post/${id}`,
      `http://a:b@${host}/embed/post/${id}`,
      `${server.url}/embed/post/${id}/mehr`,
      `${server.url}/embed/post/`,
      `${server.url}/embed/post/"><script>`,
      `${server.url}/dashboard/user/${id}`,
      `javascript:alert(1)//${host}/embed/post/${id}`,
    ])
      expect([url, (await oembed(url)).status]).toEqual([url, 404]);
    const xml = await guest.request("GET", `/api/oembed?format=xml&url=${server.url}/embed/post/${id}`);
    expect(xml.status).toBe(400);
  });
});
