import type { Language } from "@kompagnon/contract/wire/model.ts";

/** A contract-like paper in words, ready to be laid out: everything in it is text and never markup. */
export type Sheet = {
  lang: Language;
  title: string;
  /** Above the title: that it is a draft, or replaced; empty where there is nothing to say. */
  mark: string;
  head: string[];
  rows: string[][];
  preamble: string;
  sections: { title: string; paragraphs: string[] }[];
  signaturesTitle: string;
  /** Who signs, and what is known of it; `line`: there is room to sign by hand. */
  signatures: { name: string; lines: string[]; line: boolean }[];
  footer: string;
};
