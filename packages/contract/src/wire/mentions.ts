/** Names and hashtags in a text, also next to Chinese, Japanese or Thai, which put no spaces around them. Without any library. */
import { fold, isUnspaced, UNSPACED } from "../search/fold.ts";

/** The minimum and the maximum letters of a name. */
const NAME_MIN = 3;
const NAME_MAX = 20;
/** Not within a word or an address, unless the sign before is of a script without spaces. */
const notBehind = (signs: string): string => `(?<!(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}${signs}])`;
/** A pattern of an @ and a possible name; `namesIn` finds the names in it. */
export const MENTION_SOURCE = `${notBehind("_@/.")}@(?=[\\p{L}\\p{M}]{${NAME_MIN}})[\\p{L}\\p{M}]+(?![\\p{L}\\p{M}]|(?<![${UNSPACED}])[\\p{N}_@])`;
/** A pattern of a # and what follows it. */
export const HASHTAG_SOURCE = `${notBehind("_&/")}#[\\p{L}\\p{M}\\p{N}_]{1,50}(?![\\p{L}\\p{M}\\p{N}_])`;
const MENTION = new RegExp(MENTION_SOURCE, "gu");
const HASHTAG = new RegExp(HASHTAG_SOURCE, "gu");
const MARK = /^\p{M}/u;

/**
 * The names that letters behind an @ may be, as written, the longest first: all of them, and as text without spaces goes on right
 * behind a name, all that ends next to a letter of such a script.
 */
export function namesIn(letters: string): string[] {
  const all = [...letters];
  const endsAt = (length: number): boolean => {
    const last = all[length - 1] ?? "";
    const next = all[length];
    return next === undefined || ((isUnspaced(last) || isUnspaced(next)) && !MARK.test(next));
  };
  const names: string[] = [];
  for (let length = Math.min(all.length, NAME_MAX); length >= NAME_MIN; length--)
    if (endsAt(length)) names.push(all.slice(0, length).join(""));
  return names;
}

/** The keys by which a member with one of these names is found, the first one that there is: as written, then folded. */
export const nameKeysOf = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => [name.normalize("NFC").toLowerCase(), fold(name)])),
];

/** For each mention of a text the keys of the members it may mean, each mention once. */
export function mentionKeysIn(text: string): string[][] {
  const mentions = new Map<string, string[]>();
  for (const [found] of text.matchAll(MENTION)) {
    const keys = nameKeysOf(namesIn(found.slice(1)));
    if (keys.length > 0) mentions.set(keys.join(" "), keys);
  }
  return [...mentions.values()];
}

/** For a hashtag that continues in another script without a space, also the part before. */
const firstPart = (tag: string): string => {
  const letters = [...tag];
  const begins = isUnspaced(letters[0] ?? "");
  const end = letters.findIndex((letter) => isUnspaced(letter) !== begins && !MARK.test(letter));
  return end > 0 ? letters.slice(0, end).join("") : tag;
};

/** The hashtags of a text without their sign, folded, each once; those without any letter are none. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(HASHTAG)]
      .map(([found]) => fold(found.slice(1)))
      .flatMap((tag) => [tag, firstPart(tag)])
      .filter((tag) => /\p{L}/u.test(tag)),
  ),
];
