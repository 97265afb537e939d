import type { Event } from "@kompagnon/contract/events/model.ts";
import type { EventHostKind } from "@kompagnon/contract/events/rules.ts";
import { useMutation } from "@tanstack/react-query";
import type { Failure, Out, Route } from "#platform/call.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { mutation, pages, query, queryClient } from "#platform/queries.ts";

/** A group, circle or team in which events are held. */
export type HostRef = { kind: EventHostKind; id: string };

/** The dates that come next: of one host, or of all the member's. */
export const datesQuery = (host: HostRef | null) =>
  pages("GET /api/events", {
    query: { limit: 20, ...(host && { kind: host.kind, host_id: host.id }) },
  });
/** An event with one of its dates. */
export const eventQuery = (id: string, on: string | undefined) =>
  query("GET /api/events/{id}", { params: { id }, query: on === undefined ? {} : { on } });
/** Who comes to a date. */
export const guestsQuery = (id: string, on: string) =>
  pages("GET /api/events/{id}/dates/{on}/answers", { params: { id, on }, query: { limit: 50 } });
/** The member's calendar feed. */
export const feedQuery = () => query("GET /api/calendar-feed");

const ROUTES = [
  "GET /api/events",
  "GET /api/events/next",
  "GET /api/events/{id}",
  "GET /api/events/{id}/dates/{on}/answers",
] as const satisfies readonly Route[];
const renew = (): void => {
  for (const route of ROUTES) void queryClient.invalidateQueries({ queryKey: [route] });
};

/** Keeps events current: live events carry no content, so changes are fetched. */
export function useEventNews(): void {
  useLiveEvent("events_changed", renew);
  useResync(renew);
}

type Changing = { [R in Route]: Out<R> extends Event ? R : never }[Route];
/** A change of an event: everything that shows it is fetched again, also after a refusal. */
export const useEventChange = <
  R extends Exclude<Changing, `GET ${string}`> | "PUT /api/events/{id}/dates/{on}/answer",
>(
  route: R,
) =>
  useMutation({
    ...mutation(route),
    onSuccess: renew,
    onError: (_: Failure<R>) => renew(),
  });
