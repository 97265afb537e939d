import type { Message } from "@kompagnon/contract/chats/model.ts";
import { describe, expect, test } from "vitest";
import type { Waiting } from "./outbox.ts";
import { messageOf } from "./test-messages.ts";
import {
  blocksOf,
  entriesOf,
  firstUnread,
  gapStart,
  leavesGap,
  lineAfter,
  mergeMessages,
  newestSeq,
} from "./thread.ts";

const message = (seq: number, sender = "a", minute = seq): Message =>
  messageOf(seq, { sender_id: sender, created_at: new Date(2026, 10, 20, 12, minute).toISOString() });

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
    expect(gapStart([message(1), message(2), message(5), message(9)])).toBe(2);
    expect(gapStart([message(3), message(4)])).toBeNull();
  });
});

const HERE = { chatId: "c", thread: null, me: "me" };
const drawn = (thread: Message[], waiting: Waiting[] = []) =>
  blocksOf(entriesOf(thread, waiting, HERE)).map(({ entries }) => entries.map(({ key }) => key));
const waits = (client_id: string, more: Partial<Waiting> = {}): Waiting => ({
  client_id,
  chat_id: "c",
  text: client_id,
  at: message(0).created_at,
  ...more,
});

describe("blocks", () => {
  test("break at another person, a pause and another day", () => {
    const thread = [
      message(1, "a", 0),
      message(2, "a", 1),
      message(3, "b", 2),
      message(4, "b", 9),
      message(5, "b", 60 * 13),
    ];
    expect(drawn(thread)).toEqual([["k1", "k2"], ["k3"], ["k4"], ["k5"]]);
  });

  test("take what waits along, each once, and leave other conversations out", () => {
    const thread = [message(1, "me", 0)];
    expect(drawn(thread, [waits("k1"), waits("w1"), waits("x", { chat_id: "other" }), waits("w2")])).toEqual([
      ["k1", "w1", "w2"],
    ]);
  });

  test("start a new block at the first unread message, even with the same author", () => {
    const thread = [message(1, "a", 0), message(2, "a", 1), message(3, "a", 2), message(4, "b", 3)];
    const blocks = blocksOf(entriesOf(thread, [], HERE), 2);
    expect(blocks.map(({ entries, isNew }) => [entries.map(({ seq }) => seq), isNew])).toEqual([
      [[1], false],
      [[2, 3], true],
      [[4], false],
    ]);
    // Where nothing is unread nothing is new, what still waits included.
    expect(blocksOf(entriesOf(thread, [waits("w")], HERE), null).some(({ isNew }) => isNew)).toBe(false);
  });

  test("hold messages that were deleted, answer others or bring files", () => {
    const at = (minute: number) => new Date(2026, 10, 20, 12, minute).toISOString();
    const quoted = { seq: 1, sender_id: "b", text: "?", kind: "text" } as const;
    const thread = [
      message(1, "a", 0),
      messageOf(2, { sender_id: "a", created_at: at(1), deleted: true, text: "" }),
      messageOf(3, { sender_id: "a", created_at: at(4), reply_to: quoted }),
    ];
    expect(drawn(thread)).toEqual([["k1", "k2", "k3"]]);
  });

  test("end after five minutes without a message", () => {
    expect(drawn([message(1, "a", 0), message(2, "a", 4), message(3, "a", 9)])).toEqual([
      ["k1", "k2"],
      ["k3"],
    ]);
  });

  test("end at what was refused; what follows waits behind it", () => {
    const waiting = [waits("w1"), waits("w2", { failed: "nein" }), waits("w3"), waits("w4")];
    expect(drawn([], waiting)).toEqual([["w1"], ["w2"], ["w3", "w4"]]);
    expect(entriesOf([], waiting, HERE).map(({ behind }) => behind ?? false)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe("the line above what is new", () => {
  const at = (attentive: boolean) => ({ before: 4, attentive, me: "me" });
  test("comes with what arrives unseen, and stays where it is", () => {
    expect(lineAfter(null, [message(5)], at(true))).toBeNull();
    expect(lineAfter(null, [message(5)], at(false))).toBe(4);
    expect(lineAfter(2, [message(5)], at(false))).toBe(2);
    expect(lineAfter(2, [message(5)], at(true))).toBe(2);
  });
  test("goes with an answer", () => {
    expect(lineAfter(2, [message(5), message(6, "me")], at(false))).toBeNull();
  });
  test("is above the first unread message of the other", () => {
    const thread = [message(1), message(2, "me"), message(3), message(4)];
    expect(firstUnread(thread, 1, "me")).toBe(3);
    expect(firstUnread(thread, 4, "me")).toBeNull();
    expect(firstUnread(thread, null, "me")).toBeNull();
  });
});

test("a thread is apart from the main line", () => {
  const all = [message(1), messageOf(2, { thread_of: 1 }), message(3), messageOf(4, { thread_of: 1 })];
  const waiting = [waits("w1"), waits("w2", { thread_of: 1 })];
  const keys = (thread: number | null) => entriesOf(all, waiting, { ...HERE, thread }).map(({ key }) => key);
  expect(keys(null)).toEqual(["k1", "k3", "w1"]);
  expect(keys(1)).toEqual(["k1", "k2", "k4", "w2"]);
});

test("a call is a block of its own", () => {
  const call = messageOf(2, { call: { outcome: "ended", seconds: 61 } });
  expect(drawn([message(1), call, message(3)])).toEqual([["k1"], ["k2"], ["k3"]]);
});
