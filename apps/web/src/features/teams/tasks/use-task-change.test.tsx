import type { TeamTask } from "@kompagnon/contract/teams/model.ts";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { queryClient } from "#platform/queries.ts";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { knownTask, taskQuery } from "../cache.ts";
import { useTaskChange } from "./use-task-change.ts";

const ROUTE = "PATCH /api/teams/{id}/tasks/{taskId}";
const TASK: TeamTask = {
  id: "0199a1b2-0000-7000-8000-000000000001",
  team_id: "0199a1b2-0000-7000-8000-000000000002",
  title: "Kabel bestellen",
  description: "",
  text_version: 1,
  status: "open",
  priority: "normal",
  due_at: null,
  assignees: [],
  created_by: null,
  worded_by: null,
  created_at: "2026-11-28T10:00:00.000Z",
  updated_at: "2026-11-28T10:00:00.000Z",
  closed_at: null,
  comment_count: 0,
};
const params = { id: TASK.team_id, taskId: TASK.id };

/** Moves the task two columns on at once, as two key presses do. */
function TwoSteps() {
  const change = useTaskChange();
  const step = (status: TeamTask["status"]) => change.mutate({ params, body: { status } });
  return (
    <button
      type="button"
      onClick={() => {
        step("in_progress");
        step("review");
      }}
    >
      Weiter
    </button>
  );
}

test("useTaskChange: sends the second of two changes once the first was answered, and shows the second all the time", async () => {
  const answers: (() => void)[] = [];
  const { bodiesTo } = fakeCalls({
    [ROUTE]: ({ body }) =>
      new Promise((resolve) => answers.push(() => resolve({ ...TASK, ...(body as Partial<TeamTask>) }))), // what is sent below
  });
  const shown = () => knownTask(TASK.team_id, TASK.id)?.status;
  const { user } = await renderInApp(<TwoSteps />);
  queryClient.setQueryData(taskQuery(TASK.team_id, TASK.id).queryKey, TASK);
  await user.click(screen.getByRole("button", { name: "Weiter" }));
  await waitFor(() => expect(shown()).toBe("review"));
  expect(bodiesTo(ROUTE)).toEqual([{ status: "in_progress" }]);
  answers[0]?.();
  await waitFor(() => expect(bodiesTo(ROUTE)).toHaveLength(2));
  expect(shown()).toBe("review");
  answers[1]?.();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(shown()).toBe("review");
});
