import type { Team, TeamTask } from "@kompagnon/contract/teams/model.ts";
import { isClosed, TASKS_PAGE_MAX } from "@kompagnon/contract/teams/rules.ts";
import type { InfiniteData } from "@tanstack/react-query";
import type { Out } from "#platform/call.ts";
import { pages, query, queryClient } from "#platform/queries.ts";

/** My teams, page by page. */
export const mineQuery = () => pages("GET /api/teams/mine", { query: { limit: 20 } });
/** Invitations that wait for my answer. */
export const invitationsQuery = () => query("GET /api/teams/invitations");
/** One of my teams. */
export const teamQuery = (id: string) => query("GET /api/teams/{id}", { params: { id } });
/** Those of a team's tasks on which something is to be done, or those that are closed. */
export const tasksQuery = (id: string, status: "undone" | "closed") =>
  pages("GET /api/teams/{id}/tasks", {
    params: { id },
    query: { status, limit: status === "undone" ? TASKS_PAGE_MAX : 30 },
  });
/** One task. */
export const taskQuery = (id: string, taskId: string) =>
  query("GET /api/teams/{id}/tasks/{taskId}", { params: { id, taskId } });
/** The comments on a task, the newest first. */
export const commentsQuery = (id: string, taskId: string) =>
  pages("GET /api/teams/{id}/tasks/{taskId}/comments", { params: { id, taskId }, query: { limit: 50 } });

/** The entries of all pages, each once: one that moves while pages are fetched may come twice. */
export const entriesOf = <T extends { id: string }>(data: { pages: { items: T[] }[] } | undefined): T[] => [
  ...new Map(data?.pages.flatMap(({ items }) => items.map((one) => [one.id, one] as const))).values(),
];

/** Fetches all cached teams again; only one, if it is named. */
export const refreshTeams = (teamId?: string): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [route, input] }) =>
      typeof route === "string" &&
      route.startsWith("GET /api/teams") &&
      (teamId === undefined ||
        (input as { params?: { id?: string } } | null)?.params?.id === teamId || // as the queries above make it
        route === "GET /api/teams/mine"),
  });

/** Fetches a team's tasks again, and one of them. */
export async function refreshTasks(teamId: string, taskId?: string): Promise<void> {
  const stale = (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey });
  await Promise.all([
    stale(tasksQuery(teamId, "undone").queryKey),
    stale(tasksQuery(teamId, "closed").queryKey),
    taskId ? stale(taskQuery(teamId, taskId).queryKey) : null,
    stale(mineQuery().queryKey),
  ]);
}

/** Takes a team in as it is now. */
export const putTeam = (team: Team): void =>
  void queryClient.setQueryData<Team>(teamQuery(team.id).queryKey, team);

type TaskPages = InfiniteData<Out<"GET /api/teams/{id}/tasks">, string | null>;

/** A list with a task in its place, or without it; a task that is new in it comes first. */
function withTask(data: TaskPages | undefined, task: TeamTask, belongs: boolean): TaskPages | undefined {
  if (!data) return data;
  const there = data.pages.some(({ items }) => items.some(({ id }) => id === task.id));
  const pages = data.pages.map((page, at) => {
    const items = belongs
      ? page.items.map((one) => (one.id === task.id ? task : one))
      : page.items.filter(({ id }) => id !== task.id);
    return { ...page, items: belongs && !there && at === 0 ? [task, ...items] : items };
  });
  return { ...data, pages };
}

/** Takes a task in as it is now, in whichever list it belongs. */
export function putTask(task: TeamTask): void {
  const closed = isClosed(task.status);
  for (const status of ["undone", "closed"] as const)
    queryClient.setQueryData<TaskPages>(tasksQuery(task.team_id, status).queryKey, (data) =>
      withTask(data, task, (status === "closed") === closed),
    );
  queryClient.setQueryData<TeamTask>(taskQuery(task.team_id, task.id).queryKey, task);
}

/** A task as a list or its own page has it. */
export function cachedTask(teamId: string, taskId: string): TeamTask | undefined {
  for (const status of ["undone", "closed"] as const) {
    const data = queryClient.getQueryData<TaskPages>(tasksQuery(teamId, status).queryKey);
    const found = entriesOf(data).find(({ id }) => id === taskId);
    if (found) return found;
  }
  return queryClient.getQueryData<TeamTask>(taskQuery(teamId, taskId).queryKey);
}
