import { LANGUAGE_SHARE } from "./market.ts";
import type { WorldOptions } from "./world.ts";

type Rules = Omit<WorldOptions, "seed" | "members" | "days">;

/** The usual market. */
export const USUAL: Rules = {
  appealWeight: 1.3,
  eagernessWeight: 1.4,
  chemistryWeight: 0.34,
  bias: -2.35,
  truth: "sum",
  languages: LANGUAGE_SHARE,
  leaving: 1,
  wave: 0,
  sparse: 0,
  spammers: 0,
  scammers: 0,
  noDeals: 0,
  seeking: 0,
  writing: 0,
  rhythm: 0,
};

/** The worlds in which an engine has to hold, the usual one first. */
export const WORLDS: Readonly<Record<string, Rules>> = {
  default: USUAL,
  popularity: { ...USUAL, appealWeight: 2 },
  taste: { ...USUAL, chemistryWeight: 0.68 },
  pickiness: { ...USUAL, eagernessWeight: 2.1 },
  "rarely liked": { ...USUAL, bias: -3.2 },
  "often liked": { ...USUAL, bias: -1.5 },
  leaving: { ...USUAL, leaving: 4 },
  "two languages": { ...USUAL, languages: [0.5, 0, 0.5] },
  newcomers: { ...USUAL, wave: 0.25 },
  "sparse profiles": { ...USUAL, sparse: 0.6 },
  "musts and wishes": { ...USUAL, seeking: 0.3 },
  "another truth": { ...USUAL, truth: "best" },
  words: { ...USUAL, writing: 0.8 },
  "taste in words": { ...USUAL, chemistryWeight: 0.68, writing: 0.8 },
  "sparse in words": { ...USUAL, sparse: 0.6, writing: 0.8 },
  hours: { ...USUAL, rhythm: 1 },
  spammers: { ...USUAL, spammers: 0.05 },
  "scam accounts": { ...USUAL, scammers: 0.03 },
  "careful spammers": { ...USUAL, spammers: 0.05, noDeals: 0.15 },
};
