import { foldWithPositions } from "@kompagnon/contract/search/fold.ts";
import { wordsOf } from "@kompagnon/contract/search/terms.ts";

/** Characters of a text that a line of findings shows. */
const EXCERPT = 140;
/** Characters before the match, of these. */
const BEFORE = 40;
/** Characters that are searched: more than the max length of a post. */
const READ = 6_000;

const isSpace = (character: string | undefined): boolean => character !== undefined && /\s/u.test(character);

/** The part of a text in which the first of the words is found, in one line; its beginning if none is found as typed. */
export function excerptOf(text: string, q: string): string {
  const line = [...text.replace(/\s+/gu, " ").trim()];
  if (line.length <= EXCERPT) return line.join("");
  const folded = foldWithPositions(line.slice(0, READ).join(""));
  const positions = wordsOf(q)
    .map((word) => folded.text.indexOf(word))
    .filter((position) => position >= 0);
  const unit = positions.length > 0 ? (folded.at[Math.min(...positions)] ?? 0) : 0;
  // Counted in characters, as the line is.
  const at = [...line.join("").slice(0, unit)].length;
  let start = Math.min(Math.max(0, at - BEFORE), line.length - EXCERPT);
  while (start > 0 && start < at && !isSpace(line[start - 1])) start++;
  const shown = line.slice(start, start + EXCERPT).join("");
  return `${start > 0 ? "…" : ""}${shown.trim()}${start + EXCERPT < line.length ? "…" : ""}`;
}

/** One half of a character that is two units of a string long. */
const HALF = /[\ud800-\udfff]/;

/** The first characters of a text, `most` at most, without splitting surrogate pairs. */
export function firstOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const first = text.slice(0, most);
  return HALF.test(first) ? [...text.slice(0, most * 2)].slice(0, most).join("") : first;
}

/** An address of which only enough is shown to tell two apart: `a…@e….test`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  const domain = email.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf("."));
  return `${[...local][0] ?? ""}…@${[...domain][0] ?? ""}…${ending}`;
}
