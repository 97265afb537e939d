import http from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anUpload, aPost, aWriter } from "#features/posts/test-posts.ts";
import { aGuest } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Asks for a path under another host name, which `fetch` does not let one give. */
const askAs = (host: string, url: string, path: string) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    http
      .get(new URL(path, url), { headers: { host } }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, location: answer.headers.location });
      })
      .on("error", reject);
  });

/** As another site's frame asks: without a session. */
const embed = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}/embed/post${path}`, { headers, redirect: "manual" });
  return { response, html: await response.text() };
};

test("a post as a page: any site may frame it, nothing in it runs but our own script, and it is light", async () => {
  const author = await aWriter(server, { username: "Rosalind" });
  const photo = await anUpload(author, "Ein Regal");
  const { id } = await aPost(author, {
    content: "Erster Verkauf! https://example.com/shop.",
    media: [photo.id],
  });
  const { response, html } = await embed(`/${id}?style=classic&theme=dark`, { "accept-language": "ar" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors *");
  expect(response.headers.get("x-frame-options")).toBeNull();
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(html).toContain('<html lang="ar" dir="rtl" data-theme="dark"');
  expect(html).toContain('<body class="classic">');
  expect(html).toContain("Rosalind");
  expect(html).toContain('<a href="https://example.com/shop" target="_blank" rel="noopener nofollow ugc">');
  expect(html).toContain(`<img src="/api/media/${photo.id}`);
  expect(html).toContain('type="application/json+oembed"');
  expect(gzipSync(html).length).toBeLessThan(4_000);
  const image = await fetch(`${server.url}/api/media/${photo.id}`);
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("what a post asks for and what it comments on can be read", async () => {
  const author = await aWriter(server);
  const other = await aWriter(server, { username: "Zitierte" });
  const original = await aPost(other, { content: "Der  Anfang <b>" });
  const { id } = await aPost(author, {
    content: "Ja!",
    quote: original.id,
    actions: { hiring: { count: 2, roles: ["Schnitt", "<i>Ton"] }, dm: true },
  });
  const asked = await embed(`/${id}?lang=de`);
  expect(asked.html).toContain("Sucht 2 Personen: Schnitt, &lt;i&gt;Ton</p>");
  expect(asked.html).toContain("Freut sich über Nachrichten</p>");
  expect(asked.html).toMatch(/<blockquote>.*Zitierte.*Der Anfang &lt;b&gt;<\/p><\/blockquote>/);
  // A post that other sites may not show is not shown by way of a quote either.
  await other.must("PATCH /api/posts/{id}", { params: { id: original.id }, body: { embeddable: false } });
  const hidden = await embed(`/${id}?lang=en`);
  expect(hidden.html).toContain("Quoting a post that can’t be shown here.");
  expect(hidden.html).not.toMatch(/Zitierte|Anfang|blockquote/);
  await other.must("DELETE /api/posts/{id}", { params: { id: original.id } });
  expect((await embed(`/${id}?lang=en`)).html).toContain("Quoting a post that can’t be shown here.");
});

test("escapes the author's text, also in the head and in attributes", async () => {
  const author = await aWriter(server);
  const nasty = `"><script>alert(1)</script><img src=x onerror=alert(1)> javascript:alert(1) http://x"onmouseover=alert(1)`;
  const { id } = await aPost(author, { content: nasty });
  const { html } = await embed(`/${id}?style="><script>&theme=<b>`);
  expect(html).not.toMatch(/<script>|<img src=x|"onmouseover|href="javascript/i);
  expect(html.match(/<script /g)).toHaveLength(1);
  expect(html).toContain('<body class="card">');
});

test("no post, none to show, or its author does not want it: a page that says so", async () => {
  const author = await aWriter(server);
  const { id } = await aPost(author);
  await author.must("PATCH /api/posts/{id}", { params: { id }, body: { embeddable: false } });
  const off = await embed(`/${id}`);
  expect(off.response.status).toBe(403);
  expect(off.html).toContain("lässt sich nicht auf anderen Seiten zeigen");
  for (const none of ["", "/"]) {
    const { response, html } = await embed(none);
    expect([response.status, html.includes("Post ID erforderlich")]).toEqual([400, true]);
  }
  for (const unknown of ["/0190e5a0-0000-7000-8000-000000000000", "/unsinn", "/%3Cb%3E"]) {
    const { response, html } = await embed(unknown, { "accept-language": "en" });
    expect([response.status, html.includes("This post is gone.")]).toEqual([404, true]);
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors *");
  }
});

test("no other page can be framed, and a post's own address describes how to embed it", async () => {
  const { id } = await aPost(await aWriter(server));
  const page = await fetch(`${server.url}/dashboard/feed/${id}`);
  expect(page.headers.get("link")).toContain(encodeURIComponent(`/embed/post/${id}`));
  expect(page.headers.get("x-frame-options")).toBe("DENY");
  const interfaceAnswer = await aGuest(server).call("GET /api/embeds/posts/{id}", { params: { id } });
  expect(interfaceAnswer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("on a host for embeds there is nothing else", async () => {
  const other = await startTestServer({ env: { EMBED_HOST: "embed.example" } });
  try {
    const ask = (path: string) => askAs("embed.example", other.url, path);
    const { id } = await aPost(await aWriter(other));
    expect((await ask(`/embed/post/${id}`)).status).toBe(200);
    expect((await ask(`/api/embeds/posts/${id}`)).status).toBe(200);
    for (const path of [
      "/",
      "/login",
      "/dashboard/feed",
      "/api/me",
      "/api/posts",
      "/embed",
      "/embed/posts",
    ]) {
      const answer = await ask(path);
      expect([path, answer.status, answer.location]).toEqual([path, 302, `${other.url}/`]);
    }
  } finally {
    await other.stop();
  }
});
