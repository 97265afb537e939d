/** Characters of a text that a line of findings shows. */
const EXCERPT = 140;
/** Of which so many stand before the word that was found. */
const BEFORE = 40;

const isSpace = (character: string | undefined): boolean => character !== undefined && /\s/u.test(character);

/** The part of a text in which the first of the words is found, in one line; its beginning if none is found as typed. */
export function excerptOf(text: string, q: string): string {
  const line = [...text.replace(/\s+/gu, " ").trim()];
  if (line.length <= EXCERPT) return line.join("");
  const lowered = line.map((character) => character.toLowerCase()).join("");
  const positions = q
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => lowered.indexOf(word))
    .filter((position) => position >= 0);
  // Counted in characters, as the line is.
  const at = positions.length > 0 ? [...lowered.slice(0, Math.min(...positions))].length : 0;
  let start = Math.min(Math.max(0, at - BEFORE), line.length - EXCERPT);
  while (start > 0 && start < at && !isSpace(line[start - 1])) start++;
  const shown = line.slice(start, start + EXCERPT).join("");
  return `${start > 0 ? "…" : ""}${shown.trim()}${start + EXCERPT < line.length ? "…" : ""}`;
}

/** One half of a character that is two units of a string long. */
const HALF = /[\ud800-\udfff]/;

/** The beginning of a text, at most so many characters, whole ones only. */
export function firstOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const first = text.slice(0, most);
  return HALF.test(first) ? [...text.slice(0, most * 2)].slice(0, most).join("") : first;
}
