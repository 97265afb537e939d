import type { Quest } from "@kompagnon/contract/quest/model.ts";
import { useQuery } from "@tanstack/react-query";
import { query, queryClient } from "#platform/queries.ts";

/** The query of the member's beginner quest. */
export const questQuery = () => query("GET /api/quest");

/** Whether a quest is from before another: what is done stays done. */
const isBefore = (quest: Quest, other: Quest): boolean =>
  (other.enabled && !quest.enabled) ||
  (other.status === "completed" && quest.status === "open") ||
  quest.completed_steps.length < other.completed_steps.length;

/**
 * Takes a changed quest in. One that is being fetched may have been read before, so it is fetched again; a stream that has
 * just been opened tells of changes from before the page was read, which count no more.
 */
export function takeQuest(quest: Quest): void {
  const { queryKey } = questQuery();
  const cached = queryClient.getQueryData(queryKey);
  if (cached && isBefore(quest, cached)) return;
  queryClient.setQueryData(queryKey, quest);
  if (queryClient.isFetching({ queryKey }) > 0) refreshQuest();
}

/** Fetches the quest again. */
export const refreshQuest = (): void =>
  void queryClient.invalidateQueries({ queryKey: questQuery().queryKey });

/** The member's quest; undefined while loading. `every`: the interval of fetching it again, in ms. */
export const useQuest = (every: number | false = false): Quest | undefined =>
  useQuery({ ...questQuery(), refetchInterval: every }).data;

/** Whether the quest is there to be shown. */
export const isOpen = (quest: Quest | undefined): quest is Quest =>
  quest?.enabled === true && quest.status === "open";
