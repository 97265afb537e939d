import { PASSPHRASE_MAX, PASSPHRASE_MIN } from "@kompagnon/contract/identities/rules.ts";
import { tidyPassphrase } from "./locks.ts";

/** How hard a passphrase is to guess: too short (or long) to be taken, weak, fine, strong. */
export type Strength = "short" | "long" | "weak" | "fine" | "strong";

const WORDS_FINE = 3;
const LENGTH_FINE = 14;
const LENGTH_STRONG = 20;
/** The minimum number of different letters of a phrase, which excludes a held key. */
const DIFFERENT = 6;
/** What everybody tries first. */
const COMMON = /^(.{1,4})\1+$|^(?:0?123456789?0?|qwert[zy]u?iop|passwor[dt]\d*|kompagnon\d*|abcdefghij.*)$/iu;

/** The strength of a passphrase, as far as it can be estimated without a dictionary. */
export function strengthOf(typed: string): Strength {
  const phrase = tidyPassphrase(typed).trim();
  const letters = [...phrase];
  if (letters.length < PASSPHRASE_MIN) return "short";
  if (letters.length > PASSPHRASE_MAX) return "long";
  if (new Set(letters).size < DIFFERENT || COMMON.test(phrase)) return "weak";
  const words = phrase.split(/[\s\-_.,]+/u).filter((word) => word.length > 1).length;
  if (letters.length >= LENGTH_STRONG && (words > WORDS_FINE || letters.length >= LENGTH_STRONG + 8))
    return "strong";
  return letters.length >= LENGTH_FINE || words >= WORDS_FINE ? "fine" : "weak";
}

/** Whether it may be set. A weak one may: the member was warned. */
export const isTaken = (strength: Strength): boolean => strength !== "short" && strength !== "long";
