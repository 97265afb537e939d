import { z } from "zod";
import { id } from "../wire/model.ts";
import { teamAdminEndpoints } from "./admin-endpoints.ts";
import { teamsEndpoints } from "./endpoints.ts";
import { teamTasksEndpoints } from "./task-endpoints.ts";

/** Live events of teams, by kind. They name what changed; clients fetch it. */
const teamsEvents = {
  /** Name, goal, members, roles or invitations of a team of mine changed. */
  team_changed: z.object({ team_id: id }),
  /** I belong to a team now, or no longer, or was invited or uninvited. */
  team_membership_changed: z.object({
    team_id: id,
    state: z.enum(["joined", "left", "removed", "deleted", "invited", "uninvited"]),
  }),
  /** A task was made or changed, or is gone. */
  team_task_changed: z.object({ team_id: id, task_id: id, state: z.enum(["saved", "deleted"]) }),
  /** A comment on a task was added or deleted. */
  team_comment_changed: z.object({ team_id: id, task_id: id }),
};

/** The HTTP routes and live events of teams. */
export const teams = {
  endpoints: { ...teamsEndpoints, ...teamTasksEndpoints, ...teamAdminEndpoints },
  events: teamsEvents,
};
