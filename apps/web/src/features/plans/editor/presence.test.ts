import { expect, test } from "vitest";
import { readOther } from "./presence.ts";

test("presence of others: missing values are left out", () => {
  const user = { id: "u1", name: "Lena", colour: 200 };
  expect(readOther(7, { user, at: { x: 10, y: -20 }, card: "c1" })).toEqual({
    client: 7,
    user,
    at: { x: 10, y: -20 },
    card: "c1",
  });
  expect(readOther(7, { user, at: { x: "10", y: 1e12 }, card: "<b>" })).toEqual({
    client: 7,
    user,
    at: null,
    card: null,
  });
  expect(readOther(7, { user: { id: "u1", name: 5, colour: 1 } })).toBeNull();
  expect(readOther(7, {})).toBeNull();
});
