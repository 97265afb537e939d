import { lazy } from "react";
import { query } from "#platform/queries.ts";

/** What other features may use of events. */

const shown = () => import("./shown.ts");

/** The next dates, for the overview. */
export const nextQuery = () => query("GET /api/events/next");

/** The next dates on the overview; loaded where there are any. */
export const NextEventsCard = lazy(async () => ({ default: (await shown()).NextEventsCard }));

/** The events of a group, circle or team, with the form that makes one. */
export const EventsOf = lazy(async () => ({ default: (await shown()).EventsOf }));
