import { lazy } from "react";
import { query } from "#platform/queries.ts";

/** What other features may use of events. */

export { NextEventsCard } from "./next-events-card.tsx";

/** The next dates, for the overview. */
export const nextQuery = () => query("GET /api/events/next");

/** The events of a group, circle or team, with the form that makes one. */
export const EventsOf = lazy(async () => ({ default: (await import("./events-of.tsx")).EventsOf }));
