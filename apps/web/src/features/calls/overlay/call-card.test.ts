import { expect, test } from "vitest";
import { clock } from "./call-card.tsx";

test.each([
  [0, "0:00"],
  [7.9, "0:07"],
  [723, "12:03"],
  [3723, "1:02:03"],
  [-3, "0:00"],
])("%d seconds are %s", (seconds, shown) => {
  expect(clock(seconds, "de")).toBe(shown);
});
