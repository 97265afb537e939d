import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { inflateSync } from "node:zlib";

/** Scripts that have a package of their own, and the name that its font gives itself. */
const SCRIPTS = [
  ["hebrew", "Noto Sans Hebrew"],
  ["armenian", "Noto Sans Armenian"],
  ["georgian", "Noto Sans Georgian"],
  ["ethiopic", "Noto Sans Ethiopic"],
  ["bengali", "Noto Sans Bengali"],
  ["gurmukhi", "Noto Sans Gurmukhi"],
  ["gujarati", "Noto Sans Gujarati"],
  ["oriya", "Noto Sans Oriya"],
  ["tamil", "Noto Sans Tamil"],
  ["telugu", "Noto Sans Telugu"],
  ["kannada", "Noto Sans Kannada"],
  ["malayalam", "Noto Sans Malayalam"],
  ["sinhala", "Noto Sans Sinhala"],
  ["thai", "Noto Sans Thai"],
  ["lao", "Noto Sans Lao"],
  ["khmer", "Noto Sans Khmer"],
  ["myanmar", "Noto Sans Myanmar"],
] as const;

/** Packages with whole fonts, of which every `.ttf` and `.otf` is used. */
const FULL_FONT_PACKAGES = [
  "@expo-google-fonts/bricolage-grotesque",
  "@expo-google-fonts/instrument-sans",
  "@expo-google-fonts/noto-sans",
  "@expo-google-fonts/noto-sans-arabic",
  "@expo-google-fonts/noto-sans-devanagari",
  "@embedpdf/fonts-sc",
  "@expo-google-fonts/nanum-gothic",
];
const WEIGHTS = [400, 700];

/** The families of a paper's text, in the order in which they are asked for a letter; the last has one for nearly everything. */
export const FAMILIES = [
  "Noto Sans",
  "Noto Sans Arabic",
  "Noto Sans Devanagari",
  "Noto Sans S Chinese",
  "NanumGothic",
  ...SCRIPTS.map(([, family]) => family),
  "Noto Emoji",
  "UnifontExMono",
];

/** Where a package lies; null where it is not installed. Not every package lets its folder be asked for. */
function folderOf(name: string): string | null {
  const { resolve } = createRequire(import.meta.url);
  const places = (resolve.paths(name) ?? []).map((place) => path.join(place, name));
  return places.find((place) => fs.existsSync(place)) ?? null;
}

/** The font files of papers: folders with whole fonts, and single files. */
export function fontFiles(): { folders: string[]; files: string[] } {
  const folders = FULL_FONT_PACKAGES.flatMap((name) => folderOf(name) ?? []);
  const files = [
    ["@expo-google-fonts/noto-emoji", "400Regular/NotoEmoji_400Regular.ttf"],
    ["@expo-google-fonts/noto-emoji", "700Bold/NotoEmoji_700Bold.ttf"],
    ["@fontsource/unifontex", "files/unifontex-latin-400-normal.woff"],
    ...SCRIPTS.flatMap(([script]) =>
      WEIGHTS.map((weight) => [
        `@fontsource/noto-sans-${script}`,
        `files/noto-sans-${script}-${script}-${weight}-normal.woff`,
      ]),
    ),
  ];
  return {
    folders,
    files: files.flatMap(([name = "", file = ""]) => {
      const folder = folderOf(name);
      return folder ? [path.join(folder, file)] : [];
    }),
  };
}

const WOFF = 0x774f4646;

/** A WOFF file as the OpenType font in it: its tables are deflated one by one. Other files as they are. */
export function openTypeOf(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== WOFF) return file;
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, nth) => {
    const entry = 44 + 20 * nth;
    const [at, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(entry + field));
    const bytes = file.subarray(at, (at ?? 0) + (packed ?? 0));
    return { entry, data: (packed ?? 0) < (length ?? 0) ? inflateSync(bytes) : bytes };
  });
  const head = 12 + 16 * count;
  const padded = ({ length }: Buffer) => Math.ceil(length / 4) * 4;
  const font = Buffer.alloc(head + tables.reduce((sum, { data }) => sum + padded(data), 0));
  const power = 2 ** Math.floor(Math.log2(count));
  font.writeUInt32BE(file.readUInt32BE(4), 0);
  for (const [nth, value] of [count, power * 16, Math.log2(power), (count - power) * 16].entries())
    font.writeUInt16BE(value, 4 + 2 * nth);
  let at = head;
  for (const [nth, { entry, data }] of tables.entries()) {
    const record = 12 + 16 * nth;
    font.writeUInt32BE(file.readUInt32BE(entry), record); // tag
    font.writeUInt32BE(file.readUInt32BE(entry + 16), record + 4); // checksum
    font.writeUInt32BE(at, record + 8);
    font.writeUInt32BE(data.length, record + 12);
    data.copy(font, at);
    at += padded(data);
  }
  return font;
}

/** Adds the code points that a segmented mapping (format 4) has a glyph for. */
function addSegments(font: Buffer, map: number, into: Set<number>): void {
  const count = font.readUInt16BE(map + 6) / 2;
  const field = (row: number, nth: number) => map + 14 + 2 * (row * count + nth) + (row > 0 ? 2 : 0);
  for (let nth = 0; nth < count; nth += 1) {
    const [end, start, delta] = [0, 1, 2].map((row) => font.readUInt16BE(field(row, nth)));
    if (end === undefined || start === undefined || delta === undefined) continue;
    const offset = field(3, nth);
    const range = font.readUInt16BE(offset);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const place = offset + range + 2 * (code - start);
      const glyph =
        range === 0 ? (code + delta) & 0xffff : place < font.length - 1 && font.readUInt16BE(place);
      if (glyph) into.add(code);
    }
  }
}

/** Adds the code points that a font has a glyph for. */
export function addCoverage(font: Buffer, into: Set<number>): void {
  const tables = font.readUInt16BE(4);
  for (let nth = 0; nth < tables; nth += 1) {
    const record = 12 + 16 * nth;
    if (font.toString("latin1", record, record + 4) !== "cmap") continue;
    const cmap = font.readUInt32BE(record + 8);
    for (let one = 0; one < font.readUInt16BE(cmap + 2); one += 1) {
      const map = cmap + font.readUInt32BE(cmap + 4 + 8 * one + 4);
      const format = font.readUInt16BE(map);
      if (format === 4) addSegments(font, map, into);
      if (format !== 12) continue;
      for (let group = 0; group < font.readUInt32BE(map + 12); group += 1) {
        const at = map + 16 + 12 * group;
        for (let code = font.readUInt32BE(at); code <= font.readUInt32BE(at + 4); code += 1) into.add(code);
      }
    }
  }
}
