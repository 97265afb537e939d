import type { Quest } from "@kompagnon/contract/quest/model.ts";
import { useQuery } from "@tanstack/react-query";
import { query, queryClient } from "#platform/queries.ts";

/** Where I stand in the beginner quest, as a query. */
const questQuery = () => query("GET /api/quest");

/** Takes a changed quest in. One that is being fetched may have been read before, so it is fetched again. */
export function takeQuest(quest: Quest): void {
  const { queryKey } = questQuery();
  queryClient.setQueryData(queryKey, quest);
  if (queryClient.isFetching({ queryKey }) > 0) refreshQuest();
}

/** Fetches the quest anew. */
export const refreshQuest = (): void =>
  void queryClient.invalidateQueries({ queryKey: questQuery().queryKey });

/** Where I stand; undefined until it is known. `every`: fetched anew so often, in ms. */
export const useQuest = (every: number | false = false): Quest | undefined =>
  useQuery({ ...questQuery(), refetchInterval: every }).data;

/** Whether the quest is there to be shown. */
export const isOpen = (quest: Quest | undefined): quest is Quest =>
  quest?.enabled === true && quest.status === "open";
