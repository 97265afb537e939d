import { filesEndpoints } from "./endpoints.ts";

/** The HTTP routes of files. */
export const files = { endpoints: filesEndpoints, events: {} };
