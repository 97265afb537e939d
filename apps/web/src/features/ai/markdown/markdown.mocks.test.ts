import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { closeOpen, Markdown, safeAddress, tokenize } from "./markdown.tsx";

vi.mock("#platform/use-translation.ts", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const html = (text: string, whole = true): string =>
  renderToStaticMarkup(createElement(Markdown, { text, whole }));

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "a <b onclick='x()'>b</b> c",
  "[x](javascript:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x]( vbscript:x)",
  "<javascript:alert(1)>",
  "![x](https://evil.example/pixel.png?secret)",
  "[a][1]\n\n[1]: javascript:alert(1)",
  "| a | b |\n|---|---|\n| <iframe src=x> | y |",
])("%s draws no element of its own and loads nothing", (text) => {
  for (const whole of [true, false]) {
    const drawn = html(text, whole);
    expect(drawn).not.toMatch(/<(script|img|iframe|b|svg|style)[\s>]/);
    expect(drawn).not.toMatch(/href="(?!https?:|mailto:)/);
    expect(drawn).not.toMatch(/<[^>]* on\w+=/);
  }
});

test("a link says where it leads, and leads there without us", () => {
  const drawn = html("[Gesetz](https://www.gesetze-im-internet.de/ustg_1980/__19.html)");
  expect(drawn).toContain("(www.gesetze-im-internet.de)");
  expect(drawn).toContain('rel="noopener noreferrer nofollow"');
});

test("headings begin below the page's own, lists and tables are drawn", () => {
  expect(html("# Eins\n\n1. a\n2. b")).toMatch(/<h3[^>]*>Eins<\/h3>.*<ol[^>]*>.*<li/);
  expect(html("| a |\n|---|\n| b |")).toMatch(/<th[^>]*>a<\/th>.*<td[^>]*>b<\/td>/);
  expect(html("a &amp; b &lt;c&gt;")).toContain("a &amp; b &lt;c&gt;");
});

test.each([
  ["**fett", "**fett**"],
  ["**fett*", "**fett**"],
  ["ganz **", "ganz "],
  ["`code", "`code`"],
  ["siehe [Gesetz](https://a", "siehe Gesetz"],
  ["siehe [Ges", "siehe Ges"],
  ["```\n**a", "```\n**a"],
  ["alles gut", "alles gut"],
])("while it is written, %j is drawn like %j", (open, closed) => {
  expect(closeOpen(open)).toBe(closed);
});

test.each([
  ["https://a.example/x", "a.example"],
  ["mailto:a@b.example", "a@b.example"],
  ["/dashboard", null],
  ["javascript:alert(1)", null],
  ["ftp://a.example", null],
])("%s leads to %s", (href, host) => {
  expect(safeAddress(href)?.host ?? null).toBe(host);
});

// One that took the square of its length, or worse, would not be drawn before the test's time is over.
test.each(["[", "![", "**a ", "`", "- a\n  ", "<a ", "|a", "_a*b ", "&", "[a](", "~~"])(
  "an answer of nothing but %j is drawn",
  (one) => {
    expect(html(one.repeat(Math.floor(24_000 / one.length)), false)).not.toBe("");
  },
);

test.each(["> ", "1. ", "- > ", "* 1) "])("nesting of nothing but %j is not taken apart", (one) => {
  const deep = one.repeat(1_000);
  expect(tokenize(deep)).toEqual([{ type: "unread", raw: deep }]);
  expect(tokenize(`${one.repeat(4)}tief`)[0]?.type).toMatch(/^(blockquote|list)$/);
});
