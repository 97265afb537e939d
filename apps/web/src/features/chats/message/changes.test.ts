import { expect, test } from "vitest";
import { messageOf } from "../test-messages.ts";
import { lastEditable, mayEdit } from "./changes.ts";

test("an own message can be changed for fifteen minutes", () => {
  const mine = messageOf(1, { sender_id: "me" });
  const sent = Date.parse(mine.created_at);
  expect(mayEdit(mine, "me", sent + 14 * 60_000)).toBe(true);
  expect(mayEdit(mine, "me", sent + 15 * 60_000)).toBe(false);
  expect(mayEdit(mine, "you", sent)).toBe(false);
  expect(mayEdit({ ...mine, deleted: true }, "me", sent)).toBe(false);
  expect(mayEdit({ ...mine, text: "" }, "me", sent)).toBe(false);
});

test("finds the newest own message", () => {
  const created_at = new Date().toISOString();
  const thread = [1, 2, 3].map((seq) => messageOf(seq, { sender_id: seq < 3 ? "me" : "you", created_at }));
  expect(lastEditable(thread, "me")?.seq).toBe(2);
  expect(lastEditable(thread, "x")).toBeUndefined();
});
