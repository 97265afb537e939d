import { SIZES, type Size } from "./kinds.ts";

/** Letters that are as wide as they are high. */
const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/;
/** About how wide letters are, as a part of their height. */
const letterWidth = (letter: string): number => {
  if (WIDE.test(letter)) return 1;
  return /[\p{Lu}MWmw@]/u.test(letter) ? 0.68 : 0.53;
};
const widthOf = (text: string): number => {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
};

/** The number of lines that a text takes, at a width in letter heights. */
const linesAt = (text: string, room: number): number =>
  text.split("\n").reduce((lines, line) => lines + Math.max(1, Math.ceil((widthOf(line) * 1.06) / room)), 0);

/** The largest size up to a wanted one at which a text has room; its longest word has to fit, too. */
export function fitted(text: string, box: { w: number; h: number }, wanted: Size, leading = 1.35): Size {
  const word = Math.max(0, ...text.split(/[\s\u2e80-\u9fff]+/).map(widthOf));
  const sizes = SIZES.filter((size) => size <= wanted).reverse();
  const found = sizes.find(
    (size) => word * size <= box.w && linesAt(text, box.w / size) * size * leading <= box.h + size * 0.2,
  );
  return found ?? SIZES[0];
}
