import { lazy } from "react";

/** One's groups, for the overview. */
export { MyGroupsCard } from "./my-groups-card.tsx";
/** The way into a group that somebody points at. Fetched when it is drawn. */
export const GroupJoin = lazy(async () => ({ default: (await import("./join/group-join.tsx")).GroupJoin }));
