import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** docs/asvs.md is complete: it lists each requirement once, and every file that it names exists. */

const ROOT = path.resolve(import.meta.dirname, "../../..");
const document = fs.readFileSync(path.join(ROOT, "docs/asvs.md"), "utf8");

/** How many requirements each section of ASVS 5.0.0 has, by chapter. */
const SECTIONS = [
  [2, 10, 12, 3, 3],
  [3, 3, 5, 2],
  [1, 3, 5, 8, 8, 1, 5],
  [5, 5, 2, 4],
  [1, 6, 3, 3],
  [3, 12, 8, 6, 8, 4, 2, 4],
  [3, 4, 2, 5, 3, 2],
  [4, 4, 3, 2],
  [3, 4],
  [2, 3, 5, 16, 5, 2, 3],
  [4, 5, 5, 4, 2, 2, 2],
  [5, 2, 5],
  [4, 6, 4, 7],
  [2, 8, 3],
  [5, 5, 7, 4],
  [1, 5, 4, 3, 4],
  [2, 8, 2],
];
const required = SECTIONS.flatMap((sections, chapter) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, n) => `${chapter + 1}.${section + 1}.${n + 1}`),
  ),
);

/** `3.4.4 to 3.4.6` stands for all between. */
const numbersOf = (cell: string): string[] => {
  const [first = "", last = first] = cell.split(" to ");
  const [, head = "", from] = /^(\d+\.\d+\.)(\d+)$/.exec(first) ?? [];
  const [, , to] = /^(\d+\.\d+\.)(\d+)$/.exec(last) ?? [];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => `${head}${Number(from) + n}`);
};

test("every requirement is judged, once", () => {
  const rows = [...document.matchAll(/^\| (\d[^|]*) \| [^|]+ \| (yes|part|no|op|–) \|/gm)];
  expect(rows.flatMap(([, cell = ""]) => numbersOf(cell))).toEqual(required);
});

test("what it names is there", () => {
  const named = [...document.matchAll(/`([\w./-]+\.(?:ts|tsx|md|service)|deploy\/Caddyfile)`/g)].map(
    ([, file = ""]) => file,
  );
  const missing = named.filter(
    (file) => ![ROOT, path.join(ROOT, "apps/server/src")].some((at) => fs.existsSync(path.join(at, file))),
  );
  expect(missing).toEqual(["policy.ts"]); // one in many features
});
