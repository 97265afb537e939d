/** What names of members and groups are made of, without any library (product: names; Unicode Technical Standard #39). */

/** The scripts that people write names in today (UAX #31, table 5), each with what scripts share. */
const SCRIPTS = [
  "Arabic",
  "Armenian",
  "Bengali",
  "Cyrillic",
  "Devanagari",
  "Ethiopic",
  "Georgian",
  "Greek",
  "Gujarati",
  "Gurmukhi",
  "Hebrew",
  "Kannada",
  "Khmer",
  "Lao",
  "Malayalam",
  "Myanmar",
  "Oriya",
  "Sinhala",
  "Tamil",
  "Telugu",
  "Thaana",
  "Thai",
  "Tibetan",
];
/** The scripts that one word may combine: each with itself, and the East Asian ones that are written together. */
const TOGETHER = [
  ...SCRIPTS.map((script) => [script]),
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
];
const wordOf = (scripts: readonly string[]): RegExp =>
  new RegExp(`^[${["Common", "Inherited", ...scripts].map((one) => `\\p{scx=${one}}`).join("")}]*$`, "u");
let kept: RegExp[] | undefined;
/** Made when first wanted: pages that ask for no name need not wait for them. */
const honestWords = (): RegExp[] => {
  kept ??= TOGETHER.map(wordOf);
  return kept;
};

const LETTER = /\p{L}/u;
/** Invisible characters: fillers, joiners, variation selectors, marks of direction. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Co}\p{Cn}]/u;
/** … but where an emoji needs it. */
const IN_EMOJI =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F})[\u{200D}\u{FE0F}]|(?<=[0-9#*])\u{FE0F}(?=\u{20E3})/gu;
/** More than two marks on a letter. */
const PILED = /[\p{Mn}\p{Me}]{3}/u;
const WORD = /[\p{L}\p{M}]+/gu;

/**
 * Whether a name can't pass for another by tricks: at least one letter, nothing invisible, at most two marks on a letter,
 * no letters of another form (fullwidth, mathematical), and no word of several scripts.
 */
export const isHonestName = (name: string): boolean => {
  const text = name.replace(IN_EMOJI, "");
  if (!LETTER.test(text) || UNSEEN.test(text) || PILED.test(text)) return false;
  const words = text.match(WORD) ?? [];
  return words.every(
    (word) =>
      word === word.normalize("NFKC") && !/^\p{M}/u.test(word) && honestWords().some((one) => one.test(word)),
  );
};
