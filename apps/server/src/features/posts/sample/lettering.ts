/**
 * Capitals and figures as strokes, 6 high: a bare machine has no fonts, and a drawn text would be empty boxes there.
 * Of each sign its width and its path.
 */
const STROKES: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [4, "M0 6L2 0L4 6M.8 4H3.2"],
  B: [3.6, "M0 0V6H1.8C4.2 6 4.2 2.9 1.8 2.9H0H1.6C3.6 2.9 3.6 0 1.6 0H0"],
  C: [3.8, "M3.8 1C2.6-.6 0-.2 0 3C0 6.2 2.6 6.6 3.8 5"],
  D: [4, "M0 0V6H1.4C4.9 6 4.9 0 1.4 0Z"],
  E: [3.2, "M3.2 0H0V6H3.2M0 2.9H2.8"],
  F: [3.1, "M3.1 0H0V6M0 2.9H2.7"],
  G: [4, "M3.8 1C2.6-.6 0-.2 0 3C0 6.2 3 6.7 4 5V3.2H2.4"],
  H: [3.8, "M0 0V6M3.8 0V6M0 2.9H3.8"],
  I: [0.2, "M.1 0V6"],
  J: [2.6, "M2.6 0V4.2C2.6 6.4 .4 6.4 0 5"],
  K: [3.6, "M0 0V6M3.4 0L0 3.4M1.2 2.4L3.6 6"],
  L: [3, "M0 0V6H3"],
  M: [4.8, "M0 6V0L2.4 4.2L4.8 0V6"],
  N: [3.9, "M0 6V0L3.9 6V0"],
  O: [4.4, "M2.2 0C-.7 0-.7 6 2.2 6C5.1 6 5.1 0 2.2 0Z"],
  P: [3.5, "M0 6V0H1.8C4.1 0 4.1 3.3 1.8 3.3H0"],
  Q: [4.4, "M2.2 0C-.7 0-.7 6 2.2 6C5.1 6 5.1 0 2.2 0ZM2.8 4.6L4.2 6.4"],
  R: [3.6, "M0 6V0H1.8C4.1 0 4.1 3.3 1.8 3.3H0M1.8 3.3L3.6 6"],
  S: [3.5, "M3.3.9C2.4-.4.1-.3.1 1.5C.1 3.4 3.5 2.5 3.5 4.5C3.5 6.4.8 6.5 0 5"],
  T: [3.8, "M0 0H3.8M1.9 0V6"],
  U: [3.8, "M0 0V4C0 6.7 3.8 6.7 3.8 4V0"],
  V: [4, "M0 0L2 6L4 0"],
  W: [5.6, "M0 0L1.4 6L2.8 1.4L4.2 6L5.6 0"],
  X: [3.8, "M0 0L3.8 6M3.8 0L0 6"],
  Y: [3.8, "M0 0L1.9 3L3.8 0M1.9 3V6"],
  Z: [3.6, "M0 0H3.6L0 6H3.6"],
  Ä: [4, "M0 6L2 0L4 6M.8 4H3.2M.9-1.5v.01M3.1-1.5v.01"],
  Ö: [4.4, "M2.2 0C-.7 0-.7 6 2.2 6C5.1 6 5.1 0 2.2 0ZM1.1-1.5v.01M3.3-1.5v.01"],
  Ü: [3.8, "M0 0V4C0 6.7 3.8 6.7 3.8 4V0M.9-1.5v.01M2.9-1.5v.01"],
  "0": [3.8, "M1.9 0C-.6 0-.6 6 1.9 6C4.4 6 4.4 0 1.9 0Z"],
  "1": [1.9, "M0 1.2L1.5 0V6"],
  "2": [3.6, "M0 1.6C0-.5 3.5-.5 3.5 1.7C3.5 3 1.5 4 0 6H3.6"],
  "3": [3.6, "M.2.9C1-.4 3.4-.3 3.4 1.5C3.4 2.8 2 2.8 1.4 2.8C2 2.8 3.6 2.9 3.6 4.4C3.6 6.4.7 6.5 0 5"],
  "4": [3.8, "M2.8 6V0L0 4.2H3.8"],
  "5": [3.5, "M3.2 0H.6L.3 2.7C1.2 2 3.5 2.1 3.5 4C3.5 6.4.8 6.5 0 5.2"],
  "6": [3.6, "M3 .1C.8.6 0 2.6 0 4.1C0 6.6 3.6 6.6 3.6 4.1C3.6 1.9.6 1.9 0 3.9"],
  "7": [3.5, "M0 0H3.5L1.2 6"],
  "8": [3.6, "M1.8 2.8C-.3 2.8 0 0 1.8 0C3.6 0 3.9 2.8 1.8 2.8C-.6 2.8-.6 6 1.8 6C4.2 6 4.2 2.8 1.8 2.8Z"],
  "9": [3.6, "M.6 5.9C2.8 5.4 3.6 3.4 3.6 1.9C3.6-.6 0-.6 0 1.9C0 4.1 3 4.1 3.6 2.1"],
  "€": [4, "M4 1C2.8-.5.6-.2.6 3C.6 6.2 2.8 6.5 4 5M0 2.4H3M0 3.6H3"],
  "%": [
    4.6,
    "M4 0L.6 6M1 .1C-.3.1-.3 2.3 1 2.3C2.3 2.3 2.3.1 1 .1ZM3.6 3.7C2.3 3.7 2.3 5.9 3.6 5.9C4.9 5.9 4.9 3.7 3.6 3.7Z",
  ],
  ".": [0.2, "M.1 5.9v.01"],
  ",": [0.4, "M.4 5.8L0 7"],
  " ": [1.6, ""],
};
const GAP = 1.5;

/** Whether a text can be lettered: every sign of it is there. */
export const canLetter = (text: string): boolean =>
  [...text.toUpperCase()].every((sign) => STROKES[sign] !== undefined);

/** A text as strokes, its capitals `size` high and their top at `y`; `x` is where it begins, its middle or its end. */
export function lettering(
  text: string,
  x: number,
  y: number,
  { size, colour, anchor = "start" }: { size: number; colour: string; anchor?: "start" | "middle" | "end" },
): string {
  let at = 0;
  const signs = [...text.toUpperCase()].map((sign) => {
    const [width, path] = STROKES[sign] ?? [0, ""];
    const drawn = path && `<path d="${path}" transform="translate(${at.toFixed(2)} 0)"/>`;
    at += width + GAP;
    return drawn;
  });
  const scale = size / 6;
  const before = { start: 0, middle: ((at - GAP) * scale) / 2, end: (at - GAP) * scale }[anchor];
  return `<g transform="translate(${(x - before).toFixed(1)} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="0.85" stroke-linecap="round" stroke-linejoin="round">${signs.join("")}</g>`;
}
