import { runsOf } from "@kompagnon/contract/posts/rules.ts";
import { hitsIn } from "@kompagnon/contract/search/hits.ts";
import { expect, test } from "vitest";
import { isOnlyEmoji, partsOf, plainOf } from "./formatting.ts";

/** Any text of another member is drawn quickly: four times as much takes about four times as long, never sixteen. */

const fill = (unit: string, n: number): string => unit.repeat(Math.ceil(n / unit.length)).slice(0, n);
const WORST: Readonly<Record<string, (n: number) => string>> = {
  "an address that closes brackets": (n) => `http://a${fill(")", n)}`,
  "an address full of stops": (n) => `http://a${fill(",", n)}b`,
  "brackets opened and closed": (n) => `http://a${fill("(", n / 2)}${fill(")", n)}`,
  "hosts that fake": (n) => fill("https://a@", n),
  "hosts of others": (n) => fill("https://аpple.com ", n),
  "a long host": (n) => `https://${fill("а.", n)}`,
  names: (n) => fill("@Le ", n),
  "name signs": (n) => fill("@", n),
  hashtags: (n) => fill("#a ", n),
  "opened bold": (n) => fill("**x ", n),
  "opened italic": (n) => fill("_x ", n),
  "marks in marks": (n) => fill("**_", n),
  "marks closed": (n) => `${fill("**a _b ", n / 2)}${fill("c_ d** ", n / 2)}`,
  stars: (n) => fill("*", n),
  "lines that end": (n) => fill("**a\n", n),
  fences: (n) => fill("```\n", n),
  "code and quotes": (n) => fill("```a\n> b\n", n),
  quotes: (n) => fill("> a\nb\n", n),
  items: (n) => fill("- a\nb\n", n),
  ticks: (n) => fill("`a\n", n),
  "letters of addresses": (n) => fill("h", n),
  "marks on a letter": (n) => `a${fill("\u0345\u0334", n)}`,
};
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  parts: (text) => partsOf(text, ["Lena Maria", "Lena", "L".repeat(40)]),
  runs: runsOf,
  "in one line": plainOf,
  hits: (text) => hitsIn(text, "(".repeat(40)),
  "only emojis": isOnlyEmoji,
};

/** Tests run in Node, whose types pages do without. */
const { process } = globalThis as unknown as { process: { threadCpuUsage: () => { user: number } } };
const TRIES = 5;
const took = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: TRIES }, () => {
      // Of the processor: what else the machine does does not count.
      const start = process.threadCpuUsage().user;
      work();
      return (process.threadCpuUsage().user - start) / 1_000;
    }),
  );
const LONG = 16_000;
const GROWTH_MAX = 9;
/** In milliseconds: what a turn may take, and below which times are noise. */
const HELD_MAX = 50;
const NOISE = 6;

for (const [reader, read] of Object.entries(READERS))
  test(reader, () => {
    for (const [name, make] of Object.entries(WORST)) {
      const short = make(LONG);
      const long = make(LONG * 4);
      const held = took(() => read(short));
      expect(held, name).toBeLessThan(HELD_MAX);
      expect(
        took(() => read(long)),
        name,
      ).toBeLessThan(Math.max(held, NOISE) * GROWTH_MAX);
    }
  });
