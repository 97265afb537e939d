/** Normalizes a text for detecting scam signals: by its look, not its spelling. Every step is linear. */

/** More of a text is not looked at: the longest that the product takes is a post. */
const READ_MAX = 6000;

const LATIN = /\p{Script=Latin}/gu;
const CYRILLIC = /\p{Script=Cyrillic}/gu;
/** Letters of one script that pass for those of the other, in the same order. */
const LOOKALIKES_LATIN = "aceopxyikmtbhjsdvn";
const LOOKALIKES_CYRILLIC = "асеорхуікмтвһјѕԁѵп";
const LOOKALIKES_GREEK = { α: "a", ε: "e", ο: "o", ρ: "p", χ: "x", υ: "u", ι: "i", κ: "k", τ: "t", ν: "v" };
const toLatin = new Map<string, string>(Object.entries(LOOKALIKES_GREEK));
const toCyrillic = new Map<string, string>();
for (const [at, cyrillic] of [...LOOKALIKES_CYRILLIC].entries()) {
  toLatin.set(cyrillic, LOOKALIKES_LATIN[at] ?? cyrillic);
  toCyrillic.set(LOOKALIKES_LATIN[at] ?? "", cyrillic);
}
const swapped = (text: string, letters: ReadonlyMap<string, string>): string =>
  Array.from(text, (one) => letters.get(one) ?? one).join("");

/** Replaces letters of another script in words where they imitate letters of the text's own. */
function inOneScript(text: string): string {
  const latin = text.match(LATIN)?.length ?? 0;
  const cyrillic = text.match(CYRILLIC)?.length ?? 0;
  const hasGreek = /\p{Script=Greek}/u.test(text);
  if (cyrillic === 0 && !hasGreek) return text;
  if (latin >= cyrillic) return swapped(text, toLatin);
  return text.replace(/[\p{Script=Cyrillic}\p{Script=Latin}]+/gu, (word) =>
    /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word) ? swapped(word, toCyrillic) : word,
  );
}

const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};
/** Only European letters are swapped for digits; money and model numbers ('B2B', '4K') are at an edge or have none of these. */
const LEET_WITHIN = /(?<=[a-z])[0134570@$](?=[a-z])/g;
/** Letters one by one, as in 'g a r a n t i e r t'. */
const SPELT = /(?<![\p{L}\p{N}])(?:\p{L}[ ._*-]){3,}\p{L}(?![\p{L}\p{N}])/gu;
/** Accents of European letters, vowel signs and the filler of Arabic: written or not, the word is the same. */
const MARKS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640]|\p{Cf}/gu;
const HAN_GAP = /(?<=\p{Script=Han})[\s·.,_*-](?=\p{Script=Han})/gu;

/** Words and signs alone, one space between them. */
export const foldedWords = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(MARKS, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/(?<=[aou])e/g, "")
    .replace(/[€$£₽₹¥]/gu, " € ")
    .replace(/(?<=\d)[.,'’](?=\d)/g, "")
    .replace(/[%٪]/g, " % ")
    .replace(/[^\p{L}\p{M}\p{N}%€]+/gu, " ")
    .trim();

const PLAIN = /^[\x20-\x7eÄÖÜäöüß€–…„“]*$/;

/** The sentences of a text, each as `foldedWords` with a space at both ends. */
export function foldedSentences(text: string): string[] {
  const read = text.slice(0, READ_MAX);
  const shown = PLAIN.test(read) ? read : inOneScript(read.normalize("NFKC").replace(/\p{Cf}/gu, ""));
  return shown
    .toLowerCase()
    .replace(SPELT, (letters) => letters.replace(/[ ._*-]/g, ""))
    .replace(LEET_WITHIN, (sign) => LEET[sign] ?? sign)
    .replace(HAN_GAP, "")
    .split(/(?:(?<!\d)[.]|[.](?!\d)|[!?…。！？；;؟।\n])+/u)
    .map((sentence) => ` ${foldedWords(sentence)} `)
    .filter((sentence) => sentence.length > 6);
}
