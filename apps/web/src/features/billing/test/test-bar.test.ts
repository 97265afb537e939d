import { expect, test } from "vitest";
import { countdown } from "./test-bar.tsx";

test.each([
  [6 * 86_400 + 23 * 3_600 + 59 * 60 + 7, "6 Tg. 23 Std. 59 Min. 7 Sek."],
  [86_400, "1 Tg. 0 Std. 0 Min. 0 Sek."],
  [3_661.9, "1 Std. 1 Min. 1 Sek."],
  [59, "59 Sek."],
  [-5, "0 Sek."],
])("%d seconds are %s", (seconds, words) => {
  expect(countdown(seconds, "de").replaceAll("\u00a0", " ")).toBe(words);
});
