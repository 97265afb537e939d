import { lazy } from "react";
import { query } from "#platform/queries.ts";

/** What other features may use of weekly circles. */

/** The number of the member's circles in which a goal or a check-in is due. */
export const dueQuery = () => query("GET /api/pods/due");

/** Begins a team's weekly circle, or joins it. */
export const TeamCircleButton = lazy(async () => ({
  default: (await import("./team-circle-button.tsx")).TeamCircleButton,
}));
