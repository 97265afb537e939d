import { publicPagesEndpoints } from "./endpoints.ts";

/** The HTTP routes of public pages. */
export const publicpages = { endpoints: publicPagesEndpoints, events: {} };
