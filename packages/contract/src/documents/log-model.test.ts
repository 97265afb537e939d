import { expect, test } from "vitest";
import { sealedBytes } from "./log-model.ts";

const WRONG = [
  "====",
  "AA=A",
  "AAA ",
  "ÄAAA",
  `${"A".repeat(70_000)}=AAA`,
  `${"A".repeat(60_000)}-${"A".repeat(9_999)}`,
];
test.each(WRONG)("what is no base64 is refused: %.8s", (text) => {
  expect(sealedBytes(100_000).safeParse(text).error?.issues.at(0)?.message).toBe("invalid_format");
});
test("base64 is taken at any length", () => {
  for (const length of [4, 8, 65_532, 65_536, 65_540, 131_072, 131_076])
    for (const end of ["AAAA", "AAA=", "AA=="])
      expect(sealedBytes(100_000).safeParse("A".repeat(length - 4) + end).success).toBe(true);
});
