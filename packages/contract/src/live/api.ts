import { liveEndpoints } from "./endpoints.ts";

/** The HTTP routes of live. */
export const live = { endpoints: liveEndpoints, events: {} };
