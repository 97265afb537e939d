import type { MyPods, Pod } from "@kompagnon/contract/pods/model.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Failure, Out, Route } from "#platform/call.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { deviceZone } from "#platform/local-time.ts";
import { mutation, pages, query, queryClient } from "#platform/queries.ts";

/** The member's circles, and their invitations. */
export const mineQuery = () => query("GET /api/pods");
/** A circle with everybody's week. */
export const podQuery = (id: string) => query("GET /api/pods/{id}", { params: { id } });
/** The weeks of a circle that are over. */
export const weeksQuery = (id: string) =>
  pages("GET /api/pods/{id}/weeks", { params: { id }, query: { limit: 6 } });

const renew = (route: Route): void => void queryClient.invalidateQueries({ queryKey: [route] });
/** Fetches all shown data of circles again. */
function renewAll(): void {
  for (const route of [
    "GET /api/pods",
    "GET /api/pods/due",
    "GET /api/pods/{id}",
    "GET /api/pods/{id}/weeks",
  ] as const)
    renew(route);
}

/** Keeps circles current: events carry no content, so changes are fetched. */
export function usePodNews(): void {
  useLiveEvent("pods_changed", renewAll);
  useResync(renewAll);
}

type Answering<T> = { [R in Route]: Out<R> extends T ? R : never }[Route];

/** A change that returns the member's circles; they are shown at once. */
export const useMineChange = <R extends Exclude<Answering<MyPods>, `GET ${string}`>>(route: R) =>
  useMutation({
    ...mutation(route),
    onSuccess: (mine) => {
      queryClient.setQueryData(mineQuery().queryKey, mine as MyPods); // Answering: the route answers them
      renew("GET /api/pods/due");
    },
    onError: (_: Failure<R>) => renew("GET /api/pods"),
  });

/** A change of a circle; it is shown as the server answers it, and a refusal shows how it is now. */
export const usePodChange = <R extends Exclude<Answering<Pod>, `GET ${string}`>>(route: R, podId: string) =>
  useMutation({
    ...mutation(route),
    onSuccess: (pod) => {
      queryClient.setQueryData(podQuery(podId).queryKey, pod as Pod); // as above
      for (const other of ["GET /api/pods", "GET /api/pods/due", "GET /api/pods/{id}/weeks"] as const)
        renew(other);
    },
    onError: (_: Failure<R>) => void queryClient.invalidateQueries({ queryKey: podQuery(podId).queryKey }),
  });

/** Sends the device's time zone to the server if it knows another one: weeks follow the member's clock. */
export function useOwnZone(storedZone: string | null | undefined): void {
  const { mutate } = useMineChange("PUT /api/pods/time-zone");
  useEffect(() => {
    const here = deviceZone();
    if (storedZone !== undefined && storedZone !== here)
      mutate({ body: { time_zone: here } }, { onSuccess: () => renew("GET /api/pods/{id}") });
  }, [storedZone, mutate]);
}
