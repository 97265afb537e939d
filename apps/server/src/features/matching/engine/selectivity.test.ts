import { describe, expect, it } from "vitest";
import { selectivity } from "./selectivity.ts";
import { sigmoid } from "./terms.ts";

/** The selectivity learned of a member who Deals this share of candidates that others Deal once in five. */
function after(decisions: number, share: number): number {
  const base = Math.log(0.2 / 0.8);
  let pick = 0;
  let evidence = 0;
  let due = 0;
  for (let n = 0; n < decisions; n++) {
    due += share;
    const liked = due >= 1;
    if (liked) due--;
    const forecast = sigmoid(base + pick);
    const h = Math.max(0.02, forecast * (1 - forecast));
    pick += (Number(liked) - forecast) / (evidence + h + 0.83);
    evidence += h;
  }
  return selectivity(pick, evidence);
}

describe("selectivity", () => {
  it("is whole for those who choose, however many decisions there are", () => {
    for (const share of [0, 0.05, 0.2, 0.4]) expect(after(200, share)).toBeGreaterThan(0.95);
  });

  it("falls to a tenth for a member who Deals everyone, and some No Deals don't evade it", () => {
    expect(after(200, 1)).toBeLessThan(0.11);
    expect(after(200, 0.9)).toBeLessThan(0.15);
    expect(after(200, 0.85)).toBeLessThan(0.2);
  });

  it("says nothing after a few Deals", () => {
    expect(after(0, 1)).toBeGreaterThan(0.99);
    expect(after(3, 1)).toBeGreaterThan(0.75);
    expect(after(20, 1)).toBeLessThan(after(3, 1));
  });

  it("has no step: a little more generous is worth a little less", () => {
    let before = selectivity(-3, 10);
    for (let pick = -3; pick <= 5; pick += 0.05) {
      const now = selectivity(pick, 10);
      expect(now).toBeLessThanOrEqual(before);
      expect(before - now).toBeLessThan(0.06);
      before = now;
    }
  });
});
