import { describe, expect, test } from "vitest";
import type { Quality } from "./quality.ts";
import { limitsOf, VideoBudget } from "./video-budget.ts";

const after = (budget: VideoBudget, quality: Quality, count: number): string => {
  for (let index = 0; index < count; index++) budget.note(quality);
  return budget.level;
};

describe("VideoBudget", () => {
  test("begins with everything, and a fair line keeps it", () => {
    expect(after(new VideoBudget(), "fair", 50)).toBe("full");
  });

  test("a poor line takes the pictures away step by step; one bad moment takes nothing", () => {
    const budget = new VideoBudget();
    expect(after(budget, "poor", 1)).toBe("full");
    expect(after(budget, "good", 1)).toBe("full");
    expect(after(budget, "poor", 2)).toBe("half");
    expect(after(budget, "poor", 2)).toBe("low");
    expect(after(budget, "poor", 2)).toBe("off");
    expect(after(budget, "poor", 20)).toBe("off");
  });

  test("comes back slowly, and slower after each failure", () => {
    const budget = new VideoBudget();
    after(budget, "poor", 2);
    expect(after(budget, "good", 9)).toBe("half");
    expect(after(budget, "good", 1)).toBe("full");
    after(budget, "poor", 2);
    expect(after(budget, "good", 19)).toBe("half");
    expect(after(budget, "good", 1)).toBe("full");
  });
});

describe("limitsOf", () => {
  test("the camera pauses where the line carries sound alone; a screen only gets slow", () => {
    expect(limitsOf("camera", "off", 1).active).toBe(false);
    expect(limitsOf("screen", "off", 1)).toMatchObject({ active: true, maxFramerate: 1 });
  });

  test("five receivers share what one has", () => {
    const one = limitsOf("camera", "full", 1).maxBitrate;
    expect(limitsOf("camera", "full", 5).maxBitrate * 5).toBeLessThanOrEqual(one);
    expect(limitsOf("camera", "low", 5).maxBitrate).toBe(100_000);
  });
});
