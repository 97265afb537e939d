/**
 * The scam signals of a text: pay first, sure profits, an unknown employer, money by means that cannot be reversed, and requests
 * for codes or passwords. Without the phrases that detect them (`scam-signs.ts`), because pages load this.
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
 * The phrases of scams in a language. They are separated by `|` and start a word (`.` at their end: they end one as well); `0` is
 * any number. A rule matches a sentence that contains a phrase of each part between `+`.
 */
export type SignPhrases = {
  /** Only texts with letters of this script are checked. */
  script: RegExp;
  /** Languages that put no space between words say so. */
  spacing?: "spaced" | "unspaced";
  /** A text with such a phrase warns others of scams: nothing in it counts. */
  warns: string;
  /** Denials that scams use themselves: removed before denials are detected. */
  harmless: string;
  /** A sentence with one of these says the opposite. */
  denies: string;
  signs: Record<ScamSign, readonly string[]>;
};
