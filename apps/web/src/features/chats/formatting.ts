/** A stretch within a line: plain, marked, an address, or somebody's name. */
export type Inline =
  | { kind: "text" | "code" | "mention"; text: string }
  | { kind: "bold" | "italic"; inside: Inline[] }
  | { kind: "link"; text: string; href: string };
/** A part of a message, from top to bottom. */
export type Part =
  | { kind: "text" | "quote"; inside: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "code"; text: string };

/** Marks within marks are read this deep: nobody writes more by hand. */
const DEPTH = 4;
// Signs that turn the direction of writing or hide are no part of an address: they could disguise it.
const HIDDEN = "\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff";
const ADDRESS = new RegExp(`https?://[^\\s<>"'\`${HIDDEN}]+`, "iuy");
/** What closes a sentence rather than an address. */
const TAIL = /[.,;:!?\]}»”'"…*]+$/u;
const CODE = /`([^`\n]+)`/uy;
const BOLD = /\*\*(?=\S)([^\n]+?)(?<=\S)\*\*/uy;
const ITALIC = /_(?=\S)([^\n]+?)(?<=\S)_(?![\p{L}\p{N}_])/uy;
const WORD = /[\p{L}\p{N}_]$/u;
/** Where something special may begin. */
const MARK = /[`*_@h]/giu;

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

/** A bracket at the end belongs to the address if it was opened in it. */
function withoutTail(found: string): string {
  const address = found.replace(TAIL, "");
  const isOpened = address.split("(").length >= address.split(")").length;
  return address.endsWith(")") && !isOpened ? withoutTail(address.slice(0, -1)) : address;
}

/** An address to be linked; none with a name and password before the host, which is how hosts are faked. */
function linkAt(text: string, index: number): { token: Inline; length: number } | null {
  const found = at(ADDRESS, text, index)?.[0];
  if (!found || WORD.test(text.slice(Math.max(0, index - 2), index))) return null;
  const address = withoutTail(found);
  const url = URL.parse(address);
  if (!url?.hostname || url.username || url.password) return null;
  return { token: { kind: "link", text: address, href: url.href }, length: address.length };
}

function mentionAt(text: string, index: number, names: readonly string[]) {
  const rest = text.slice(index + 1).toLocaleLowerCase();
  const name = names.find(
    (one) => rest.startsWith(one.toLocaleLowerCase()) && !/^[\p{L}\p{N}_]/u.test(rest.slice(one.length)),
  );
  if (name === undefined) return null;
  const token: Inline = { kind: "mention", text: text.slice(index, index + 1 + name.length) };
  return { token, length: 1 + name.length };
}

function tokenAt(text: string, index: number, names: readonly string[], depth: number) {
  const sign = text[index];
  if (sign === "h" || sign === "H") return linkAt(text, index);
  if (sign === "@") return mentionAt(text, index, names);
  if (sign === "`") {
    const found = at(CODE, text, index);
    const token: Inline = { kind: "code", text: found?.[1] ?? "" };
    return found && { token, length: found[0].length };
  }
  if (depth <= 0 || (sign === "_" && WORD.test(text.slice(0, index)))) return null;
  const found = at(sign === "_" ? ITALIC : BOLD, text, index);
  if (!found) return null;
  const inside = inlineOf(found[1] ?? "", names, depth - 1);
  const token: Inline = { kind: sign === "_" ? "italic" : "bold", inside };
  return { token, length: found[0].length };
}

/** Reads the marks within a text. `names` are those that count as mentions, the longest first. */
export function inlineOf(text: string, names: readonly string[] = [], depth = DEPTH): Inline[] {
  const tokens: Inline[] = [];
  let plainFrom = 0;
  for (let index = 0; index < text.length; ) {
    const next = at(new RegExp(MARK, "giu"), text, index);
    if (!next) break;
    const found = tokenAt(text, next.index, names, depth);
    if (found) {
      if (next.index > plainFrom) tokens.push({ kind: "text", text: text.slice(plainFrom, next.index) });
      tokens.push(found.token);
      plainFrom = next.index + found.length;
    }
    index = found ? plainFrom : next.index + 1;
  }
  if (plainFrom < text.length) tokens.push({ kind: "text", text: text.slice(plainFrom) });
  return tokens;
}

const FENCE = /^```/;
const QUOTE = /^> ?/;
const ITEM = /^[-•] +(?=\S)/;

/** The lines from `from` on that match, without their sign. */
function run(lines: readonly string[], from: number, sign: RegExp): string[] {
  const end = lines.findIndex((line, index) => index >= from && !sign.test(line));
  return lines.slice(from, end < 0 ? lines.length : end).map((line) => line.replace(sign, ""));
}

/** A block of code that begins at a line and is closed further down; null otherwise. */
function fenceAt(lines: readonly string[], from: number): { text: string; used: number } | null {
  const first = lines[from] ?? "";
  if (!FENCE.test(first)) return null;
  const single = /^```(.+?)```\s*$/.exec(first)?.[1];
  if (single !== undefined) return { text: single, used: 1 };
  const end = lines.findIndex((line, index) => index > from && FENCE.test(line));
  return end < 0 ? null : { text: lines.slice(from + 1, end).join("\n"), used: end - from + 1 };
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

/** A text cut at every occurrence of `words`, whatever their case; `hit` are those. */
export function hitsIn(text: string, words: string): { text: string; hit: boolean }[] {
  const sought = words.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (sought === "") return [{ text, hit: false }];
  return text
    .split(new RegExp(`(${sought})`, "giu"))
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

const ONLY_EMOJI = /^(?:\p{RGI_Emoji}\s*){1,3}$/v;
/** Whether a text is nothing but up to three emojis: they are drawn large. */
export const isOnlyEmoji = (text: string): boolean => text.length < 80 && ONLY_EMOJI.test(text);
