import type { Trait } from "@kompagnon/contract/matching/model.ts";
import { expect, test } from "vitest";
import { pack, unpack } from "#features/matching/engine/features.ts";
import { freshModel } from "#features/matching/engine/learn.ts";
import { lessOf, lossOf } from "#features/matching/engine/less.ts";
import { reasonsFor } from "#features/matching/engine/reasons.ts";
import { TASTE_SIZE } from "#features/matching/engine/weights.ts";

const profile = {
  businessModels: ["trading", "smma"],
  skills: ["copywriting", "video-editing"],
  goal: "side-income",
  age: 30,
  verified: false,
  hasIdea: false,
  bioLength: 0,
  language: "fr",
  sought: [],
  soughtIsMust: false,
} as const;
const card = unpack(pack(profile));
const traits: Trait[] = [
  { kind: "model", model: "trading" },
  { kind: "skill", skill: "copywriting" },
  { kind: "goal", goal: "side-income" },
  { kind: "language", language: "fr" },
];

test("each trait takes the same from a card that has it, and more than two no more", () => {
  for (const trait of traits) {
    const less = lessOf([trait]);
    expect(less && lossOf(less, card)).toBe(1.5);
    expect(
      less &&
        lossOf(
          less,
          unpack(
            pack({
              ...profile,
              businessModels: ["reselling"],
              skills: ["marketing-ads"],
              goal: null,
              language: "de",
            }),
          ),
        ),
    ).toBe(0);
  }
  const all = lessOf(traits);
  expect(all && lossOf(all, card)).toBe(3);
  expect(lessOf([])).toBeNull();
  expect(lessOf(null)).toBeNull();
});

test("what a viewer wants less of is no reason to show a card", () => {
  const { weights } = freshModel();
  const reasonsWithout = (less: Trait[]) =>
    reasonsFor(
      { viewer: pack(profile), candidate: pack(profile), weights, taste: new Float64Array(TASTE_SIZE) },
      { words: [], weekly: null, less: lessOf(less) },
    );
  expect(reasonsWithout([])).toContainEqual({ kind: "shared_models", models: ["smma", "trading"] });
  expect(reasonsWithout([{ kind: "model", model: "trading" }])).toContainEqual({
    kind: "shared_models",
    models: ["smma"],
  });
  expect(reasonsWithout([]).map(({ kind }) => kind)).toContain("same_goal");
  expect(reasonsWithout([{ kind: "goal", goal: "side-income" }]).map(({ kind }) => kind)).not.toContain(
    "same_goal",
  );
});
