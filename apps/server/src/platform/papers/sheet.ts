import type { Language } from "@kompagnon/contract/wire/model.ts";

/** A contract-like paper in words, ready to be laid out: everything in it is text and never markup. */
export type Sheet = {
  lang: Language;
  title: string;
  /** Above the title: that it is a draft, or replaced; empty where there is nothing to say. */
  mark: string;
  /** A page of its own before the paper: what it is, names and values, and the title of the contents that follow. */
  cover?: { kind: string; lines: [string, string][]; contents: string };
  /** A table below the title, and what leads to the sections; empty where there is none. */
  head: string[];
  rows: string[][];
  preamble: string;
  sections: { title: string; paragraphs: string[] }[];
  /** Pictures above the figures; `alt` says what one shows. */
  pictures?: { title: string; svg: string; alt: string }[];
  /** Figures at the end, in tables of their own; `wide`: on the long side of the paper; `strong`: its rows that are sums. */
  tables?: { title: string; head: string[]; rows: string[][]; wide: boolean; strong: number[] }[];
  /** Empty without signers. */
  signaturesTitle: string;
  /** Who signs, and what is known of it; `line`: there is room to sign by hand. */
  signatures: { name: string; lines: string[]; line: boolean }[];
  footer: string;
};

/** What no file may hold: control characters, halves of surrogate pairs, and what Unicode keeps from interchange. */
const UNPRINTABLE = /[[\p{Cc}--[\n\t]]\p{Noncharacter_Code_Point}]/gv;
/** Shown for a letter that no font has. */
const REPLACEMENT = "\ufffd";

/** A text that every file format takes. */
export const printable = (text: string): string =>
  text.toWellFormed().replaceAll("\r\n", "\n").replace(UNPRINTABLE, "");

/** A value with every text in it changed; keys stay. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  const mapped = (one: unknown): unknown => {
    if (typeof one === "string") return change(one);
    if (Array.isArray(one)) return one.map(mapped);
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, mapped(inner)]));
  };
  return mapped(value) as T; // the same shape: texts stay texts
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** A text in letters that the fonts have: others become a visible sign, invisible ones go. */
export function inFonts(text: string, has: (code: number) => boolean): string {
  let set = "";
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80 || has(code)) set += letter;
    else if (!INVISIBLE.test(letter)) set += REPLACEMENT;
  }
  return set;
}
