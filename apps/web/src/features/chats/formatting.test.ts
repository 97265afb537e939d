import { describe, expect, test } from "vitest";
import { type Inline, inlineOf, isOnlyEmoji, partsOf, plainOf } from "./formatting.ts";

const text = (words: string): Inline => ({ kind: "text", text: words });
const link = (address: string, href = address): Inline => ({ kind: "link", text: address, href });
/** Everything that would be drawn, marks left out. */
const drawn = (tokens: readonly Inline[]): string =>
  tokens.map((token) => ("inside" in token ? drawn(token.inside) : token.text)).join("");

describe("marks", () => {
  test("bold, italic and code, within one another", () => {
    expect(inlineOf("a **b _c_** `**d**`")).toEqual([
      text("a "),
      { kind: "bold", inside: [text("b "), { kind: "italic", inside: [text("c")] }] },
      text(" "),
      { kind: "code", text: "**d**" },
    ]);
  });

  test("signs that are no marks stay", () => {
    for (const words of [
      "2 ** 3 ** 4",
      "snake_case_name",
      "**offen",
      "_ nein _",
      "5*3*2",
      "` `` `",
      "a_b_",
      "****",
    ])
      expect(drawn(inlineOf(words)).replaceAll("`", "")).toBe(words.replaceAll("`", ""));
    expect(inlineOf("snake_case_name")).toEqual([text("snake_case_name")]);
    expect(inlineOf("2 ** 3 ** 4")).toEqual([text("2 ** 3 ** 4")]);
  });

  test("blocks, lists and quotes between ordinary lines", () => {
    expect(partsOf("Hallo\n```\n**x**\n  y\n```\n- eins\n- _zwei_\n> so\n> ist es\nEnde")).toEqual([
      { kind: "text", inside: [text("Hallo")] },
      { kind: "code", text: "**x**\n  y" },
      { kind: "list", items: [[text("eins")], [{ kind: "italic", inside: [text("zwei")] }]] },
      { kind: "quote", inside: [text("so\nist es")] },
      { kind: "text", inside: [text("Ende")] },
    ]);
  });

  test("a block that is not closed is ordinary text", () => {
    expect(partsOf("```\nabc")).toEqual([{ kind: "text", inside: [text("```\nabc")] }]);
    expect(partsOf("```a = 1```")).toEqual([{ kind: "code", text: "a = 1" }]);
    expect(partsOf("-kein Punkt\n- ")).toEqual([{ kind: "text", inside: [text("-kein Punkt\n- ")] }]);
  });
});

describe("addresses", () => {
  test("end before the sentence does", () => {
    expect(inlineOf("Schau: https://a.de/x_y_z?q=1, oder (https://b.de/c_(d)).")).toEqual([
      text("Schau: "),
      link("https://a.de/x_y_z?q=1"),
      text(", oder ("),
      link("https://b.de/c_(d)"),
      text(")."),
    ]);
    expect(inlineOf("**https://a.de/b**")).toEqual([{ kind: "bold", inside: [link("https://a.de/b")] }]);
  });

  test("only http and https, and nothing that fakes a host", () => {
    for (const words of [
      "javascript:alert(1)",
      "data:text/html,<script>alert(1)</script>",
      "xhttps://a.de",
      "https://",
      "https://paypal.com@evil.example/login",
      "https://user:pass@evil.example",
    ])
      expect(inlineOf(words)).toEqual([text(words)]);
  });

  test("hidden signs and turned directions end an address", () => {
    expect(inlineOf("https://a.de/\u202egpj.exe")[0]).toEqual(link("https://a.de/"));
    expect(inlineOf("https://a.de/\u200bb")[0]).toEqual(link("https://a.de/"));
    expect(inlineOf("https://аpple.com/x")[0]).toEqual(link("https://xn--pple-43d.com/x"));
  });
});

describe("hostile input", () => {
  test("markup stays text", () => {
    for (const words of [
      "<script>alert(1)</script>",
      '<img src=x onerror="alert(1)">',
      '"><svg/onload=alert(1)>',
      "&lt;b&gt;",
      "[a](javascript:alert(1))",
      "<a href='https://a.de'>",
    ])
      expect(drawn(inlineOf(words))).toBe(words);
    expect(inlineOf('https://a.de/"onmouseover="alert(1)')[0]).toEqual(link("https://a.de/"));
  });

  test("deep nesting is read as far as it goes", () => {
    expect(drawn(inlineOf("**_**_x_**_**"))).toContain("x");
  });

  test("a mark that is closed in a later line is none", () => {
    expect(inlineOf("**a\nb** **c**")).toEqual([text("**a\nb** "), { kind: "bold", inside: [text("c")] }]);
  });
});

test("names count only if they were mentioned", () => {
  expect(inlineOf("Hallo @Lena M und @Lena, @Lenara", ["Lena M", "Lena"])).toEqual([
    text("Hallo "),
    { kind: "mention", text: "@Lena M" },
    text(" und "),
    { kind: "mention", text: "@Lena" },
    text(", @Lenara"),
  ]);
});

test("a mention is drawn next to text without spaces, and however its name is spelt", () => {
  const mentions = (words: string, names: string[]) =>
    inlineOf(words, names).filter(({ kind }) => kind === "mention");
  expect(mentions("你好@Lena请看", ["Lena"])).toEqual([{ kind: "mention", text: "@Lena" }]);
  expect(mentions("谢谢@田中さくらさん", ["田中さくら"])).toEqual([{ kind: "mention", text: "@田中さくら" }]);
  expect(mentions("@GROSS und @groß", ["Groß"])).toEqual([
    { kind: "mention", text: "@GROSS" },
    { kind: "mention", text: "@groß" },
  ]);
  expect(mentions("@Lenara", ["Lena"])).toEqual([]);
});

test("a text without its marks", () => {
  expect(plainOf("> **Ja**\n- `x` und\n```\ny\n```")).toBe("Ja x und y");
});

test("only emojis", () => {
  expect(isOnlyEmoji("👍")).toBe(true);
  expect(isOnlyEmoji("👩‍💻 🎉")).toBe(true);
  for (const words of ["1", "#", "", "👍 ok", "👍👍👍👍"]) expect(isOnlyEmoji(words)).toBe(false);
});
