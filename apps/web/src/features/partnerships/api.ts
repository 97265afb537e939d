import type { Path, QuestionnairePart } from "@kompagnon/contract/partnerships/model.ts";
import type { Part } from "@kompagnon/contract/partnerships/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { ApiError, type Failure, type Out, type Route } from "#platform/call.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { upcomingStepQuery } from "./upcoming-step.ts";

/** The path of two, by their conversation. */
export const pathQuery = (chatId: string) => query("GET /api/paths/{id}", { params: { id: chatId } });
/** A part of their questionnaire. */
export const partQuery = (chatId: string, part: Part) =>
  query("GET /api/paths/{id}/parts/{part}", { params: { id: chatId, part } });

/** Marks as stale on which path it is the member's turn. */
const renewUpcomingStep = (): void =>
  void queryClient.invalidateQueries({ queryKey: upcomingStepQuery().queryKey });

const ROUTES = new Set<unknown>(["GET /api/paths/{id}", "GET /api/paths/{id}/parts/{part}"]);
/** Fetches all shown data of a path again. */
export function renewPath(chatId: string): void {
  renewUpcomingStep();
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [route, input] }) =>
      ROUTES.has(route) && (input as { params: { id: string } }).params.id === chatId, // the input of these two routes
  });
}

type OfPath = { [R in Route]: Out<R> extends Path ? R : never }[Route];
/** A change of a path: what the server answers is shown at once, and a refusal shows how it is now. */
export const usePathChange = <R extends OfPath>(route: R, chatId: string) =>
  useMutation({
    ...mutation(route),
    onSuccess: (path) => {
      queryClient.setQueryData<Path>(pathQuery(chatId).queryKey, path as Path); // OfPath: the route answers one
      renewPath(chatId);
    },
    onError: (_: Failure<R>) => renewPath(chatId),
  });

type OfPart = { [R in Route]: Out<R> extends QuestionnairePart ? R : never }[Route];
/** A change of a part, one after the other: what is saved last is what stays. */
export const usePartChange = <R extends OfPart>(route: R, chatId: string) =>
  useMutation({
    ...mutation(route),
    scope: { id: `path ${chatId}` },
    onSuccess: (answer) => {
      const part = answer as QuestionnairePart; // OfPart: the route answers one
      queryClient.setQueryData<QuestionnairePart>(partQuery(chatId, part.part).queryKey, part);
      void queryClient.invalidateQueries({ queryKey: pathQuery(chatId).queryKey });
      renewUpcomingStep();
    },
  });

/** Keeps what is shown of a path up to date. */
export function usePathNews(chatId: string): void {
  const renew = () => renewPath(chatId);
  const ofThis = ({ chat_id }: { chat_id: string }) => chat_id === chatId && renew();
  useLiveEvent("path_changed", ofThis);
  useLiveEvent("trial_changed", ofThis);
  useLiveEvent("team_membership_changed", renew);
  useResync(renew);
}

/** Whether there is no such path for the member. */
export const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
