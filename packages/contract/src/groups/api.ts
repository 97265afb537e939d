import { groupsEndpoints } from "./endpoints.ts";
import { groupsEvents } from "./events.ts";

/** The HTTP routes and live events of groups. */
export const groups = { endpoints: groupsEndpoints, events: groupsEvents };
