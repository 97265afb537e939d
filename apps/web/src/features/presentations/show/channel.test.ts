import { expect, test } from "vitest";
import { readMessage } from "./channel.ts";

test("readMessage: takes a step and the ends of the show, no other distance", () => {
  const end = { kind: "go", by: Number.POSITIVE_INFINITY };
  expect(readMessage({ kind: "go", by: -1 })).toEqual({ kind: "go", by: -1 });
  expect(readMessage(end)).toEqual(end);
  expect([7, Number.NaN, "1"].map((by) => readMessage({ kind: "go", by }))).toEqual([null, null, null]);
});
