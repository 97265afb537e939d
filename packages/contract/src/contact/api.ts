import { contactEndpoints } from "./endpoints.ts";

/** The HTTP routes of messages to the team. */
export const contact = { endpoints: contactEndpoints, events: {} };
