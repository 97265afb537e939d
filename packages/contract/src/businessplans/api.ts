import { businessplansEndpoints } from "./endpoints.ts";

/** The HTTP routes of business plans. */
export const businessplans = { endpoints: businessplansEndpoints, events: {} };
