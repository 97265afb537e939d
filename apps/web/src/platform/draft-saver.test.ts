import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftSaver, type SaveState } from "./draft-saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type DraftChange = { language?: string; fields?: Record<string, string> };

function saverFor(save: (change: DraftChange, version: number) => Promise<number>) {
  const states: SaveState[] = [];
  const isStale = (failure: unknown) => failure === "stale";
  const together = (first: DraftChange, then: DraftChange): DraftChange => ({
    ...first,
    ...then,
    fields: { ...first.fields, ...then.fields },
  });
  const saver = createDraftSaver(3, { merge: together, save, isStale }, (state) => void states.push(state));
  return { saver, states };
}

test("what is typed is kept together once typing rests, each time on the version before", async () => {
  const save = vi.fn(async (_: DraftChange, version: number) => version + 1);
  const { saver, states } = saverFor(save);
  saver.change({ fields: { purpose: "a" } });
  saver.change({ fields: { purpose: "ab", place: "Köln" } });
  saver.change({ language: "en" });
  await vi.runAllTimersAsync();
  expect(save.mock.calls).toEqual([[{ language: "en", fields: { purpose: "ab", place: "Köln" } }, 3]]);
  saver.change({ fields: { purpose: "abc" } });
  expect(await saver.flush()).toBe(true);
  expect(save.mock.lastCall).toEqual([{ fields: { purpose: "abc" } }, 4]);
  expect(states.at(-1)).toBe("saved");
});

test("a draft that changes during a save is sent after it, never in parallel", async () => {
  const waiting: (() => void)[] = [];
  const save = vi.fn(
    (_: DraftChange, version: number) => new Promise<number>((done) => waiting.push(() => done(version + 1))),
  );
  const { saver } = saverFor(save);
  saver.change({ fields: { extra: "1" } });
  const first = saver.flush();
  saver.change({ fields: { extra: "2" } });
  await vi.runAllTimersAsync();
  expect(save).toHaveBeenCalledTimes(1);
  waiting.shift()?.();
  await vi.runAllTimersAsync();
  expect(save.mock.lastCall).toEqual([{ fields: { extra: "2" } }, 4]);
  waiting.shift()?.();
  expect(await first).toBe(true);
});

test("a failed save is included in the next try; a change elsewhere is reported", async () => {
  let failure: unknown = new Error("offline");
  const save = vi.fn(async (_: DraftChange, version: number) => {
    if (failure) throw failure;
    return version + 1;
  });
  const { saver, states } = saverFor(save);
  saver.change({ fields: { purpose: "wichtig" } });
  expect(await saver.flush()).toBe(false);
  expect(states.at(-1)).toBe("not_saved");
  failure = null;
  saver.change({ fields: { place: "Ulm" } });
  expect(await saver.flush()).toBe(true);
  expect(save.mock.lastCall).toEqual([{ fields: { purpose: "wichtig", place: "Ulm" } }, 3]);
  failure = "stale";
  saver.change({ fields: { place: "Bonn" } });
  expect(await saver.flush()).toBe(false);
  expect(states.at(-1)).toBe("stale");
});
