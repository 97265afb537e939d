import { expect, test } from "vitest";
import { sharesOf } from "./poll-card.tsx";

test.each([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [1, 1, 1, 1, 1, 1],
    [17, 17, 17, 17, 16, 16],
  ],
  [
    [2, 5, 1],
    [25, 63, 12],
  ],
  [
    [999, 1],
    [100, 0],
  ],
])("the shares of %j are %j", (votes, shares) => {
  expect(sharesOf(votes)).toEqual(shares);
});

test("shares add up to 100 for any votes", () => {
  for (let round = 1; round <= 500; round++) {
    const votes = Array.from({ length: 2 + (round % 9) }, (_, at) => (round * (at + 7) * 31) % 23);
    if (votes.some((one) => one > 0)) expect(sharesOf(votes).reduce((all, one) => all + one, 0)).toBe(100);
  }
});
