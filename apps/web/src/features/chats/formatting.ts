import { type Folded, fold, foldWithPositions, isUnspaced } from "@kompagnon/contract/search/fold.ts";
import { ADDRESS_SOURCE, linkOf, withoutTail } from "@kompagnon/contract/wire/links.ts";

/** A piece of a line: plain text, marked text, an address, or a member's name. */
export type Inline =
  | { kind: "text" | "code" | "mention"; text: string }
  | { kind: "bold" | "italic"; inside: Inline[] }
  | { kind: "link"; text: string; href: string };
/** A part of a message, from top to bottom. */
export type Part =
  | { kind: "text" | "quote"; inside: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "code"; text: string };

/** The maximum depth of nested marks, more than anyone writes by hand. */
const DEPTH = 4;
const ADDRESS = new RegExp(ADDRESS_SOURCE, "iuy");
const CODE = /`([^`\n]+)`/uy;
const BOLD = /\*\*(?=\S)([^\n]+?)(?<=\S)\*\*/uy;
const ITALIC = /_(?=\S)([^\n]+?)(?<=\S)_(?![\p{L}\p{N}_])/uy;
const WORD = /[\p{L}\p{N}_]$/u;
/** Whether the sign before a place is part of a word; it may take two units. */
const isWordBefore = (text: string, index: number): boolean =>
  WORD.test(text.slice(Math.max(0, index - 2), index));
/** Where something special may begin. */
const MARK = /[`*_@h]/giu;

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

/** The token at a position; without a token it is ordinary text, and nothing within it is parsed again. */
type Found = { token: Inline | null; length: number };
/** The state of the parser: the names that count, the remaining depth of marks, and marks that are not closed in their line. */
type Reading = { names: readonly string[]; depth: number; unclosed: Map<string, number> };

function linkAt(text: string, index: number): Found | null {
  if (isWordBefore(text, index)) return null;
  const found = at(ADDRESS, text, index)?.[0];
  if (!found) return null;
  const address = withoutTail(found);
  const link = linkOf(address, URL.parse);
  return link
    ? { token: { kind: "link", ...link }, length: address.length }
    : { token: null, length: found.length };
}

/** More letters than this are no name, however it is spelt. */
const NAME_WRITTEN_MAX = 80;

/** How long a name is as written at the beginning of a text; 0 where it is not there, or a longer word. */
function writtenLength(text: string, { text: folded, at: positions }: Folded, name: string): number {
  const key = fold(name);
  if (!folded.startsWith(key)) return 0;
  const length = positions[key.length] ?? text.length;
  const after = text.slice(length, length + 2);
  const goesOn = /^[\p{L}\p{M}\p{N}_]/u.test(after);
  // Text without spaces goes on right behind a name.
  const isUnspacedThere =
    isUnspaced(text.slice(Math.max(0, length - 1), length + 1)) && !/^\p{M}/u.test(after);
  return goesOn && !isUnspacedThere ? 0 : length;
}

function mentionAt(text: string, index: number, names: readonly string[]): Found | null {
  // Up to the next mention: no name has an @.
  const [behind = ""] = text.slice(index + 1, index + 1 + NAME_WRITTEN_MAX).split(/[@\n]/, 1);
  const folded = foldWithPositions(behind);
  const length = names.map((name) => writtenLength(behind, folded, name)).find((one) => one > 0);
  if (length === undefined) return null;
  const token: Inline = { kind: "mention", text: text.slice(index, index + 1 + length) };
  return { token, length: 1 + length };
}

/** Bold or italic; whether a mark is closed in its line is looked up once a line. */
function markedAt(text: string, index: number, { names, depth, unclosed }: Reading): Found | null {
  const isItalic = text[index] === "_";
  if (depth <= 0 || (isItalic && isWordBefore(text, index))) return null;
  const sign = isItalic ? "_" : "**";
  if (!text.startsWith(sign, index) || index < (unclosed.get(sign) ?? 0)) return null;
  if (/^\s?$/u.test(text.charAt(index + sign.length))) return null;
  const found = at(isItalic ? ITALIC : BOLD, text, index);
  if (!found) {
    const end = text.indexOf("\n", index);
    unclosed.set(sign, end < 0 ? text.length : end);
    return null;
  }
  const inside = inlineOf(found[1] ?? "", names, depth - 1);
  return { token: { kind: isItalic ? "italic" : "bold", inside }, length: found[0].length };
}

function tokenAt(text: string, index: number, reading: Reading): Found | null {
  const sign = text[index];
  if (sign === "h" || sign === "H") return linkAt(text, index);
  if (sign === "@") return mentionAt(text, index, reading.names);
  if (sign !== "`") return markedAt(text, index, reading);
  const found = at(CODE, text, index);
  return found && { token: { kind: "code", text: found[1] ?? "" }, length: found[0].length };
}

/** Reads the marks within a text. `names` are those that count as mentions, the longest first. */
export function inlineOf(text: string, names: readonly string[] = [], depth = DEPTH): Inline[] {
  const tokens: Inline[] = [];
  const reading: Reading = { names, depth, unclosed: new Map() };
  let plainFrom = 0;
  for (let index = 0; index < text.length; ) {
    const next = at(MARK, text, index);
    if (!next) break;
    const found = tokenAt(text, next.index, reading);
    if (found?.token) {
      if (next.index > plainFrom) tokens.push({ kind: "text", text: text.slice(plainFrom, next.index) });
      tokens.push(found.token);
      plainFrom = next.index + found.length;
    }
    index = next.index + (found?.length ?? 1);
  }
  if (plainFrom < text.length) tokens.push({ kind: "text", text: text.slice(plainFrom) });
  return tokens;
}

const FENCE = /^```/;
const QUOTE = /^> ?/;
const ITEM = /^[-•] +(?=\S)/;

/** The lines from `from` on that match, without their sign. */
function run(lines: readonly string[], from: number, sign: RegExp): string[] {
  let end = from;
  while (end < lines.length && sign.test(lines[end] ?? "")) end += 1;
  return lines.slice(from, end).map((line) => line.replace(sign, ""));
}

/** A block of code that begins at a line and is closed further down; null otherwise. */
function fenceAt(lines: readonly string[], from: number): { text: string; used: number } | null {
  const first = lines[from] ?? "";
  if (!FENCE.test(first)) return null;
  const single = /^```(.+?)```\s*$/.exec(first)?.[1];
  if (single !== undefined) return { text: single, used: 1 };
  let end = from + 1;
  while (end < lines.length && !FENCE.test(lines[end] ?? "")) end += 1;
  if (end === lines.length) return null;
  return { text: lines.slice(from + 1, end).join("\n"), used: end - from + 1 };
}

function partAt(lines: readonly string[], from: number, names: readonly string[]) {
  const line = lines[from] ?? "";
  const fence = fenceAt(lines, from);
  if (fence) return { part: { kind: "code", text: fence.text } satisfies Part, used: fence.used };
  if (QUOTE.test(line)) {
    const quoted = run(lines, from, QUOTE);
    const part: Part = { kind: "quote", inside: inlineOf(quoted.join("\n"), names) };
    return { part, used: quoted.length };
  }
  if (!ITEM.test(line)) return null;
  const items = run(lines, from, ITEM);
  const part: Part = { kind: "list", items: items.map((item) => inlineOf(item, names)) };
  return { part, used: items.length };
}

/**
 * Reads a message's marks: **bold**, _italic_, `code`, blocks of code, lists, quotes, addresses and names. The answer is
 * data that React draws; nothing in a text is ever taken as markup of the page.
 */
export function partsOf(text: string, mentions: readonly string[] = []): Part[] {
  const names = mentions.toSorted((a, b) => b.length - a.length);
  const lines = text.split("\n");
  const parts: Part[] = [];
  let plain: string[] = [];
  const flush = () => {
    const words = plain.join("\n");
    plain = [];
    if (words.trim() !== "") parts.push({ kind: "text", inside: inlineOf(words, names) });
  };
  for (let index = 0; index < lines.length; ) {
    const found = partAt(lines, index, names);
    if (found) {
      flush();
      parts.push(found.part);
    } else plain.push(lines[index] ?? "");
    index += found?.used ?? 1;
  }
  flush();
  return parts;
}

/** A text without its marks, in one line: for quotes, lists and announcements. */
export const plainOf = (text: string): string =>
  text
    .replace(/^(```|> ?|[-•] +)/gmu, "")
    .replace(/\*\*(\S[^\n]*?)\*\*/gu, "$1")
    .replace(/`/gu, "")
    .replace(/\s+/gu, " ")
    .trim();

const ONLY_EMOJI = /^(?:\p{RGI_Emoji}\s*){1,3}$/v;
/** Whether a text is nothing but up to three emojis: they are drawn large. */
export const isOnlyEmoji = (text: string): boolean => text.length < 80 && ONLY_EMOJI.test(text);
