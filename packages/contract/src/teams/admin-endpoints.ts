import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { page, paging } from "../wire/model.ts";
import { adminTeam, teamGoal, teamName } from "./model.ts";
import { TEAM_MEMBERS_MAX } from "./rules.ts";

const username = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\p{L}\p{M}]+$/u, { message: "invalid_format" });

/** Teams as admins see and found them (design: api). */
export const teamAdminEndpoints = endpoints({
  "GET /api/admin/teams": {
    about: "All teams with their people, the newest first.",
    access: { admin: 5 },
    limit: "120/minute",
    query: paging(50),
    output: page(adminTeam),
  },
  "POST /api/admin/teams": {
    about: "Founds a team for others, who are invited.",
    access: { admin: 5 },
    stepUp: true,
    limit: "60/hour",
    body: z.object({
      name: teamName,
      goal: teamGoal.default(""),
      lead: username,
      members: z
        .array(username)
        .max(TEAM_MEMBERS_MAX - 1)
        .default([]),
    }),
    output: adminTeam,
    status: 201,
    errors: { unknown_member: 409 },
  },
});
