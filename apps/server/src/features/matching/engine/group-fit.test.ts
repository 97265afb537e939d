import { expect, test } from "vitest";
import { type GroupSigns, groupFit } from "#features/matching/engine/group-fit.ts";

const USUAL: GroupSigns = {
  niches: ["crypto-nfts"],
  words: 0,
  language: "own",
  members: 20,
  quiet: 2,
  joined: false,
};
const fit = (more: Partial<GroupSigns> = {}) =>
  groupFit(["smma", "affiliate-marketing"], { ...USUAL, ...more });

test.each<[string, Partial<GroupSigns>]>([
  ["about one's own models", { niches: ["smma"] }],
  ["in one's own words", { words: 0.5 }],
  ["in which someone writes", { quiet: 0 }],
  ["with more members", { members: 200 }],
])("a group %s fits better", (_, better) => {
  expect(fit(better)).toBeGreaterThan(fit());
});

test.each<[string, Partial<GroupSigns>]>([
  ["in another language", { language: "foreign" }],
  ["in which no one has written for months", { quiet: 120 }],
  ["that one is in", { joined: true }],
])("a group %s comes later", (_, worse) => {
  expect(fit(worse)).toBeLessThan(fit());
});

test("a small group about one's own models comes before a huge one about others", () => {
  expect(fit({ niches: ["smma"], members: 5 })).toBeGreaterThan(fit({ members: 2_000 }));
  expect(fit({ niches: ["smma", "affiliate-marketing"] })).toBeGreaterThan(
    fit({ niches: ["smma", "crypto-nfts"] }),
  );
});
