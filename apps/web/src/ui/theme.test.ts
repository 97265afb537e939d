import { expect, test } from "vitest";
import css from "./theme.css?raw";

type Rgb = [number, number, number];

/** OKLCH to linear sRGB, clipped into the gamut (CSS Color 4, section 9). */
function linearRgb(l: number, c: number, h: number): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number]; // two go in, two come out
  return (light + 0.05) / (dark + 0.05);
}

const TOKEN =
  /--color-([\w-]+): light-dark\(oklch\(([\d.]+) ([\d.]+) ([\d.]+)\), oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)\)/g;
const tokens = new Map(
  [...css.matchAll(TOKEN)].map(([, name = "", ...numbers]) => {
    const [l1 = 0, c1 = 0, h1 = 0, l2 = 0, c2 = 0, h2 = 0] = numbers.map(Number);
    return [name, { light: linearRgb(l1, c1, h1), dark: linearRgb(l2, c2, h2) }];
  }),
);
const token = (name: string) => {
  const found = tokens.get(name);
  if (!found) throw new Error(`no token ${name}`);
  return found;
};

const grounds = ["ground", "raised", "sunken"];
const pairs: [text: string, ground: string][] = [
  ...["ink", "ink-soft", "accent", "signal-ink", "good", "warn", "bad"].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["on-signal", "signal"],
  ["on-bad", "bad"],
  ["on-scrim", "scrim"],
  ["ground", "ink"],
  ["accent", "accent-soft"],
  ["signal-ink", "signal-soft"],
  ["good", "good-soft"],
  ["warn", "warn-soft"],
  ["bad", "bad-soft"],
  ...["accent-soft", "good-soft", "warn-soft", "bad-soft"].map((ground): [string, string] => ["ink", ground]),
];

test.each(["light", "dark"] as const)("every text reaches 4.5:1 on its ground (%s)", (theme) => {
  const weak = pairs
    .map(([text, ground]) => ({ text, ground, ratio: contrast(token(text)[theme], token(ground)[theme]) }))
    .filter(({ ratio }) => ratio < 4.5);
  expect(weak).toEqual([]);
});

test.each(["light", "dark"] as const)("the edge of a field reaches 3:1 on its ground (%s)", (theme) => {
  for (const ground of grounds)
    expect(contrast(token("line-strong")[theme], token(ground)[theme])).toBeGreaterThan(3);
});
