import { describe, expect, it } from "vitest";
import { WEIGHTS_SIZE } from "./affinities.ts";
import type { UnpackedFeatures } from "./features.ts";
import { freshModel } from "./learn.ts";
import {
  answersOf,
  chanceOf,
  learnOutcome,
  OUTCOME_TERM,
  OUTCOMES,
  oddsAgainst,
  promiseOf,
  STAGES,
  termsOfTwo,
} from "./outcomes.ts";

const anna: UnpackedFeatures = {
  models: 0b11,
  skills: 0b1,
  goal: 2,
  age: 30,
  verified: 0,
  idea: 0,
  bio: 0.5,
  language: 0,
  sought: 0,
  must: 0,
};
const NO_TIMES = { around: 0, pace: 0 };
const ben: UnpackedFeatures = { ...anna, models: 0b10, skills: 0b110, age: 40, verified: 1, bio: 1 };

describe("termsOfTwo", () => {
  it("is symmetric, and part of the weights", () => {
    expect(termsOfTwo(anna, ben, null, NO_TIMES)).toEqual(termsOfTwo(ben, anna, null, NO_TIMES));
    expect(Math.max(...Object.values(OUTCOME_TERM))).toBe(WEIGHTS_SIZE - 1);
  });

  it("says nothing about either member alone, so that no member is punished for what they are", () => {
    expect(termsOfTwo(anna, ben, null, NO_TIMES)).toEqual(
      termsOfTwo({ ...anna, verified: 1, idea: 1, bio: 0 }, { ...ben, verified: 0, bio: 0 }, null, NO_TIMES),
    );
  });
});

describe("answersOf", () => {
  it("asks stage by stage, and each once", () => {
    expect(answersOf(null, "nothing")).toEqual([{ stage: "replied", yes: false }]);
    expect(answersOf(null, "only_replied")).toEqual([
      { stage: "replied", yes: true },
      { stage: "lasting", yes: false },
    ]);
    expect(answersOf("replied", "lasting")).toEqual([{ stage: "lasting", yes: true }]);
    expect(answersOf("lasting", "only_lasting")).toEqual([{ stage: "trial", yes: false }]);
    expect(answersOf("trial", "apart")).toEqual([{ stage: "together", yes: false }]);
    expect(answersOf(null, "together").every(({ yes }) => yes)).toBe(true);
    expect(answersOf(null, "together")).toHaveLength(STAGES.length);
  });

  it("counts a block as a no, and a late answer as a yes", () => {
    expect(answersOf("lasting", "broken")).toEqual([{ stage: "trial", yes: false }]);
    expect(answersOf("nothing", "broken")).toEqual([]);
    expect(answersOf("nothing", "replied")).toEqual([{ stage: "replied", yes: true }]);
  });

  it("learns nothing where less is known than before", () => {
    for (const now of OUTCOMES) expect(answersOf("together", now)).toEqual([]);
  });
});

describe("learnOutcome", () => {
  it("finds what the matches have in common that come to something, and leaves all other weights alone", () => {
    const model = freshModel();
    const before = model.weights.slice();
    for (let n = 0; n < 100; n++) {
      learnOutcome(model, termsOfTwo(anna, ben, null, NO_TIMES), { stage: "replied", yes: true });
      learnOutcome(model, termsOfTwo(anna, { ...ben, goal: 3 }, null, NO_TIMES), {
        stage: "replied",
        yes: false,
      });
    }
    expect(model.weights[OUTCOME_TERM.same_goal]).toBeGreaterThan(0.5);
    const others = before.length - Object.keys(OUTCOME_TERM).length;
    expect(model.weights.subarray(0, others)).toEqual(before.subarray(0, others));
    expect(model.weights[OUTCOME_TERM.trial]).toBe(0);
  });

  it("estimates how easily a stage is passed from the terms of a pair", () => {
    const model = freshModel();
    for (let n = 0; n < 2_000; n++)
      for (const goal of [2, 3])
        learnOutcome(model, termsOfTwo(anna, { ...ben, goal }, null, NO_TIMES), {
          stage: "trial",
          yes: n % 10 === 0,
        });
    expect(Math.abs(model.weights[OUTCOME_TERM.same_goal] ?? 0)).toBeLessThan(0.3);
    const chance = chanceOf(0, [oddsAgainst(model.weights[OUTCOME_TERM.trial] ?? 0)]);
    expect(chance).toBeGreaterThan(0.05);
    expect(chance).toBeLessThan(0.3);
  });
});

describe("promiseOf", () => {
  it("is one for the usual match of a deck, and bounded", () => {
    expect(promiseOf(1)).toBe(1);
    expect(promiseOf(2)).toBeGreaterThan(promiseOf(1.5));
    expect(promiseOf(1e6)).toBe(5);
    expect(promiseOf(0)).toBe(1 / 5);
  });
});
