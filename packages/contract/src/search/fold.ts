/**
 * How texts are compared in every search: two that differ only in case, accents, width, ligatures, vowel signs or invisible
 * characters fold to the same. `search_fold` of the database does the same, letter by letter (fold.test.ts of the server).
 */

/** Accents and what is not seen, in every script; in a class of a pattern. */
export const IGNORED_ANYWHERE = [
  "\\u00ad\\u0300-\\u036f\\u0483-\\u0487\\u061c\\u115f\\u1160\\u180b-\\u180f\\u1ab0-\\u1aff\\u1dc0-\\u1dff",
  "\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufeff",
].join("");
/** Vowel signs of Hebrew and Arabic, and the dot below of Hindi. */
const VOWEL_SIGNS = [
  "\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670",
  "\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u08ca-\\u08e1\\u08e3-\\u08ff\\u093c",
].join("");
export const IGNORED = IGNORED_ANYWHERE + VOWEL_SIGNS;
/** Letters and signs that are variants of another one, and below it which. */
const VARIANTS = "ıςøđðłħŧىٱیکہة‘’ʼ‛“”„‟‐‒–—―٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९";
const PLAIN = `iσoddlhtيايكهه''''""""-----${"0123456789".repeat(3)}`;
const LIGATURES: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", þ: "th" };

const ignored = new RegExp(`[${IGNORED}]`, "gu");
const variants = new RegExp(`[${VARIANTS}${Object.keys(LIGATURES).join("")}]`, "gu");
const isOneOf = new Set(VARIANTS + Object.keys(LIGATURES).join(""));
/** Whether a letter folds to another one though it does not decompose. */
export const isVariant = (letter: string): boolean => isOneOf.has(letter);
const plainOf = (letter: string): string => LIGATURES[letter] ?? PLAIN[VARIANTS.indexOf(letter)] ?? letter;
/** What a text has between words, a run of which folds to one space; in a class of a pattern. */
export const SPACES = "\\t-\\r \\u0085\\u1680\\u2028\\u2029";
const spaces = new RegExp(`[${SPACES}]+`, "gu");
const SIMPLE = /^[!-~]*(?: [!-~]+)*$/;
/** A letter of its own in Russian, though it decomposes into и with a mark. */
const SHORT_I = /\u0438\u0306/gu;
const withoutMarks = (text: string): string => text.replace(SHORT_I, "й").replace(ignored, "");

/** A text as every search compares it. */
export function fold(text: string): string {
  if (SIMPLE.test(text)) return text.toLowerCase();
  // Before decomposing as well: that puts marks in order, which takes time by the square of their number.
  const decomposed = withoutMarks(text.toLowerCase()).normalize("NFKD").toLowerCase();
  return withoutMarks(decomposed).replace(variants, plainOf).replace(spaces, " ").normalize("NFC");
}

/** A folded text with the way back: `at[i]` is where the i-th unit of `text` is in the original. */
export type Folded = { readonly text: string; readonly at: readonly number[] };

const ASCII = /^[\t-\r -~]*$/;
/** A letter and what is written above, below or behind it. */
const CLUSTER = /\P{M}[\p{M}\p{Cf}]*|\p{M}/gsu;

/** Folds a text and keeps where each letter came from; spaces stay as many as they are. */
export function foldWithPositions(original: string): Folded {
  if (ASCII.test(original))
    return { text: original.toLowerCase(), at: Array.from({ length: original.length }, (_, place) => place) };
  let text = "";
  const at: number[] = [];
  const known = new Map<string, string>(); // a text has few different letters
  for (const { 0: cluster, index } of original.matchAll(CLUSTER)) {
    const folded = known.get(cluster) ?? fold(cluster);
    known.set(cluster, folded);
    text += folded;
    const isSameLength = folded.length === cluster.length;
    for (let unit = 0; unit < folded.length; unit++) at.push(isSameLength ? index + unit : index);
  }
  return { text, at };
}

/** Scripts that put no spaces between words: Thai, Lao, Burmese, Khmer, Chinese and Japanese; in a class of a pattern. */
export const UNSPACED =
  "\\u0e01-\\u0e3a\\u0e40-\\u0e4e\\u0e81-\\u0ebd\\u0ec0-\\u0ece\\u1000-\\u103f\\u1780-\\u17d3\\u3005-\\u3007\\u3041-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
const unspaced = new RegExp(`[${UNSPACED}]`, "u");

/** Whether a text has letters of a script without spaces between words. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);
