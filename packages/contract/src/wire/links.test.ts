import { expect, test } from "vitest";
import { ADDRESS_SOURCE, linkOf as linkBy, withoutTail } from "./links.ts";

/** As the platforms read addresses; the contract's own types know none. */
const { URL } = globalThis as unknown as { URL: { parse: Parameters<typeof linkBy>[1] } };
const linkOf = (address: string) => linkBy(address, URL.parse);

test("an address ends before its sentence does", () => {
  for (const [written, address] of [
    ["https://a.de/x).", "https://a.de/x"],
    ["https://a.de/c_(d)).", "https://a.de/c_(d)"],
    ["https://a.de/?q=(a)", "https://a.de/?q=(a)"],
    ["https://a.de/a,b…»", "https://a.de/a,b"],
    ["https://a.de/(((", "https://a.de/((("],
    [").", ""],
  ] as const)
    expect(withoutTail(written)).toBe(address);
});

test.each([
  ["Chinese, with more behind it", "看 https://a.de/x。很好", "https://a.de/x"],
  ["Chinese, a comma", "https://a.de/x，还有", "https://a.de/x"],
  ["Japanese brackets", "（https://a.de/x）「https://b.de」", "https://a.de/x"],
  ["Arabic", "انظر https://a.de/x، ثم", "https://a.de/x"],
  ["an Arabic question", "https://a.de/x؟", "https://a.de/x"],
  ["Hindi", "देखो https://a.de/x। फिर", "https://a.de/x"],
  ["German quotes", "‚https://a.de/x‘", "https://a.de/x"],
  ["a path in Chinese", "https://a.de/你好", "https://a.de/你好"],
  ["brackets of its own", "https://a.de/c_(d)", "https://a.de/c_(d)"],
])("punctuation of another script ends an address: %s", (_, text, address) => {
  expect(withoutTail(new RegExp(ADDRESS_SOURCE, "u").exec(text)?.[0] ?? "")).toBe(address);
});

test("hosts that could pass for others are spelled out", () => {
  for (const [written, shown] of [
    ["https://аpple.com/x?y", "https://xn--pple-43d.com/x?y"],
    ["https://аррӏе.com", "https://xn--80ak6aa92e.com"],
    ["https://gооgle.com", "https://xn--ggle-55da.com"],
    ["https://ρaypal.com/", "https://xn--aypal-2ce.com/"],
    ["https://kı.com/", "https://xn--k-fka.com/"],
    ["https://a.de。аpple.com/", "https://a.de.xn--pple-43d.com/"],
  ] as const)
    expect(linkOf(written)?.text).toBe(shown);
});

test("hosts in one script stay as they were written", () => {
  for (const written of [
    "https://müller.de/wörter",
    "https://example.org/аpple",
    "HTTPS://Example.org",
    "https://москва.рф/",
    "https://例え.jp/",
    "https://한국.kr",
    "https://مثال.com/",
    "https://उदाहरण.भारत",
    "https://xn--pple-43d.com/",
    "https://ελλάδα.gr",
    "https://łódź.pl",
  ])
    expect(linkOf(written)?.text).toBe(written);
});

test("an address with a name before its host is none, nor is half a one", () => {
  for (const written of [
    "https://paypal.com@evil.example/login",
    "https://a:b@c.de",
    "https://",
    "http://a b",
  ])
    expect(linkOf(written)).toBeNull();
  expect(linkOf("https://müller.de")).toEqual({
    text: "https://müller.de",
    href: "https://xn--mller-kva.de/",
  });
});
