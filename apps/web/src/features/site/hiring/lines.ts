/** The place of a picture's text, and its possible sizes. */
export type Block = {
  /** Of the edge where reading begins, and of the baseline: of the first line, or of the last if it grows upwards. */
  x: number;
  y: number;
  width: number;
  /** Largest first: uses the first one that fits the text into `lines` lines. */
  sizes: readonly number[];
  lines: number;
  up?: true;
};
/** How wide a text is in that size. */
export type Measure = (text: string, size: number) => number;
/** A text as it is drawn. */
export type Placed = { size: number; lines: readonly { text: string; y: number }[] };

/** A line may end behind a space or a hyphen, and between Chinese characters, though never before punctuation. */
const BREAKS = /(?<=[\s‐–-])(?=\S)|(?<=\p{Script=Han}|[，。；：！？、])(?=\p{Script=Han})/u;

/** Parts of a word that is wider than its line. */
function chopped(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const last = parts.at(-1);
    if (last !== undefined && fits(last + segment)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

function broken(text: string, fits: (text: string) => boolean, chop: boolean): string[] {
  const words = text.trim().split(BREAKS);
  const lines: string[] = [];
  for (const word of words.flatMap((one) => (chop && !fits(one.trim()) ? chopped(one, fits) : [one]))) {
    const last = lines.at(-1);
    if (last !== undefined && fits((last + word).trim())) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

/** Breaks a text into the lines of its block, in the largest size in which it fits; what never fits ends in dots. */
export function place(text: string, block: Block, measure: Measure): Placed {
  const { sizes, width, up, y } = block;
  const line = (size: number) => Math.round(size * 1.16);
  const inSize = (size: number, lines: readonly string[]): Placed => {
    const first = up ? y - (lines.length - 1) * line(size) : y;
    return { size, lines: lines.map((one, at) => ({ text: one, y: first + at * line(size) })) };
  };
  for (const size of sizes) {
    const fits = (one: string) => measure(one, size) <= width;
    const lines = broken(text, fits, false);
    if (lines.length <= block.lines && lines.every(fits)) return inSize(size, lines);
  }
  const smallest = sizes.at(-1) ?? 1;
  const lines = broken(text, (one) => measure(one, smallest) <= width, true);
  const shown = lines.slice(0, block.lines);
  if (lines.length > block.lines) shown[shown.length - 1] = `${shown.at(-1)?.replace(/.{1,2}$/u, "")}…`;
  return inSize(smallest, shown);
}

/** How wide characters are in proportion to their size, where nothing can measure them: rather too wide than too narrow. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{Mn}/u, 0],
  [/\p{Script=Han}|[，。；：！？、]/u, 1],
  [/[\sijl.,:;'’!|]/u, 0.3],
  [/[mwMWЖШЩЮжшщю—…]/u, 0.88],
  [/\p{Script=Arabic}/u, 0.52],
  [/\p{Lu}|\p{Script=Cyrillic}|\p{Script=Devanagari}/u, 0.66],
];
const guessed = (char: string): number => WIDTHS.find(([kind]) => kind.test(char))?.[1] ?? 0.56;
/** As the page is written at build time; the browser measures with the real face. */
export const estimate: Measure = (text, size) =>
  [...text].reduce((sum, char) => sum + guessed(char) * size, 0);
