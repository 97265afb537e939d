import type { Quest } from "@kompagnon/contract/quest/model.ts";
import { expect, test } from "vitest";
import { nextStepOf } from "./next-step.ts";

const quest = (completed: Quest["completed_steps"]): Quest => ({
  enabled: true,
  status: "open",
  dismissed: false,
  steps: ["upload_avatar", "edit_bio", "discover_groups", "find_partners", "first_post"],
  completed_steps: completed,
  current_step: null,
  has_avatar: false,
});
const status = (allowed: boolean, viewed = 0, left = 0, needs: ("picture" | "skills" | "age")[] = []) => ({
  allowed,
  needs,
  viewed_profiles: viewed,
  remaining_profiles: left,
});

test("picture, first Deal, then the steps of the quest, then nothing", () => {
  expect(nextStepOf(status(false, 0, 0, ["picture"]), quest([]))).toMatchObject({
    kind: "setup",
    missing: "picture",
    to: "/dashboard/matching-setup",
  });
  expect(nextStepOf(status(false, 0, 0, ["skills", "picture"]), quest([]))).toMatchObject({
    missing: "details",
  });
  expect(nextStepOf(status(true, 0, 26), quest([]))).toEqual({
    kind: "first_deal",
    to: "/dashboard/matching",
    waiting: 26,
  });
  expect(nextStepOf(status(true, 1, 25), quest(["upload_avatar", "edit_bio"]))).toMatchObject({
    kind: "quest",
    key: "discover_groups",
  });
  const met = ["upload_avatar", "edit_bio", "discover_groups"] as const;
  expect(nextStepOf(status(true, 1, 25), quest([...met]))).toMatchObject({
    key: "find_partners",
    to: "/dashboard/search",
  });
  expect(nextStepOf(status(true, 1, 25), { ...quest([]), status: "completed" })).toBeNull();
});

test("nobody is sent where they can't go on", () => {
  expect(nextStepOf(status(false, 0, 0, ["age", "picture"]), quest([]))).toMatchObject({
    key: "upload_avatar",
  });
  expect(nextStepOf(status(true, 0, 0), quest([]))).toMatchObject({ kind: "quest" });
  expect(nextStepOf(undefined, quest([]))).toMatchObject({ kind: "quest" });
  expect(nextStepOf(undefined, undefined)).toBeNull();
});
