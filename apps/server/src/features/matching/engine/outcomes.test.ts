import { describe, expect, it } from "vitest";
import { WEIGHTS_SIZE } from "./affinities.ts";
import type { UnpackedFeatures } from "./features.ts";
import { freshModel } from "./learn.ts";
import { learnOutcome, OUTCOME_TERM, promiseOf, termsOfTwo } from "./outcomes.ts";

const anna: UnpackedFeatures = {
  ...{ models: 0b11, skills: 0b1, goal: 2, age: 30, verified: 0, idea: 0, bio: 0.5, language: 0 },
  ...{ sought: 0, must: 0 },
};
const ben: UnpackedFeatures = { ...anna, models: 0b10, skills: 0b110, age: 40, verified: 1, bio: 1 };

describe("termsOfTwo", () => {
  it("is the same whoever comes first, and stands in the weights", () => {
    expect(termsOfTwo(anna, ben, null)).toEqual(termsOfTwo(ben, anna, null));
    expect(Math.max(...Object.values(OUTCOME_TERM))).toBe(WEIGHTS_SIZE - 1);
  });

  it("says nothing of either alone, so that nobody is punished for what they are", () => {
    expect(termsOfTwo(anna, ben, null)).toEqual(
      termsOfTwo({ ...anna, verified: 1, idea: 1, bio: 0 }, { ...ben, verified: 0, bio: 0 }, null),
    );
  });
});

describe("learnOutcome", () => {
  it("finds what the matches have in common that come to something, and leaves all other weights alone", () => {
    const model = freshModel();
    const before = model.weights.slice();
    for (let n = 0; n < 100; n++) {
      learnOutcome(model, termsOfTwo(anna, ben, null), "together");
      learnOutcome(model, termsOfTwo(anna, { ...ben, goal: 3 }, null), "nothing");
    }
    expect(model.weights[OUTCOME_TERM.same_goal]).toBeGreaterThan(0.5);
    const others = before.length - Object.keys(OUTCOME_TERM).length;
    expect(model.weights.subarray(0, others)).toEqual(before.subarray(0, others));
  });
});

describe("promiseOf", () => {
  it("is one for the usual match of a deck, and bounded", () => {
    expect(promiseOf(0)).toBe(1);
    expect(promiseOf(0.3)).toBeGreaterThan(promiseOf(0.1));
    expect(promiseOf(9)).toBe(5);
    expect(promiseOf(-9)).toBe(1 / 5);
  });
});
