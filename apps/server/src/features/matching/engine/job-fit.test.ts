import { expect, test } from "vitest";
import { jobFit } from "./job-fit.ts";

const anna = { models: ["smma", "affiliate-marketing"], skills: ["video-editing", "copywriting"] } as const;

test("says what one can that is needed, and what both build", () => {
  const fit = jobFit(anna, { models: ["smma"], skills: ["video-editing"] });
  expect(fit.reasons).toEqual([
    { kind: "skills_needed", skills: ["video-editing"] },
    { kind: "shared_models", models: ["smma"] },
  ]);
});

test("a post that needs just what one can fits better than one that needs everything", () => {
  const narrow = jobFit(anna, { models: [], skills: ["video-editing"] });
  const wide = jobFit(anna, {
    models: [],
    skills: ["video-editing", "graphic-design", "web-app-dev", "social-media"],
  });
  expect(narrow.score).toBeGreaterThan(wide.score);
});

test("a post that asks for nothing, or for something else, gives no reason", () => {
  expect(jobFit(anna, { models: [], skills: [] })).toEqual({ score: 0, reasons: [] });
  expect(jobFit(anna, { models: ["trading"], skills: ["ai-automation"] })).toEqual({ score: 0, reasons: [] });
});
