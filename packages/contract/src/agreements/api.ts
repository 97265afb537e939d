import { agreementsEndpoints } from "./endpoints.ts";
import { agreementsEvents } from "./events.ts";

/** The HTTP routes and live events of agreements. */
export const agreements = { endpoints: agreementsEndpoints, events: agreementsEvents };
