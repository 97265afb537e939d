import type { TeamTask } from "@kompagnon/contract/teams/model.ts";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { queryClient } from "#platform/queries.ts";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { cachedTask, taskQuery } from "../cache.ts";
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
const OTHER: TeamTask = { ...TASK, id: "0199a1b2-0000-7000-8000-000000000003" };

type Step = { task: TeamTask; status: TeamTask["status"] };
const path = ({ team_id: id, id: taskId }: TeamTask) => ({ id, taskId });

/** Sends changes at once, as key presses in a row do. */
function Steps({ steps }: { steps: readonly Step[] }) {
  const change = useTaskChange();
  return (
    <button
      type="button"
      onClick={() => {
        for (const { task, status } of steps) change.mutate({ params: path(task), body: { status } });
      }}
    >
      Weiter
    </button>
  );
}

const keyOf = (task: TeamTask) => taskQuery(task.team_id, task.id).queryKey;
const shown = (task: TeamTask) => cachedTask(task.team_id, task.id);

/** Sends the steps; the server answers one change after the other, when the test says so, with a version of its own. */
async function send(steps: readonly Step[]) {
  const answers: (() => void)[] = [];
  const { bodiesTo } = fakeCalls({
    [ROUTE]: ({ params, body }) =>
      new Promise((resolve) =>
        answers.push(
          () =>
            resolve({ ...TASK, id: params.taskId ?? "", text_version: 2, ...(body as Partial<TeamTask>) }), // what is sent below
        ),
      ),
  });
  const { user } = await renderInApp(<Steps steps={steps} />);
  for (const { task } of steps) queryClient.setQueryData(keyOf(task), task);
  await user.click(screen.getByRole("button", { name: "Weiter" }));
  return { answers, bodiesTo };
}

test("useTaskChange: sends the second of two changes once the first was answered, and shows the second all the time", async () => {
  const { answers, bodiesTo } = await send([
    { task: TASK, status: "in_progress" },
    { task: TASK, status: "review" },
  ]);
  await waitFor(() => expect(shown(TASK)?.status).toBe("review"));
  expect(bodiesTo(ROUTE)).toEqual([{ status: "in_progress" }]);
  answers[0]?.();
  await waitFor(() => expect(bodiesTo(ROUTE)).toHaveLength(2));
  expect(shown(TASK)?.status).toBe("review");
  answers[1]?.();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(shown(TASK)?.status).toBe("review");
});

test("useTaskChange: takes in the answer for a task while a change of another one waits", async () => {
  const { answers, bodiesTo } = await send([
    { task: TASK, status: "in_progress" },
    { task: OTHER, status: "review" },
  ]);
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await waitFor(() => expect(bodiesTo(ROUTE)).toHaveLength(2));
  expect(shown(TASK)).toMatchObject({ status: "in_progress", text_version: 2 });
  answers[1]?.();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
});
