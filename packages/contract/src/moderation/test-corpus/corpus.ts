import type { ScamSign } from "../signs.ts";

/** What is to be told apart in a language: scams with the sign that they have to show, and texts without any. */
export type SignCorpus = {
  scams: readonly (readonly [ScamSign, string])[];
  honest: readonly string[];
};
