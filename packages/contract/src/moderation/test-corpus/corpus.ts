import type { ScamSign } from "../signs.ts";

/** The test corpus of a language: scams with the signal that they have to show, and harmless texts. */
export type SignCorpus = {
  scams: readonly (readonly [ScamSign, string])[];
  honest: readonly string[];
};
