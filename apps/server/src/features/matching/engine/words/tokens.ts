/** Letters, and the marks that belong to them, of one script after another; Chinese has no spaces between words. */
const WORDS = /\p{L}[\p{L}\p{M}]*/gu;
const HAN = /^\p{Script=Han}/u;
/** Shorter words of scripts with letters say nothing of a trade. */
const WORD_MIN = 3;
/** Prefixes of this many letters represent the forms of a word. */
const STEM = 5;

/** The words of a text as written, compared in lower case; pairs of neighbouring signs in Chinese. */
export function wordsOf(text: string): string[] {
  const found: string[] = [];
  for (const [word] of text.normalize("NFKC").toLowerCase().matchAll(WORDS)) {
    const letters = [...word];
    if (HAN.test(word))
      for (let at = 0; at + 1 < letters.length; at++) found.push(letters.slice(at, at + 2).join(""));
    else if (letters.length >= WORD_MIN) found.push(word);
  }
  return found;
}

/** What counts of a word: itself, and its beginning, which its other forms have as well. */
export function featuresOf(word: string): string[] {
  const letters = [...word];
  return letters.length > STEM ? [word, `${letters.slice(0, STEM).join("")}-`] : [word];
}

/** Where a feature is counted: FNV-1a over its code units, mixed, in `buckets` (a power of two). */
export function bucketOf(feature: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) & (buckets - 1);
}

/** Matches sentences in which a member says who they look for, in the ten languages. */
const SEEKING =
  /(?<!\p{L})(?:such|gesucht|brauch|fehlt|wünsch|look(?:s|ing)? for|seek|search|need|want|cherch|recherch|besoin|manque|cerc|ricerc|bisogno|manca|busc|necesit|falta|procur|precis|ищу|ищем|нуж|требу|खोज|तलाश|चाहिए|ज़रूरत|أبحث|ابحث|نبحث|أحتاج|احتاج|مطلوب)|[找寻需缺]/iu;
const SENTENCE_END = /[.!?…。！？؟।\n]+/u;

/** Splits a text into what it says about the writer and about the people they look for. */
export function splitOfferedAndSought(text: string): { offered: string; sought: string } {
  const sentences = text.split(SENTENCE_END);
  return {
    offered: sentences.filter((sentence) => !SEEKING.test(sentence)).join(". "),
    sought: sentences.filter((sentence) => SEEKING.test(sentence)).join(". "),
  };
}
