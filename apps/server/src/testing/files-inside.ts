import { inflateRawSync, inflateSync } from "node:zlib";

const text16 = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");
/** A string of a PDF's page as bytes: `\` stands before octal numbers and letters. */
const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const unescaped = (literal: string): string =>
  literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
    /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (ESCAPED[sign] ?? sign),
  );

/** A PDF as Typst writes it: its objects as text in Latin-1, and what it says, page by page in the order of drawing. */
export function readPdf(pdf: Buffer): { objects: string; text: string } {
  const raw = pdf.toString("latin1");
  const objects = new Map(
    [...raw.matchAll(/(?:^|\n)(\d+) 0 obj([\s\S]*?)\nendobj/g)].map(([, id = "", body = ""]) => [id, body]),
  );
  const refer = (body: string, name: string): string => {
    const [, id = ""] = new RegExp(`/${name}\\s+(\\d+) 0 R`).exec(body) ?? [];
    return objects.get(id) ?? "";
  };
  const stream = (body: string): string => {
    const [, bytes = ""] = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(body) ?? [];
    return bytes
      ? (body.includes("/FlateDecode")
          ? inflateSync(Buffer.from(bytes, "latin1"))
          : Buffer.from(bytes, "latin1")
        ).toString("latin1")
      : "";
  };
  /** The letters that a font's glyphs stand for. */
  const lettersOf = (font: string): Map<string, string> =>
    new Map(
      [...stream(refer(font, "ToUnicode")).matchAll(/<([0-9a-f]{4})>\s*<([0-9a-f]{4,})>/gi)].map(
        ([, glyph = "", letters = ""]) => [glyph.toLowerCase(), text16(letters)],
      ),
    );
  const say = (page: string): string => {
    const resources = refer(page, "Resources") || page;
    const [, list = ""] = /\/Font\s*<<([\s\S]*?)>>/.exec(resources) ?? [];
    const fonts = new Map(
      [...list.matchAll(/\/(\w+)\s+(\d+) 0 R/g)].map(([, name = "", id = ""]) => [
        name,
        lettersOf(objects.get(id) ?? ""),
      ]),
    );
    let font = new Map<string, string>();
    let textInside = "";
    const steps = stream(refer(page, "Contents")).matchAll(
      /\/(\w+) [\d.]+ Tf|\(((?:\\[\s\S]|\((?:\\[\s\S]|[^\\()])*\)|[^\\()])*)\)/g,
    );
    for (const [, name, literal] of steps) {
      if (name !== undefined) font = fonts.get(name) ?? new Map();
      else if (literal !== undefined)
        textInside += (Buffer.from(unescaped(literal), "latin1").toString("hex").match(/.{4}/g) ?? [])
          .map((glyph) => font.get(glyph) ?? "")
          .join("");
    }
    return textInside;
  };
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  return {
    objects: [...objects.values()].map((body) => body.replace(/stream[\s\S]*/, "")).join("\n"),
    text: pages.map(say).join("\n"),
  };
}

/** A file out of a ZIP archive, as text; empty where there is none of the name. */
export function fileInZip(zip: Buffer, name: string): string {
  const HEADER = "PK\x01\x02";
  for (let at = zip.indexOf(HEADER, 0, "latin1"); at >= 0; at = zip.indexOf(HEADER, at + 4, "latin1")) {
    const length = zip.readUInt16LE(at + 28);
    if (zip.toString("utf8", at + 46, at + 46 + length) !== name) continue;
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(from, from + zip.readUInt32LE(at + 20));
    return (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString("utf8");
  }
  return "";
}
