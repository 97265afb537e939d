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
