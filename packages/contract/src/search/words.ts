import { fold, UNSPACED } from "./fold.ts";

/** What separates words: punctuation, symbols, emoji; in a class of a pattern. */
const SEPARATORS = [
  "\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u00d7\\u00f7",
  "\\u02c2-\\u02c5\\u02d2-\\u02df\\u0589\\u058a\\u05be\\u05c0\\u05c3\\u05c6\\u05f3\\u05f4\\u060c\\u060d\\u061b\\u061d-\\u061f\\u066a-\\u066d\\u06d4",
  "\\u0964\\u0965\\u0970\\u0e3f\\u0e4f\\u0e5a\\u0e5b\\u104a-\\u104f\\u17d4-\\u17da\\u2000-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u3004\\u3008-\\u3020",
  "\\u3030\\u303d-\\u3040\\u30a0\\u30fb\\ufe10-\\ufe6f\\ufff0-\\uffff\\u{1f000}-\\u{1faff}",
].join("");
const separators = new RegExp(`[${SEPARATORS}]+`, "gu");
const unspacedRuns = new RegExp(`[${UNSPACED}]+`, "gu");

/** The words of a text, folded; a run of Chinese, Japanese or Thai without a break is one word. */
export const wordsOf = (text: string): string[] =>
  fold(text).replace(separators, " ").replace(unspacedRuns, " $& ").split(" ").filter(Boolean);
