import { teamAdminEndpoints } from "./admin-endpoints.ts";
import { teamsEndpoints } from "./endpoints.ts";
import { teamsEvents } from "./events.ts";
import { teamTasksEndpoints } from "./task-endpoints.ts";

/** The HTTP routes and live events of teams. */
export const teams = {
  endpoints: { ...teamsEndpoints, ...teamTasksEndpoints, ...teamAdminEndpoints },
  events: teamsEvents,
};
