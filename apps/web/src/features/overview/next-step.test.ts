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
  expect(nextStepOf(status(false, 0, 0, ["picture"]), quest([]), null)).toMatchObject({
    kind: "setup",
    missing: "picture",
    to: "/dashboard/matching-setup",
  });
  expect(nextStepOf(status(false, 0, 0, ["skills", "picture"]), quest([]), null)).toMatchObject({
    missing: "details",
  });
  expect(nextStepOf(status(true, 0, 26), quest([]), null)).toEqual({
    kind: "first_deal",
    to: "/dashboard/matching",
    waiting: 26,
  });
  expect(nextStepOf(status(true, 1, 25), quest(["upload_avatar", "edit_bio"]), null)).toMatchObject({
    kind: "quest",
    key: "discover_groups",
  });
  const met = ["upload_avatar", "edit_bio", "discover_groups"] as const;
  expect(nextStepOf(status(true, 1, 25), quest([...met]), null)).toMatchObject({
    key: "find_partners",
    to: "/dashboard/search",
  });
  expect(nextStepOf(status(true, 1, 25), { ...quest([]), status: "completed" }, null)).toBeNull();
});

test("a path on which it is the member's turn comes before everything else", () => {
  const other = {
    id: "0197f000-0000-7000-8000-000000000001",
    username: "Lena",
    avatar_url: null,
    verified: false,
  };
  const ahead = { chat_id: "0197f000-0000-7000-8000-000000000002", other, step: "answer_trial" } as const;
  expect(nextStepOf(status(false, 0, 0, ["picture"]), quest([]), ahead)).toEqual({
    kind: "path",
    to: `/dashboard/path/${ahead.chat_id}`,
    name: "Lena",
    step: "answer_trial",
  });
});

test("no one is sent where they can't go on", () => {
  expect(nextStepOf(status(false, 0, 0, ["age", "picture"]), quest([]), null)).toMatchObject({
    key: "upload_avatar",
  });
  expect(nextStepOf(status(true, 0, 0), quest([]), null)).toMatchObject({ kind: "quest" });
  expect(nextStepOf(undefined, quest([]), null)).toMatchObject({ kind: "quest" });
  expect(nextStepOf(undefined, undefined, undefined)).toBeNull();
});
