import { describe, expect, test } from "vitest";
import { decodePage, readHead } from "#platform/isolated/page-head.ts";

const titleOf = (bytes: Uint8Array, type = "text/html") =>
  readHead(decodePage(bytes, type), "https://example.org")?.title;
const latin1 = (text: string) => Buffer.from(text, "latin1");

describe("the title of a page", () => {
  test.each([
    ["UTF-8 without a word about it", Buffer.from("<title>Käse 🧀</title>"), "text/html", "Käse 🧀"],
    ["named by its content type", latin1("<title>Käse</title>"), "text/html; charset=ISO-8859-1", "Käse"],
    ["named by itself", latin1('<meta charset="windows-1252"><title>Käse</title>'), "text/html", "Käse"],
    [
      "named in the old way",
      latin1('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15"><title>Käse</title>'),
      "text/html",
      "Käse",
    ],
    ["not UTF-8, and not named", latin1("<title>Käse</title>"), "text/html", "Käse"],
    [
      "Japanese",
      Buffer.concat([
        Buffer.from("<title>"),
        Buffer.from([0x93, 0xfa, 0x96, 0x7b]), // 日本 in Shift_JIS
        Buffer.from("</title>"),
      ]),
      "text/html; charset=Shift_JIS",
      "日本",
    ],
    [
      "UTF-16 with its mark",
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("<title>Käse</title>", "utf16le")]),
      "text/html",
      "Käse",
    ],
    [
      "a charset that does not exist",
      Buffer.from("<title>Käse</title>"),
      "text/html; charset=x-none",
      "Käse",
    ],
    ["cut off within a character", Buffer.from("<title>Käse</title>ä").subarray(0, -1), "text/html", "Käse"],
  ])("%s", (_, bytes, type, title) => {
    expect(titleOf(bytes, type)).toBe(title);
  });
});
