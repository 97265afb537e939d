import { pollsEndpoints } from "./endpoints.ts";
import { pollsEvents } from "./events.ts";

/** The HTTP routes and live events of polls. */
export const polls = { endpoints: pollsEndpoints, events: pollsEvents };
