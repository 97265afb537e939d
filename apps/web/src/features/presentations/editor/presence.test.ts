import { expect, test } from "vitest";
import { readMessage } from "../show/channel.ts";
import { readOther } from "./presence.ts";

const user = { id: "lena", name: "Lena", colour: 40 };

test("what others say about themselves is read value by value", () => {
  const presence = { user, slide: "s1", at: { x: 10, y: 20 }, chosen: ["a", 5, "b c"] };
  expect(readOther(7, presence)).toEqual({
    client: 7,
    user,
    slide: "s1",
    at: { x: 10, y: 20 },
    chosen: ["a"],
  });
  expect(readOther(7, { user, slide: {}, at: { x: 1e9, y: 0 }, chosen: "all" })).toMatchObject({
    slide: null,
    at: null,
    chosen: [],
  });
  for (const wrong of [
    {},
    { user: null },
    { user: { ...user, id: 4 } },
    { user: { ...user, colour: "red" } },
  ])
    expect(readOther(7, wrong)).toBeNull();
});

test("the windows of a show understand one another and nothing else", () => {
  expect(readMessage({ kind: "at", slide: "s1" })).toEqual({ kind: "at", slide: "s1" });
  expect(readMessage({ kind: "go", by: -1 })).toEqual({ kind: "go", by: -1 });
  expect(readMessage({ kind: "hello", more: 1 })).toEqual({ kind: "hello" });
  for (const wrong of [null, "at", { kind: "at", slide: "a b" }, { kind: "go", by: 90 }, { kind: "run" }])
    expect(readMessage(wrong)).toBeNull();
});
