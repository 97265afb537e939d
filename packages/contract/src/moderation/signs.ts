/**
 * What a text has of a scam: pay first, sure profits, nobody says for whom one works, money by ways that nobody gets it back
 * from, and codes or passwords asked for. Free of the phrases that they are found by (`scam-signs.ts`), for pages load this.
 */
export const SCAM_SIGNS = [
  "money_upfront",
  "promised_returns",
  "hidden_employer",
  "payment_outside",
  "secrets_asked",
] as const;
/** One of them. */
export type ScamSign = (typeof SCAM_SIGNS)[number];

/**
 * What scams say in a language. Phrases stand between `|` and begin a word (`.` at their end: they end one as well); `0` is any
 * number. Of a rule a sentence must have something of each part between `+`.
 */
export type SignPhrases = {
  /** Texts with letters of this script are looked at. */
  script: RegExp;
  /** Languages that put no space between words say so. */
  spacing?: "spaced" | "unspaced";
  /** Whoever says this tells others of scams: nothing in their text counts. */
  warns: string;
  /** What scams deny themselves: taken out before it is looked for denials. */
  harmless: string;
  /** A sentence with one of these says the opposite. */
  denies: string;
  signs: Record<ScamSign, readonly string[]>;
};
