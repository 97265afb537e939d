import type { Language } from "@kompagnon/contract/wire/model.ts";

/** A contract-like paper in words, ready to be laid out: everything in it is text and never markup. */
export type Sheet = {
  lang: Language;
  title: string;
  /** Above the title: that it is a draft, or replaced; empty where there is nothing to say. */
  mark: string;
  /** A table below the title, and what leads to the sections; empty where there is none. */
  head: string[];
  rows: string[][];
  preamble: string;
  sections: { title: string; paragraphs: string[] }[];
  /** A picture above the figures; `alt` says what it shows. */
  picture?: { title: string; svg: string; alt: string };
  /** Figures at the end, in tables of their own. */
  tables?: { title: string; head: string[]; rows: string[][] }[];
  /** Empty without signers. */
  signaturesTitle: string;
  /** Who signs, and what is known of it; `line`: there is room to sign by hand. */
  signatures: { name: string; lines: string[]; line: boolean }[];
  footer: string;
};
