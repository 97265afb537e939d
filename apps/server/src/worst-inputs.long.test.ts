import { randomUUID } from "node:crypto";
import { hasActionMarker, hashtagsOf, mentionedIn, runsOf } from "@kompagnon/contract/posts/rules.ts";
import { plainText } from "@kompagnon/contract/wire/model.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { relayOnly } from "#features/calls/relay.ts";
import { firstLink } from "#features/chats/link-cards/link-cards.ts";
import { mentionsIn } from "#features/groups/channels/talk.ts";
import { parseQuery } from "#features/posts/feed/lists.ts";
import { excerptOf } from "#platform/excerpt.ts";
import { cookieOf } from "#platform/http/cookie.ts";
import { readJson } from "#platform/http/json-body.ts";
import { fitPicture, typeOf } from "#platform/images.ts";
import { isolated } from "#platform/isolated/isolated.ts";
import { fragmentSearchOf } from "#platform/search/fragment-search.ts";
import { wordSearchOf } from "#platform/search/word-search.ts";
import { aPairInChat } from "#testing/builders.ts";
import { heldBy } from "#testing/holding.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/** ASVS 2.4, 15.4: nothing that a stranger can send holds the process for longer than this, in milliseconds. */
const HELD_MAX = 50;

/** Worst known inputs for parsers of tags, brackets, names, marks and addresses; `n` characters. */
const fill = (unit: string, n: number): string => unit.repeat(Math.ceil(n / unit.length)).slice(0, n);
const WORST: Readonly<Record<string, (n: number) => string>> = {
  "an address that closes brackets": (n) => `http://a${fill(")", n - 8)}`,
  "an address full of stops": (n) => `http://a${fill(",", n - 9)}b`,
  "brackets opened and closed": (n) => `http://a${fill("(", n / 2)}${fill(")", n / 2 - 8)}`,
  "hosts that fake": (n) => fill("https://a@", n),
  "half addresses": (n) => fill("http://", n),
  names: (n) => fill("@ab ", n),
  "name signs": (n) => fill("@", n),
  "hashtag signs": (n) => fill("#", n),
  "a long hashtag": (n) => `#${fill("a", n - 1)}`,
  "marks on a letter": (n) => `a${fill("\u0345\u0334\u0301\u0323", n - 1)}`,
  "opened tags": (n) => fill("<b><p>", n),
  "opened marks": (n) => fill("**_", n),
  spaces: (n) => `a${fill(" ", n - 2)}b`,
  wide: (n) => fill("\ufdfa", n),
  "half pairs": (n) => fill("\ud800", n),
};

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  "plain text": (text) => plainText(text.length).safeParse(text),
  runs: runsOf,
  tags: hashtagsOf,
  names: mentionedIn,
  "names in channels": mentionsIn,
  markers: hasActionMarker,
  "the first link": firstLink,
  "an excerpt": (text) => excerptOf(text, "b"),
  cookies: (text) => cookieOf(text, "sid"),
  "a signal": (text) => relayOnly({ sdp: `c=IN ${text}\r\na=candidate:${text}` } as never),
};

/** What reads searches alone, which are short. */
const SEARCHES: Readonly<Record<string, (text: string) => unknown>> = {
  "a search for people": wordSearchOf,
  "a search for fragments": fragmentSearchOf,
  "a search for posts": parseQuery,
};
const SEARCH_MAX = 200;

/** What strangers may write at most where these read, and the same four times over. */
const LONG = 16 * 1024;
/** Four times as much may take this many times as long: a bit more than in a straight line, far less than by the square. */
const GROWTH_MAX = 9;
/** Below this, in milliseconds, times are noise. */
const NOISE = 6;

describe("texts", () => {
  for (const [reader, read] of Object.entries(READERS))
    test(reader, async () => {
      for (const [name, make] of Object.entries(WORST)) {
        const short = make(LONG);
        const long = make(LONG * 4);
        const held = await heldBy(() => read(short));
        expect(held, name).toBeLessThan(HELD_MAX);
        expect(await heldBy(() => read(long)), name).toBeLessThan(Math.max(held, NOISE) * GROWTH_MAX);
      }
    });

  for (const [reader, read] of Object.entries(SEARCHES))
    test(reader, async () => {
      for (const [name, make] of Object.entries(WORST))
        expect(await heldBy(() => read(make(SEARCH_MAX))), name).toBeLessThan(HELD_MAX);
    });
});

const MEGABYTE = 1024 * 1024;
const nested = (open: string, close: string, bytes: number) =>
  open.repeat(bytes / 2 / open.length) + close.repeat(bytes / 2 / close.length);

test("JSON is measured before it is read", async () => {
  for (const body of [
    nested("[", "]", 3 * MEGABYTE),
    nested('{"a":', "}", 3 * MEGABYTE),
    `{${Array.from({ length: 200_000 }, (_, at) => `"k${at}":1`).join(",")}}`,
    `[${"1,".repeat(MEGABYTE)}1]`,
    `["${"\\".repeat(3 * MEGABYTE)}`,
    `"${'\\"'.repeat(MEGABYTE)}"`,
    `"${"a".repeat(3 * MEGABYTE)}`,
    "9".repeat(MEGABYTE),
  ])
    expect(
      await heldBy(() => {
        try {
          readJson(body);
        } catch {} // refused: what counts is how long it took
      }),
      body.slice(0, 20),
    ).toBeLessThan(HELD_MAX);
  expect(() => readJson(nested("[", "]", 100))).toThrow();
  expect(readJson('{"a":[{"b":"[[[[\\"{{{{\\\\"}],"c":null}')).toEqual({
    a: [{ b: '[[[["{{{{\\' }],
    c: null,
  });
  expect(readJson(`["${"],".repeat(50_000)}"]`)).toEqual(["],".repeat(50_000)]);
});

/** A ZIP file of nothing but small entries whose lengths stand behind them. */
function zipOfEntries(bytes: number): Buffer {
  const entry = Buffer.alloc(31, "a");
  entry.fill(0, 4, 30).writeUInt32LE(0x04034b50, 0);
  entry.writeUInt16LE(8, 6);
  entry.writeUInt16LE(8, 8);
  entry.writeUInt16LE(1, 26);
  return Buffer.concat(Array(Math.floor(bytes / entry.length)).fill(entry));
}
const hex = (text: string) => Buffer.from(text, "hex");
const FILES: Readonly<Record<string, Buffer>> = {
  "a ZIP of entries": zipOfEntries(20 * MEGABYTE),
  "a PNG of remarks": Buffer.concat([
    hex("89504e470d0a1a0a0000000d49484452"),
    Buffer.alloc(17),
    ...Array<Buffer>(MEGABYTE).fill(hex("000000007445587400000000")),
  ]),
  "a WebM of nothing": Buffer.concat([
    hex("1a45dfa301ffffffffffffff"),
    Buffer.alloc(8 * MEGABYTE, hex("ec80")),
  ]),
  "sound of headers": Buffer.alloc(8 * MEGABYTE, hex("49443303000000000000")),
  "an MP4 of boxes": Buffer.concat([
    hex("0000001066747970") as Buffer,
    Buffer.from("isomisom"),
    Buffer.alloc(8 * MEGABYTE, hex("0000000866726565")),
  ]),
  ones: Buffer.alloc(8 * MEGABYTE, 0xff),
  text: Buffer.alloc(8 * MEGABYTE, "a"),
};

describe("files", () => {
  for (const [name, bytes] of Object.entries(FILES))
    test(name, async () => {
      expect(await heldBy(() => typeOf(bytes))).toBeLessThan(HELD_MAX);
      expect(await heldBy(() => fitPicture(bytes, [64]).catch(() => null))).toBeLessThan(HELD_MAX);
    });
});

describe("pages that are linked", () => {
  const url = "https://example.org/";
  test("nested tags, comments, attributes and entities are parsed in bounded time", async () => {
    for (const part of ["<b><p>", "<!--", "<a ", "&amp", "<title>", "<p", "<![CDATA[", '<meta a="', "</p>"]) {
      const html = fill(part, 512 * 1024);
      expect(await heldBy(() => isolated("pageHead", { html, url })), part).toBeLessThan(HELD_MAX);
    }
  });

  test("what stands behind the head, or too deep in it, is not read", async () => {
    const title = '<meta property="og:title" content="falsch">';
    for (const html of [
      `<head></head>${title}`,
      `<head></head><body>${title}`,
      `<head>${"<b>".repeat(40)}${title}`,
      `<head>${" ".repeat(70_000)}${title}`,
    ])
      expect(await isolated("pageHead", { html, url }), html.slice(0, 30)).toBeNull();
  });

  test("a thread that takes too long is ended; the next one answers", async () => {
    const endless = { bytes: zipOfEntries(60 * MEGABYTE) };
    const ended = isolated("fileType", endless).then(
      () => "done",
      () => "ended",
    );
    const next = await isolated("pageHead", { html: "<title>Danach</title>", url });
    expect(["done", "ended"]).toContain(await ended);
    expect(next?.title).toBe("Danach");
  });
});

describe("requests", () => {
  let server: TestServer;
  let anna: Person;
  let chatId: string;
  beforeAll(async () => {
    server = await startTestServer();
    ({ anna, chatId } = await aPairInChat(server));
  });
  afterAll(() => server.stop());

  const messages = () => `/api/chats/${chatId}/messages`;
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    anna.request("POST", path, body, headers);
  const held = async (ask: () => Promise<{ status: number }>, name: string) => {
    let status = 0;
    const time = await heldBy(async () => {
      ({ status } = await ask());
    });
    expect(time, name).toBeLessThan(HELD_MAX);
    expect(status, name).toBeLessThan(500);
    return status;
  };

  test("messages of the worst texts", async () => {
    for (const [name, make] of Object.entries(WORST))
      await held(
        () => post(messages(), JSON.stringify({ client_id: randomUUID(), text: make(4_000) })),
        name,
      );
  });

  test("bodies that are deep, long or wrong", async () => {
    const ids = JSON.stringify({ client_id: randomUUID(), attachment_ids: Array(30_000).fill(1) });
    expect(await held(() => post(messages(), ids), "ids")).toBe(400);
    expect(await held(() => post(messages(), nested("[", "]", 60_000)), "deep")).toBe(400);
    expect(await held(() => post("/api/matching/enable", nested("[", "]", 3_000_000)), "deep picture")).toBe(
      400,
    );
    const image = `data:image/jpeg;base64,${"=".repeat(2_900_000)}`;
    expect(await held(() => post("/api/matching/enable", JSON.stringify({ image })), "picture")).toBe(400);
  });

  test("headers and addresses", async () => {
    for (const name of [
      "accept-language",
      "accept-encoding",
      "cookie",
      "user-agent",
      "if-none-match",
      "range",
    ])
      for (const unit of ["a,", "a;q=0.", "=;", "(", "*,", "de-", "bytes=0-"])
        await held(
          () => anna.request("GET", "/api/nothing", undefined, { [name]: fill(unit, 12_000) }),
          `${name} ${unit}`,
        );
    for (const unit of ["%20", "a=b&", "[]", "q[a]=", "%F0%9F", "+"])
      await held(() => anna.request("GET", `/api/people/discover?q=${fill(unit, 12_000)}`), unit);
    for (const part of ["%2e", "a", "/", "%"])
      await held(() => anna.request("GET", `/api/chats/${fill(part, 12_000)}`), part);
    for (const url of ["https://", "(", "/embed/post/", "http://a)"])
      await held(() => anna.request("GET", `/api/oembed?url=${encodeURIComponent(fill(url, 4_000))}`), url);
  });

  test("uploads of nothing but parts, heads and fields", async () => {
    const type = "multipart/form-data; boundary=x";
    const parts = (part: string) => `${fill(`--x\r\n${part}\r\n\r\na\r\n`, 2 * MEGABYTE)}\r\n--x--\r\n`;
    for (const part of [
      'content-disposition: form-data; name="a"',
      `content-disposition: form-data; name="file"; filename="${"a".repeat(5_000)}"`,
      fill("a: b\r\n", 12_000),
      fill('content-disposition: form-data; name="', 12_000),
    ])
      await held(
        () => post(`/api/chats/${chatId}/images`, parts(part), { "content-type": type }),
        part.slice(0, 60),
      );
  });
});
