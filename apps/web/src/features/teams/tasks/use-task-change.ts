import type { TaskChange, Team, TeamTask } from "@kompagnon/contract/teams/model.ts";
import { useMutation } from "@tanstack/react-query";
import type { Failure } from "#platform/call.ts";
import { mutation, queryClient } from "#platform/queries.ts";
import { cachedTask, putTask, refreshTasks, teamQuery } from "../cache.ts";
import { useRefusal } from "../states.tsx";

const ROUTE = "PATCH /api/teams/{id}/tasks/{taskId}";
type ChangeInput = { params: { id: string; taskId: string } };

/** Whether a change by this client is under way: live events wait for it. */
export const isChanging = (): boolean => queryClient.isMutating({ mutationKey: [ROUTE] }) > 0;

/** The assignees of a task after a change: existing ones keep their state, others are looked up in the team. */
function peopleOf({ team_id: id, assignees }: TeamTask, ids: readonly string[]): TeamTask["assignees"] {
  const team = queryClient.getQueryData<Team>(teamQuery(id).queryKey);
  return ids.flatMap((userId) => {
    const assignee = assignees.find((one) => one.user_id === userId);
    if (assignee) return [assignee];
    const card = team?.members.find((one) => one.id === userId);
    if (!card) return [];
    const nothing = { completed_at: null, completed_note: null };
    return [{ user_id: userId, name: card.username, avatar_url: card.avatar_url, ...nothing }];
  });
}

/** A task as it will look once a change is through. */
const after = (task: TeamTask, { assignees, text_version: _, ...change }: TaskChange): TeamTask => ({
  ...task,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  ...(assignees && { assignees: peopleOf(task, assignees) }),
});

/** Whether no other change of the task waits behind the one that ends: else its answer is older than what is shown. */
const isLast = (taskId: string): boolean =>
  queryClient.isMutating({
    mutationKey: [ROUTE],
    predicate: ({ state }) => (state.variables as ChangeInput).params.taskId === taskId, // the key's own input
  }) <= 1;

/**
 * Changes a task: shown at once, and as it was if the server refuses, which says why unless `onRefused` does. Changes are sent one
 * after the other: side by side the server may take the first of two steps last.
 */
export function useTaskChange(onRefused?: (failure: Failure<typeof ROUTE>) => boolean) {
  const refuse = useRefusal();
  return useMutation({
    ...mutation(ROUTE),
    scope: { id: "team-tasks" },
    onMutate: ({ params, body }) => {
      const before = cachedTask(params.id, params.taskId);
      if (before) putTask(after(before, body));
      return { before };
    },
    onSuccess: (task) => {
      if (isLast(task.id)) putTask(task);
    },
    onError: (failure, _input, shown) => {
      if (shown?.before) putTask(shown.before);
      if (!onRefused?.(failure)) refuse(failure);
    },
    onSettled: async (_task, _failure, { params }) => {
      if (isLast(params.taskId)) await refreshTasks(params.id, params.taskId);
    },
  });
}
