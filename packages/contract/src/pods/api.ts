import { podsEndpoints } from "./endpoints.ts";
import { podsEvents } from "./events.ts";

/** The HTTP routes and live events of weekly circles. */
export const pods = { endpoints: podsEndpoints, events: podsEvents };
