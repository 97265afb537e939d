import type { Quest } from "@kompagnon/contract/quest/model.ts";
import { beforeEach, expect, test } from "vitest";
import { queryClient } from "#platform/queries.ts";
import { questQuery, takeQuest } from "./api.ts";

const quest: Quest = {
  enabled: true,
  status: "open",
  dismissed: false,
  steps: ["upload_avatar", "edit_bio"],
  completed_steps: ["edit_bio"],
  current_step: "upload_avatar",
  has_avatar: false,
};
const cachedQuest = () => queryClient.getQueryData(questQuery().queryKey);
beforeEach(() => queryClient.clear());

test("what the stream tells from before the page was read counts no more", () => {
  takeQuest(quest);
  takeQuest({ ...quest, enabled: false }); // the wizard was not finished yet
  takeQuest({ ...quest, completed_steps: [] });
  expect(cachedQuest()).toEqual(quest);
  const done: Quest = { ...quest, status: "completed", completed_steps: ["upload_avatar", "edit_bio"] };
  takeQuest(done);
  expect(cachedQuest()).toEqual(done);
  takeQuest({ ...done, status: "open" });
  expect(cachedQuest()).toEqual(done);
});

test("what has changed since is taken in", () => {
  takeQuest({ ...quest, enabled: false, completed_steps: [] });
  takeQuest(quest);
  expect(cachedQuest()).toEqual(quest);
  takeQuest({ ...quest, has_avatar: true });
  expect(cachedQuest()).toMatchObject({ has_avatar: true });
  takeQuest({ ...quest, status: "completed", dismissed: true });
  expect(cachedQuest()).toMatchObject({ dismissed: true });
});
