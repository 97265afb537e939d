import { lazy } from "react";

/** What the rest of the app may use of groups. All of it is fetched when it is wanted. */
export const MyGroupsCard = lazy(async () => ({
  default: (await import("./my-groups-card.tsx")).MyGroupsCard,
}));
/** The way into a group that somebody points at. */
export const GroupJoin = lazy(async () => ({ default: (await import("./join/group-join.tsx")).GroupJoin }));
