import { describe, expect, test } from "vitest";
import { messageOf } from "./test-messages.ts";
import {
  reactionsAfter,
  type ThreadWindow,
  WINDOW_MAX,
  withChange,
  withMessages,
  withNewer,
  withOlder,
  withReaction,
} from "./window.ts";

/** Messages from `newest` down to `oldest`. */
const windowOf = (oldest: number, newest: number, more: Partial<ThreadWindow> = {}): ThreadWindow => ({
  items: Array.from({ length: newest - oldest + 1 }, (_, index) => messageOf(newest - index)),
  next_cursor: oldest > 1 ? String(oldest) : null,
  ...more,
});
const range = ({ items }: ThreadWindow) => [items.at(-1)?.seq, items[0]?.seq];

describe("a window", () => {
  test("takes new messages at its end only", () => {
    expect(range(withMessages(windowOf(5, 9), [messageOf(10)]))).toEqual([5, 10]);
    const away = windowOf(5, 9, { newer: true });
    expect(withMessages(away, [messageOf(10)])).toBe(away);
    const whole = windowOf(5, 9);
    expect(withMessages(whole, [messageOf(7)])).toBe(whole);
  });

  test("leaves what comes before its beginning to the page before it", () => {
    const window = windowOf(51, 100);
    expect(withMessages(window, [messageOf(1), messageOf(50)])).toBe(window);
    const updated = withMessages(window, [messageOf(50), messageOf(101)]);
    const whole = withOlder(updated, "51", windowOf(1, 50));
    expect(whole.items.map(({ seq }) => seq)).toEqual(windowOf(1, 101).items.map(({ seq }) => seq));
  });

  test("drops the far end, and can load it again", () => {
    const up = withOlder(windowOf(51, 50 + WINDOW_MAX), "51", windowOf(1, 50));
    expect(range(up)).toEqual([1, WINDOW_MAX]);
    expect(up).toMatchObject({ newer: true, next_cursor: null });
    const page = windowOf(WINDOW_MAX + 1, WINDOW_MAX + 50).items.toReversed();
    const down = withNewer(up, WINDOW_MAX, { items: page, more: false });
    expect(range(down)).toEqual([51, WINDOW_MAX + 50]);
    expect(down).toMatchObject({ newer: false, next_cursor: "51" });
  });

  test("ignores pages that were requested at another position", () => {
    const now = windowOf(20, 30);
    expect(withOlder(now, "40", windowOf(30, 39))).toBe(now);
    expect(withNewer(now, 50, { items: [messageOf(51)], more: false })).toBe(now);
  });
});

describe("changes", () => {
  test("reach the message and what quotes it, and keep its reactions", () => {
    const reacted = messageOf(1, { reactions: [{ emoji: "👍", count: 2, mine: true }] });
    const answer = messageOf(2, { reply_to: { seq: 1, sender_id: "a", text: "alt", kind: "text" } });
    const { reactions: _, ...core } = messageOf(1, { text: "neu" });
    const changed = withChange({ items: [answer, reacted], next_cursor: null }, core);
    expect(changed.items[1]).toMatchObject({ text: "neu", reactions: [{ count: 2 }] });
    expect(changed.items[0]?.reply_to?.text).toBe("neu");
    const gone = withChange(changed, { ...core, deleted: true, text: "" });
    expect(gone.items[1]?.reactions).toEqual([]);
    expect(gone.items[0]?.reply_to?.text).toBe("");
  });

  test("of unknown messages change nothing", () => {
    const now = windowOf(1, 3);
    const { reactions: _, ...core } = messageOf(9);
    expect(withChange(now, core)).toBe(now);
    expect(withReaction(now, 9, { emoji: "👍", on: true, mine: false })).toBe(now);
  });

  test("reactions count up and down; the viewer's own only once", () => {
    const one = reactionsAfter([], { emoji: "👍", on: true, mine: true });
    expect(reactionsAfter(one, { emoji: "👍", on: true, mine: true })).toBe(one);
    const two = reactionsAfter(one, { emoji: "👍", on: true, mine: false });
    expect(two).toEqual([{ emoji: "👍", count: 2, mine: true }]);
    const less = reactionsAfter(two, { emoji: "👍", on: false, mine: true });
    expect(less).toEqual([{ emoji: "👍", count: 1, mine: false }]);
    expect(reactionsAfter(less, { emoji: "👍", on: false, mine: false })).toEqual([]);
  });
});
