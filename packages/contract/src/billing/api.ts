import { billingEndpoints } from "./endpoints.ts";
import { billingEvents } from "./events.ts";

/** The HTTP routes and live events of billing. */
export const billing = { endpoints: billingEndpoints, events: billingEvents };
