import { identitiesEndpoints } from "./endpoints.ts";

/** The HTTP routes of members' key pairs. */
export const identities = { endpoints: identitiesEndpoints, events: {} };
