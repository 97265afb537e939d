import type { Channel } from "@kompagnon/contract/groups/model.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { landingOf, lastChannelOf, rememberChannel } from "./landing.ts";

const channel = (id: string, more: Partial<Channel> = {}): Channel => ({
  id,
  group_id: "g",
  name: id,
  topic: "",
  slow_seconds: 0,
  last_seq: 1,
  last_at: "2026-11-20T12:00:00.000Z",
  my_read_seq: 1,
  unread_count: 0,
  mention_count: 0,
  muted: false,
  ...more,
});

describe("going into a group", () => {
  const early = channel("early", { unread_count: 3, last_at: "2026-11-20T13:00:00.000Z" });
  const late = channel("late", { unread_count: 1, last_at: "2026-11-21T13:00:00.000Z" });
  const loud = channel("loud", { unread_count: 9, last_at: "2026-11-22T13:00:00.000Z", muted: true });
  const all = [channel("general"), early, late, loud];

  test("leads to the channel that was last open", () => {
    expect(landingOf(all, "early")?.id).toBe("early");
  });
  test("else to the newest unread message of a channel that is not muted", () => {
    expect(landingOf(all, null)?.id).toBe("late");
    expect(landingOf(all, "deleted since")?.id).toBe("late");
  });
  test("else to the first channel", () => {
    expect(landingOf([channel("general"), channel("more"), loud], null)?.id).toBe("general");
    expect(landingOf([], null)).toBeNull();
  });
});

describe("the channel that was last open", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => kept.set(name, value),
      },
    });
  });

  test("is remembered for each group and each member", () => {
    rememberChannel("me", { id: "a", group_id: "g" });
    rememberChannel("me", { id: "b", group_id: "h" });
    rememberChannel("me", { id: "c", group_id: "g" });
    expect(lastChannelOf("me", "g")).toBe("c");
    expect(lastChannelOf("me", "h")).toBe("b");
    expect(lastChannelOf("other", "g")).toBeNull();
  });

  test("takes limited room, and ignores invalid entries", () => {
    for (let n = 0; n < 100; n++) rememberChannel("me", { id: "c", group_id: `g${n}` });
    expect(lastChannelOf("me", "g99")).toBe("c");
    expect(lastChannelOf("me", "g0")).toBeNull();
    for (const broken of ["{", "7", '[["g"],["g",1],null]']) {
      kept.set("groups.channels.me", broken);
      expect(lastChannelOf("me", "g")).toBeNull();
    }
  });
});
