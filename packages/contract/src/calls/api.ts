import { callsEndpoints } from "./endpoints.ts";
import { callsEvents } from "./events.ts";

/** The HTTP routes and live events of calls. */
export const calls = { endpoints: callsEndpoints, events: callsEvents };
