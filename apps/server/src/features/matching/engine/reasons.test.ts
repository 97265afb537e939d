import { reason } from "@kompagnon/contract/matching/model.ts";
import type { WeeklyHours } from "@kompagnon/contract/matching/rules.ts";
import { describe, expect, it } from "vitest";
import type { DeckProfile } from "./features.ts";
import { pack } from "./features.ts";
import { freshModel } from "./learn.ts";
import { REASONS_MAX, reasonsFor } from "./reasons.ts";
import { TASTE_SIZE, TASTE_SKILLS } from "./weights.ts";

const anna: DeckProfile = {
  businessModels: ["print-on-demand", "dropshipping"],
  skills: ["copywriting"],
  goal: "passive-income",
  age: 25,
  verified: false,
  hasIdea: false,
  bioLength: 0,
  language: "de",
  sought: [],
  soughtIsMust: false,
};
const ben: DeckProfile = {
  ...anna,
  businessModels: ["print-on-demand"],
  skills: ["video-editing", "graphic-design"],
  age: 45,
};
const noTaste = new Float32Array(TASTE_SIZE);
const { weights } = freshModel();
const reasons = (
  viewer: DeckProfile,
  candidate: DeckProfile,
  taste = noTaste,
  words: readonly string[] = [],
  weekly: WeeklyHours | null = null,
) =>
  reasonsFor(
    { viewer: pack(viewer), candidate: pack(candidate), weights, taste },
    { words, weekly, less: null },
  );

describe("reasonsFor", () => {
  it("names what both have in a week", () => {
    const same = { kind: "same_hours", weekly_hours: "5_to_15" };
    expect(reasons(anna, { ...anna, skills: [], age: null }, noTaste, [], "5_to_15")).toContainEqual(same);
    expect(reasons(anna, { ...anna, skills: [] })).not.toContainEqual(same);
  });

  it("names the largest terms first, with what they are about", () => {
    expect(reasons(anna, ben)).toEqual([
      { kind: "shared_models", models: ["print-on-demand"] },
      { kind: "skills_you_lack", skills: ["video-editing", "graphic-design"] },
      { kind: "same_goal", goal: "passive-income" },
    ]);
  });

  it("puts a stated wish first, and does not name its skills twice", () => {
    const [first, ...others] = reasons({ ...anna, goal: null, sought: ["video-editing"] }, ben);
    expect(first).toEqual({ kind: "skills_you_seek", skills: ["video-editing"] });
    expect(others).toContainEqual({ kind: "skills_you_lack", skills: ["graphic-design"] });
  });

  it("follows learned taste", () => {
    const taste = new Float32Array(TASTE_SIZE);
    taste[TASTE_SKILLS] = 3;
    expect(reasons(anna, ben, taste)[0]).toEqual({
      kind: "skills_you_lack",
      skills: ["video-editing", "graphic-design"],
    });
  });

  it("names rare words that both wrote", () => {
    expect(reasons({ ...anna, goal: null }, ben, noTaste, ["Kerzen"])).toContainEqual({
      kind: "shared_words",
      words: ["Kerzen"],
    });
  });

  it("mentions age, idea and verification where nothing weighs more", () => {
    const outsider: DeckProfile = {
      ...anna,
      businessModels: ["trading"],
      skills: ["copywriting"],
      goal: null,
      age: 26,
      verified: true,
      hasIdea: true,
    };
    expect(
      reasons({ ...anna, goal: null }, outsider)
        .map((one) => one.kind)
        .sort(),
    ).toEqual(["has_idea", "similar_age", "verified"]);
  });

  it("says nothing where nothing speaks for a card, and never more than three things", () => {
    const far: DeckProfile = { ...anna, businessModels: ["trading"], goal: null, age: 60 };
    expect(reasons(anna, far)).toEqual([]);
    const close = { ...ben, age: 25, verified: true, hasIdea: true };
    expect(reasons(anna, close)).toHaveLength(REASONS_MAX);
  });

  it("gives reasons the contract accepts", () => {
    for (const one of reasons(anna, { ...ben, age: 25 })) expect(reason.parse(one)).toEqual(one);
  });
});
