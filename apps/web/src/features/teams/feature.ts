import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Rocket } from "lucide-react";
import { useEffect } from "react";
import type { WebFeature } from "#platform/feature.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { setNavBadge } from "#platform/nav-badges.ts";
import { query, queryClient } from "#platform/queries.ts";

/** Tracks on every page whether the member belongs to a team, and drops data that they may no longer see. Draws nothing. */
function TeamsListener() {
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

/** Teams and their tasks; the way there is for members of one. */
export const teams = {
  navigation: [
    {
      key: "teampanel",
      section: "main",
      order: 55,
      to: teamsPaths.panel,
      icon: Rocket,
      inMoreMenu: true,
      badge: "teams",
      shortcut: "t",
    },
  ],
  adminEntries: () => import("./admin-entries.ts"),
  listener: { component: TeamsListener },
  notificationCards: () => import("./notification-cards.ts"),
} satisfies WebFeature;
