import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { setNavBadge } from "#platform/nav-badges.ts";
import { query, queryClient } from "#platform/queries.ts";

/** Tracks on every page whether the member belongs to a team, and drops data that they may no longer see. Draws nothing. */
export function TeamsListener() {
  const { data } = useQuery(query("GET /api/teams/membership"));
  useEffect(() => {
    setNavBadge("teams", data?.member ?? false);
    return () => setNavBadge("teams", false);
  }, [data]);
  const renew = () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [route] }) => typeof route === "string" && route.startsWith("GET /api/teams"),
    });
  useLiveEvent("team_membership_changed", renew);
  useResync(renew);
  return null;
}
