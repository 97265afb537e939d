import { searchEndpoints } from "./endpoints.ts";

/** The HTTP routes of search. */
export const search = { endpoints: searchEndpoints, events: {} };
