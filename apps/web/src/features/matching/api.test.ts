import { describe, expect, test } from "vitest";
import { counted, stageOf } from "./api.ts";

const start: Parameters<typeof counted>[0] = {
  total_profiles: 2,
  viewed_profiles: 0,
  remaining_profiles: 2,
  pending_matches: 0,
  deals_left: 5,
  can_undo: false,
};

describe("counting decisions", () => {
  test("the total is what was viewed and what remains, at every step", () => {
    let now = start;
    // Two more than the count contained: a member joined meanwhile.
    for (const liked of [true, false, true, true]) {
      now = counted(now, liked, 1);
      expect(now.total_profiles).toBe(now.viewed_profiles + now.remaining_profiles);
      expect(now.viewed_profiles).toBeLessThanOrEqual(now.total_profiles);
    }
    expect(now).toEqual({
      total_profiles: 4,
      viewed_profiles: 4,
      remaining_profiles: 0,
      pending_matches: 3,
      deals_left: 2,
      can_undo: true,
    });
    for (const liked of [true, true, false, true, true]) {
      now = counted(now, liked, -1);
      expect(now.total_profiles).toBe(now.viewed_profiles + now.remaining_profiles);
    }
    expect(now.viewed_profiles).toBe(0);
    expect(now.pending_matches).toBe(0);
  });

  test("a refused decision leaves what was there before", () => {
    const { can_undo: _, ...before } = start;
    expect(counted(counted(start, true, 1), true, -1)).toMatchObject(before);
  });

  test("without a limit there is none to count down", () => {
    expect(counted({ ...start, deals_left: null }, true, 1).deals_left).toBeNull();
  });
});

test("stage: started with the first card, finished when none is left", () => {
  const stage = (viewed_profiles: number, remaining_profiles: number) =>
    stageOf({ viewed_profiles, remaining_profiles });
  expect(stage(0, 26)).toBe("new");
  expect(stage(1, 25)).toBe("going");
  expect(stage(26, 0)).toBe("done");
  expect(stage(0, 0)).toBe("no_one");
});
