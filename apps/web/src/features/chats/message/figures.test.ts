import { expect, test } from "vitest";
import { clock, fileSize } from "./figures.ts";

test("sizes are short and in the language", () => {
  expect(fileSize(1_400_000, "de").replace(/\s/g, " ")).toBe("1,4 MB");
  expect(fileSize(999, "en")).toBe("999 bytes");
  expect(fileSize(25_000, "en")).toBe("25 kB");
  expect(fileSize(0, "en")).toBe("0 bytes");
});

test("lengths", () => {
  expect([0, 5.4, 59.6, 125].map(clock)).toEqual(["0:00", "0:05", "1:00", "2:05"]);
});
