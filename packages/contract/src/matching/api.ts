import { matchingEndpoints } from "./endpoints.ts";
import { matchingEvents } from "./events.ts";

/** The HTTP routes and live events of matching. */
export const matching = { endpoints: matchingEndpoints, events: matchingEvents };
