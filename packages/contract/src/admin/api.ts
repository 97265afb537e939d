import { adminEndpoints } from "./endpoints.ts";
import { waitingEndpoints } from "./waiting-endpoints.ts";

/** The HTTP routes of the admin area. */
export const admin = { endpoints: { ...adminEndpoints, ...waitingEndpoints }, events: {} };
