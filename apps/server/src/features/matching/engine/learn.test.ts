import { describe, expect, it } from "vitest";
import { attend, DAILY_FADE } from "#features/matching/engine/times.ts";
import { AFFINITY, WEIGHTS_SIZE, WORD_TERM } from "./affinities.ts";
import type { UnpackedFeatures } from "./features.ts";
import {
  askedBy,
  cardTasteAfter,
  type Decision,
  freshModel,
  keptSteps,
  learn,
  learnShared,
  modelDifference,
  STEP,
  STEPS_SIZE,
  selectivity,
  unlearnShared,
} from "./learn.ts";
import { sigmoid } from "./terms.ts";
import { packTaste, TASTE_GOAL, TASTE_SIZE, TASTE_SKILLS, TASTE_TOPICS, TERM } from "./weights.ts";
import { TOPICS } from "./words/topics.ts";
import { NO_WORDS } from "./words/words.ts";

const someone: UnpackedFeatures = {
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
const decision = (change: Partial<Decision>): Decision => ({
  swiper: someone,
  target: { ...someone, models: 0b10, skills: 0b110 },
  words: null,
  pop: 0,
  popEvidence: 0,
  pick: 0,
  pickEvidence: 0,
  liked: true,
  taste: new Float32Array(TASTE_SIZE),
  tasteEvidence: new Float32Array(TASTE_SIZE),
  ...change,
});
const { weights } = freshModel();
const step = (steps: Float32Array, place: number) => steps[place] ?? Number.NaN;
/** p(swiper likes target) before a decision. */
const forecastOf = (given: Decision, w: Float64Array) =>
  Number(given.liked) - step(learn(given, w).steps, STEP.surprise);

describe("learn", () => {
  it("forecasts the log odds of the design", () => {
    const cosine = 1 / Math.sqrt(2);
    const logOdds = -1.9 + 1.6 * cosine + 0.3 + (1.2 * 2) / 3 + 0.4 + 0.4 * 0.5;
    expect(forecastOf(decision({}), weights)).toBeCloseTo(1 / (1 + Math.exp(-logOdds)), 6);
    const loved = forecastOf(decision({ pop: 1, pick: -0.5 }), weights);
    expect(loved).toBeCloseTo(1 / (1 + Math.exp(-logOdds - 0.5)), 6);
  });

  it("moves appeal, pickiness and taste up after a Deal and down after a No Deal", () => {
    const deal = learn(decision({ liked: true }), weights).steps;
    const noDeal = learn(decision({ liked: false }), weights).steps;
    for (const place of [STEP.pop, STEP.pick, STEP.taste + TASTE_SKILLS + 1, STEP.taste + TASTE_GOAL]) {
      expect(step(deal, place)).toBeGreaterThan(0);
      expect(step(noDeal, place)).toBeLessThan(0);
    }
    expect(deal.length).toBe(STEPS_SIZE);
  });

  it("shares a surprise by how uncertain each part is, smaller the more evidence there is", () => {
    const given = decision({ popEvidence: 3, pickEvidence: 2 });
    const { steps } = learn(given, weights);
    const surprise = step(steps, STEP.surprise);
    const evidence = surprise * (1 - surprise);
    expect(step(steps, STEP.popEvidence)).toBeCloseTo(evidence, 6);
    expect(step(steps, STEP.pick) / step(steps, STEP.pop)).toBeCloseTo((3 + 1) / (2 + 0.83), 5);
    expect(step(steps, STEP.pop)).toBeLessThan(step(learn(decision({}), weights).steps, STEP.pop));
    const known = new Float32Array(TASTE_SIZE).fill(1e6);
    const alone = learn({ ...given, pickEvidence: 1e6, tasteEvidence: known }, weights).steps;
    expect(step(alone, STEP.pop)).toBeCloseTo(surprise / (3 + 1 + evidence), 5);
  });

  it("never learns a surprise more than once over", () => {
    const first = forecastOf(decision({ liked: false }), weights);
    const { steps } = learn(decision({ liked: false }), weights);
    const taste = steps.slice(STEP.taste, STEP.taste + TASTE_SIZE);
    const changed = { pop: step(steps, STEP.pop), pick: step(steps, STEP.pick), taste };
    const second = forecastOf(decision({ liked: false, ...changed }), weights);
    expect(second).toBeLessThan(first);
    const logOdds = (p: number) => Math.log(p / (1 - p));
    expect(logOdds(first) - logOdds(second)).toBeLessThan(first / (first * (1 - first)));
  });

  it("learns nothing about traits that the target lacks", () => {
    const { steps } = learn(decision({}), weights);
    expect(step(steps, STEP.taste)).toBe(0);
    expect(step(steps, STEP.tasteEvidence)).toBe(0);
  });
});

describe("learnShared", () => {
  it("comes to expect what members do", () => {
    const model = freshModel();
    const before = forecastOf(decision({}), model.weights);
    for (let round = 0; round < 200; round++)
      learnShared(model, learn(decision({ liked: false }), model.weights));
    expect(before).toBeGreaterThan(0.5);
    expect(forecastOf(decision({}), model.weights)).toBeLessThan(0.1);
    expect(model.weights[AFFINITY.modelToSkill + 1]).toBeLessThan(0);
    expect(model.weights[TERM.verified]).toBe(0.3);
  });

  it("takes a decision back, also after others were learned", () => {
    const model = freshModel();
    learnShared(model, learn(decision({}), model.weights));
    const before = { weights: model.weights.slice(), squares: model.squares.slice() };
    const mistake = learn(decision({ liked: false }), model.weights);
    const surprise = step(mistake.steps, STEP.surprise);
    learnShared(model, mistake);
    expect(model.weights[TERM.bias]).not.toBe(before.weights[TERM.bias]);
    unlearnShared(model, mistake.terms, surprise);
    for (const place of before.weights.keys()) {
      expect(model.weights[place]).toBeCloseTo(before.weights[place] ?? 0, 12);
      expect(model.squares[place]).toBeCloseTo(before.squares[place] ?? 0, 12);
    }
    const right = freshModel();
    const both = freshModel();
    for (let n = 0; n < 50; n++) learnShared(right, learn(decision({}), right.weights));
    const wrong = learn(decision({ liked: false }), both.weights);
    learnShared(both, wrong);
    const far = Math.abs((both.weights[TERM.bias] ?? 0) - -1.9);
    for (let n = 0; n < 50; n++) learnShared(both, learn(decision({}), both.weights));
    unlearnShared(both, wrong.terms, step(wrong.steps, STEP.surprise));
    expect(Math.abs((both.weights[TERM.bias] ?? 0) - (right.weights[TERM.bias] ?? 0))).toBeLessThan(far);
  });

  it("adds up: two processes that learn apart change a stored model by both differences", () => {
    const start = freshModel();
    const one = freshModel();
    const two = freshModel();
    learnShared(one, learn(decision({}), one.weights));
    learnShared(two, learn(decision({ liked: false }), two.weights));
    const first = modelDifference(start, one);
    const second = modelDifference(start, two);
    expect(first.weights).toHaveLength(WEIGHTS_SIZE);
    expect((first.weights[0] ?? 0) > 0 && (second.weights[0] ?? 0) < 0).toBe(true);
    expect((start.weights[0] ?? 0) + (first.weights[0] ?? 0)).toBeCloseTo(one.weights[0] ?? 0, 12);
  });
});

describe("words", () => {
  const words = { alike: 0.5, answers: 0.25, offered: new Float64Array(TOPICS).fill(0.25) };

  it("count by what they are worth to all, and by the swiper's own taste", () => {
    const without = Math.log(1 / forecastOf(decision({}), weights) - 1);
    const taste = new Float32Array(TASTE_SIZE).fill(1, TASTE_TOPICS);
    const known = Math.log(1 / forecastOf(decision({ words, taste }), weights) - 1);
    const worth = 0.5 * (weights[WORD_TERM.alike] ?? 0) + 0.25 * (weights[WORD_TERM.answers] ?? 0);
    expect(without - known).toBeCloseTo(worth + 0.25 * TOPICS, 6);
  });

  it("teach the swiper's taste what the other writes about, and what they ask for comes on top on the card", () => {
    const { steps } = learn(decision({ words }), weights);
    expect(step(steps, STEP.taste + TASTE_TOPICS)).toBeGreaterThan(0);
    const asked = askedBy({ ...NO_WORDS, sought: new Int8Array(TOPICS).fill(64) }, weights);
    const none = cardTasteAfter([], [], steps, 1);
    const card = cardTasteAfter([], asked, steps, 1);
    expect((card[TASTE_TOPICS] ?? 0) - (none[TASTE_TOPICS] ?? 0)).toBeCloseTo(32, -1);
    expect(card[0]).toBe(none[0]);
  });
});

describe("keptSteps", () => {
  it("reads steps that were kept before words were learned", () => {
    const kept = Array.from({ length: 55 }, (_, at) => at);
    const steps = keptSteps(kept);
    expect([step(steps, STEP.pop), step(steps, STEP.taste + 24)]).toEqual([0, 28]);
    expect([step(steps, STEP.tasteEvidence), step(steps, STEP.surprise)]).toEqual([29, 54]);
    expect(step(steps, STEP.taste + TASTE_TOPICS)).toBe(0);
    expect(step(keptSteps(kept.slice(0, 54)), STEP.surprise)).toBe(0);
    expect([...keptSteps(steps)]).toEqual([...steps]);
  });
});

describe("packTaste", () => {
  it("rounds to 1/64 and clamps to what int8 holds", () => {
    expect([...packTaste([0.5, -0.01, 9, -9], []).subarray(0, 5)]).toEqual([32, -1, 127, -127, 0]);
  });
});

describe("attend", () => {
  it("expects a session a day from a member who came every day", () => {
    let sessions = 0;
    let resp = 0;
    for (let day = 0; day < 200; day++) ({ sessions, resp } = attend(sessions, 1, day));
    expect(resp).toBeGreaterThan(0.85);
    expect(resp).toBeLessThan(1);
    expect(resp * DAILY_FADE ** 13).toBeLessThan(0.12);
  });

  it("expects less from a member who came rarely", () => {
    let sessions = 0;
    let resp = 0;
    for (let week = 0; week < 30; week++) ({ sessions, resp } = attend(sessions, 7, 7 * week));
    expect(resp).toBeCloseTo(0.18, 1);
  });
});

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
