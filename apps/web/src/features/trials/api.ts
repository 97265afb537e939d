import type { Trial } from "@kompagnon/contract/trials/model.ts";
import { useMutation } from "@tanstack/react-query";
import type { Failure, Out, Route } from "#platform/call.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { mutation, query, queryClient } from "#platform/queries.ts";

/** The trial projects of a conversation, the newest first. */
export const trialsQuery = (chatId: string) =>
  query("GET /api/chats/{id}/trials", { params: { id: chatId } });
type Trials = Out<"GET /api/chats/{id}/trials">;

/** Takes a trial project in as the server answered it. */
function keep(trial: Trial): void {
  queryClient.setQueryData<Trials>(trialsQuery(trial.chat_id).queryKey, (cached) => {
    const others = cached?.items.filter(({ id }) => id !== trial.id) ?? [];
    const items = [trial, ...others].sort((a, b) => b.created_at.localeCompare(a.created_at));
    return { items };
  });
}

type Changing = { [R in Route]: Out<R> extends Trial ? R : never }[Route];

/** A change of a trial project; what the server answers is shown at once, and a refusal shows how it is now. */
export const useTrialChange = <R extends Changing>(route: R, chatId: string) =>
  useMutation({
    ...mutation(route),
    onSuccess: (trial) => keep(trial as Trial), // Changing: the route answers one
    onError: (_: Failure<R>) => {
      void queryClient.invalidateQueries({ queryKey: trialsQuery(chatId).queryKey });
    },
  });

/** Keeps the trial projects of a conversation up to date. */
export function useTrialNews(chatId: string): void {
  const renew = () => void queryClient.invalidateQueries({ queryKey: trialsQuery(chatId).queryKey });
  useLiveEvent("trial_changed", (changed) => {
    if (changed.chat_id === chatId) renew();
  });
  useResync(renew);
}

/** Whether it is neither over nor declined. */
export const isOpen = ({ status }: Trial): boolean => status !== "done" && status !== "declined";
