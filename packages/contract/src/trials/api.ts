import { trialsEndpoints } from "./endpoints.ts";
import { trialsEvents } from "./events.ts";

/** The HTTP routes and live events of trials. */
export const trials = { endpoints: trialsEndpoints, events: trialsEvents };
