import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawPreview } from "#features/publicpages/pictures/preview.ts";
import { aCard, setPage, visit } from "#features/publicpages/test-pages.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const picture = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(new URL(path, server.url), { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const imageOf = (html: string) =>
  new URL((/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&"));

test.each(["Rosalind", "Дмитрий", "عبدالرحمن", "क्षत्रियविश्वनाथ", "你好世界你好世界"])(
  "%s gets a preview picture of 1200x630",
  async (username) => {
    const { name } = await aCard(server, { username });
    const { html } = await visit(server, `/m/${encodeURIComponent(name)}`);
    const { pathname, search } = imageOf(html);
    const { response, bytes } = await picture(pathname + search);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    // Drawn: not one colour all over.
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(0.5);
  },
);

test.each([
  ["emoji", "🚀🎉", "🔔✅"],
  ["Korean", "안녕하세요", "대한민국서"],
  ["Chinese", "你好世界", "商业计划"],
  ["Japanese", "こんにちは", "ありがとう"],
  ["Arabic", "مرحبا", "شكرًا"],
  ["Hindi", "नमस्ते", "व्यापार"],
  ["Thai", "สวัสดี", "ขอบคุณ"],
])("%s is drawn in letters, not in boxes: two words look different", async (_, one, other) => {
  const draw = (title: string) =>
    drawPreview(server.platform, {
      language: "de",
      eyebrow: "Gruppe",
      title,
      line: "",
      tags: [],
      foot: "",
      face: null,
    });
  const first = await draw(one);
  const second = await draw(other);
  expect(first.equals(second)).toBe(false);
  // What no font has is the replacement sign, as often as there are letters.
  const letters = (text: string) => "\u{e000}".repeat([...text].length);
  for (const [word, drawn] of [
    [one, first],
    [other, second],
  ] as const)
    expect(drawn.equals(await draw(letters(word)))).toBe(false);
});

test("a client with the current picture gets 304 until the picture changes", async () => {
  const { person, name } = await aCard(server);
  const path = `/api/og/member/${name}.png?lang=de`;
  const first = await picture(path);
  const etag = first.response.headers.get("etag") ?? "";
  const again = await picture(path, { "if-none-match": etag });
  expect([again.response.status, again.bytes.length]).toEqual([304, 0]);
  expect((await picture(path)).bytes.equals(first.bytes)).toBe(true);
  const before = imageOf((await visit(server, `/m/${name}`)).html).href;
  await person.must("PATCH /api/profiles/{userId}", {
    params: { userId: person.id },
    body: { target: "Etwas anderes" },
  });
  const changed = await picture(path, { "if-none-match": etag });
  expect([changed.response.status, changed.bytes.equals(first.bytes)]).toEqual([200, false]);
  expect(imageOf((await visit(server, `/m/${name}`)).html).href).not.toBe(before);
});

test("a picture is deleted with its page, and its response contains the rate limit", async () => {
  const { person, name } = await aCard(server);
  const path = `/api/og/member/${name}.png`;
  const { response } = await picture(path);
  expect(Number(response.headers.get("x-ratelimit-limit"))).toBeGreaterThan(0);
  await setPage(person, "member", person.id, false);
  expect((await picture(path)).response.status).toBe(404);
  expect((await picture("/api/og/member/nichts")).response.status).toBe(400);
});

test("pages about the product have pictures in every language, and there are no others", async () => {
  const german = await picture("/api/og/site/start.de.png");
  const arabic = await picture("/api/og/site/faq.ar.png");
  for (const { response, bytes } of [german, arabic]) {
    expect(response.status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  for (const file of ["start.png", "start.xx.png", "constructor.de.png", "start.de.more.png"])
    expect((await picture(`/api/og/site/${file}`)).response.status).toBe(404);
});
