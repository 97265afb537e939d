import { aiEndpoints } from "./endpoints.ts";

/** The HTTP routes of the assistants. */
export const ai = { endpoints: aiEndpoints, events: {} };
