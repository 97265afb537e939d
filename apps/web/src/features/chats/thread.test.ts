import type { Message } from "@kompagnon/contract/chats/model.ts";
import { describe, expect, test } from "vitest";
import { blocksOf, leavesGap, mergeMessages, newestSeq, piecesOf } from "./thread.ts";

const message = (seq: number, sender = "a", minute = seq): Message => ({
  id: `m${seq}`,
  chat_id: "c",
  sender_id: sender,
  client_id: `k${seq}`,
  seq,
  text: `Nachricht ${seq}`,
  created_at: new Date(2026, 10, 20, 12, minute).toISOString(),
});

describe("merging", () => {
  test("keeps every message once and in order, however it came", () => {
    const thread = mergeMessages([message(2), message(4)], [message(3), message(4), message(1)]);
    expect(thread.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(mergeMessages(thread, thread)).toEqual(thread);
  });

  test("tells a hole", () => {
    expect(leavesGap([message(1)], message(2))).toBe(false);
    expect(leavesGap([message(1)], message(3))).toBe(true);
    expect(leavesGap([], message(1))).toBe(false);
    expect(newestSeq([])).toBe(0);
  });
});

test("blocks break at another person, a pause and another day", () => {
  const thread = [
    message(1, "a", 0),
    message(2, "a", 1),
    message(3, "b", 2),
    message(4, "b", 9),
    message(5, "b", 60 * 13),
  ];
  expect(blocksOf(thread).map(({ messages }) => messages.map(({ seq }) => seq))).toEqual([
    [1, 2],
    [3],
    [4],
    [5],
  ]);
});

describe("addresses in a text", () => {
  test.each([
    ["siehe https://example.test/a?b=1.", ["https://example.test/a?b=1"]],
    ["(http://example.test)", ["http://example.test"]],
    ["javascript:alert(1) und data:text/html,x", []],
    ["<script>https://example.test</script>", ["https://example.test"]],
    ["https:// nichts", []],
  ])("%s", (text, wanted) => {
    const pieces = piecesOf(text);
    expect(pieces.flatMap(({ href }) => href ?? [])).toEqual(wanted);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  });
});
