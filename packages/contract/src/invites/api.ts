import { invitesEndpoints } from "./endpoints.ts";
import { invitesEvents } from "./events.ts";

/** The HTTP routes and live events of invites. */
export const invites = { endpoints: invitesEndpoints, events: invitesEvents };
