import { profilesEndpoints } from "./endpoints.ts";

/** The HTTP routes of profiles. */
export const profiles = { endpoints: profilesEndpoints, events: {} };
