import { expect, test } from "vitest";
import type { Profile } from "../api.ts";
import { traitsOf } from "./less-like.tsx";

const card = {
  language: "fr",
  business_models: ["smma", "trading", "reselling"],
  skills: ["copywriting"],
  goals: ["side-income"],
} as unknown as Profile; // all that the function reads

test("a card offers its own traits: two models and skills at most, and one more", () => {
  const shared = [
    { kind: "model", model: "smma" },
    { kind: "model", model: "trading" },
    { kind: "skill", skill: "copywriting" },
  ];
  expect(traitsOf(card, "de")).toEqual([...shared, { kind: "language", language: "fr" }]);
  expect(traitsOf(card, "fr")).toEqual([...shared, { kind: "goal", goal: "side-income" }]);
  expect(traitsOf({ ...card, goals: [] }, "fr")).toEqual(shared);
});
