import { partnershipsEndpoints } from "./endpoints.ts";
import { partnershipsEvents } from "./events.ts";

/** The HTTP routes and live events of the way from a match to a company. */
export const partnerships = { endpoints: partnershipsEndpoints, events: partnershipsEvents };
