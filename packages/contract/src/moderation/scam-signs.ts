import { PHRASES } from "./sign-phrases.ts";
import { foldedSentences, foldedWords } from "./sign-text.ts";
import { SCAM_SIGNS, type ScamSign, type SignPhrases } from "./signs.ts";

const RARE = /[\\^$.*+?()[\]{}|]/g;

/** How a language's phrases are matched: words between spaces, or text without any. */
type Spacing = "spaced" | "unspaced";

/**
 * One of the phrases of a list, as a regular expression without backtracking: `0` is any number, a final `.` ends a word. The
 * space before words is written once before all of them: engines then compare their first letters together.
 */
function pattern(phrases: string, spacing: Spacing): string {
  const named = phrases.split("|").filter((phrase) => phrase.trim() !== "");
  const all = named.map((phrase) => {
    const words = foldedWords(phrase).replace(RARE, "\\$&").replace(/\b0\b/g, "\\d{1,12}");
    return phrase.trim().endsWith(".") ? `${words} ` : words;
  });
  if (spacing === "unspaced") return all.map((words) => words.replaceAll(" ", "")).join("|");
  const numbers = all.filter((words) => words.startsWith("\\d"));
  const words = all.filter((one) => !numbers.includes(one));
  return [...(words.length > 0 ? [` (?:${words.join("|")})`] : []), ...numbers].join("|");
}

/** All of which a sentence has to have something. */
type Rule = { sign: ScamSign; all: readonly RegExp[] };
type Reader = {
  spacing: Spacing;
  script: RegExp;
  warns: RegExp;
  harmless: RegExp;
  denies: RegExp;
  rules: readonly Rule[];
};

function readerOf({ script, spacing = "spaced", warns, harmless, denies, signs }: SignPhrases): Reader {
  const anyOf = (phrases: string) => new RegExp(pattern(phrases, spacing), "u");
  return {
    script,
    spacing,
    warns: anyOf(warns),
    harmless: new RegExp(pattern(harmless, spacing), "gu"),
    denies: anyOf(denies),
    rules: SCAM_SIGNS.flatMap((sign) =>
      signs[sign].map((rule) => ({ sign, all: rule.split("+").map((group) => anyOf(group)) })),
    ),
  };
}
/** Made once they are wanted. */
let made: readonly Reader[] | null = null;

/** The signs that a language's phrases find; none where the text warns of them. */
function foundBy({ spacing, warns, harmless, denies, rules }: Reader, read: readonly string[]): ScamSign[] {
  const sentences = spacing === "spaced" ? read : read.map((sentence) => sentence.replaceAll(" ", ""));
  const whole = sentences.join("\n");
  // Mostly it ends here: no text has a part of everything that a rule asks for.
  const near = rules.filter(({ all }) => all.every((part) => part.test(whole)));
  if (near.length === 0) return [];
  // 'No risk' and 'this is no scam' deny nothing: who says so is rather meant.
  const checked = sentences.map((sentence) => sentence.replace(harmless, " _ "));
  if (checked.some((sentence) => warns.test(sentence))) return [];
  const suspects = sentences.filter((_, at) => !denies.test(checked[at] ?? ""));
  return near
    .filter(({ all }) => suspects.some((sentence) => all.every((part) => part.test(sentence))))
    .map(({ sign }) => sign);
}

/**
 * What a text has of a scam, in the order of `SCAM_SIGNS`; mostly nothing. It takes time by the text's length alone, and reads
 * no more than a post may have. A sentence has to say several things at once (who pays, before what, for which work), and
 * sentences that deny or warn don't count: rather a scam too many than an honest text under suspicion.
 */
export function scamSigns(text: string): ScamSign[] {
  if (text.length < 12) return [];
  made ??= PHRASES.map(readerOf);
  const sentences = foldedSentences(text);
  const found = new Set(
    made.filter(({ script }) => script.test(text)).flatMap((reader) => foundBy(reader, sentences)),
  );
  return SCAM_SIGNS.filter((sign) => found.has(sign));
}
