import { z } from "zod";
import { attachment, message, newMessage } from "../chats/model.ts";
import { memberCard } from "../profiles/model.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging, plainText, time } from "../wire/model.ts";
import {
  adminTeam,
  historyEntry,
  team,
  teamBeginning,
  teamCard,
  teamGoal,
  teamInvitable,
  teamInvitation,
  teamName,
  teamRole,
} from "./model.ts";
import { FOUNDED_FROM, TEAM_MEMBERS_MAX, TEAMS_PAGE_MAX } from "./rules.ts";
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

const inTeam = { id };
const ofMember = { id, userId: id };
const change = { access: "member", limit: "120/hour" } as const;
const read = { access: "member", limit: "240/minute" } as const;
const from = z.object({ kind: z.enum(FOUNDED_FROM), id });
const invitingErrors = { cannot_invite: 403, team_full: 409, too_many_team_invites: 409 } as const;
const joiningErrors = { team_limit: 403, team_full: 409 } as const;

/** Teams, their people, their conversation and what they did (spec: jobs, section 2.16; design: api). */
export const teamsEndpoints = endpoints({
  "GET /api/teams/mine": {
    about: "My teams with what is due, the last joined first.",
    ...read,
    query: paging(TEAMS_PAGE_MAX),
    output: page(teamCard),
  },
  "GET /api/teams/membership": {
    about: "Whether I belong to a team.",
    ...read,
    output: z.object({ member: z.boolean() }),
    start: [{ on: "every page" }],
  },
  "GET /api/teams/invitations": {
    about: "Invitations that wait for my answer.",
    ...read,
    output: z.object({ items: z.array(teamInvitation) }),
  },
  "GET /api/teams/beginning": {
    about: "What a trial project, a conversation or a group suggests for a team.",
    ...read,
    query: { kind: z.enum(FOUNDED_FROM), id },
    output: teamBeginning,
  },
  "GET /api/teams/invitable": {
    about: "People one may invite, with these letters in their name.",
    access: "member",
    limit: "120/minute",
    query: { q: plainText(40).default(""), team: id.optional() },
    output: z.object({ items: z.array(teamInvitable) }),
  },
  "POST /api/teams": {
    about:
      "Founds a team; others are invited. Of one trial project or conversation there is one team, which founding again answers.",
    access: "member",
    limit: "20/hour",
    body: z.object({
      name: teamName,
      goal: teamGoal.default(""),
      from: from.optional(),
      invite: z
        .array(id)
        .max(TEAM_MEMBERS_MAX - 1)
        .default([]),
    }),
    output: team,
    status: 201,
    errors: { ...joiningErrors, cannot_invite: 403, team_exists: 409 },
  },
  "GET /api/teams/{id}": { about: "A team of mine with its people.", ...read, params: inTeam, output: team },
  "PATCH /api/teams/{id}": {
    about: "Changes a team's name or goal; for leads.",
    ...change,
    params: inTeam,
    body: z.object({ name: teamName.optional(), goal: teamGoal.optional() }),
    output: team,
  },
  "DELETE /api/teams/{id}": {
    about: "Dissolves a team; for leads, who type its name.",
    access: "member",
    limit: "20/hour",
    params: inTeam,
    query: { name: z.string().max(200) },
    errors: { team_name_mismatch: 409 },
  },
  "POST /api/teams/{id}/invites": {
    about: "Invites a member; for leads. A refusal looks like waiting.",
    access: "member",
    limit: "60/hour",
    params: inTeam,
    body: z.object({ user_id: id }),
    output: team,
    status: 201,
    errors: { ...invitingErrors, already_member: 409, already_invited: 409 },
  },
  "DELETE /api/teams/{id}/invites/{userId}": {
    about: "Takes an invitation back; for leads.",
    ...change,
    params: ofMember,
    output: team,
  },
  "POST /api/teams/{id}/invite/accept": {
    about: "Accepts an invitation to oneself.",
    ...change,
    params: inTeam,
    output: team,
    errors: joiningErrors,
  },
  "POST /api/teams/{id}/invite/decline": {
    about: "Declines an invitation to oneself; no one hears of it.",
    ...change,
    params: inTeam,
  },
  "PATCH /api/teams/{id}/members/{userId}": {
    about: "Gives a role; for leads. One lead always stays.",
    ...change,
    params: ofMember,
    body: z.object({ role: teamRole }),
    output: team,
    errors: { last_lead: 409 },
  },
  "DELETE /api/teams/{id}/members/{userId}": {
    about: "Takes a member out, for leads; or leaves.",
    ...change,
    params: ofMember,
    errors: { last_lead: 409 },
  },
  "GET /api/teams/{id}/history": {
    about: "Who did what in a team, the last first.",
    ...read,
    params: inTeam,
    query: paging(100, 50),
    output: page(historyEntry),
  },
  "POST /api/teams/{id}/messages": {
    about: "Writes in a team's conversation, read under /api/chats/{chat_id}.",
    access: "member",
    limit: "120/minute",
    params: inTeam,
    body: newMessage,
    output: message,
    status: 201,
    errors: { attachment_invalid: 400 },
  },
  "GET /api/teams/{id}/files": {
    about: "Pictures and files of a team's conversation.",
    ...read,
    params: inTeam,
    query: paging(100, 50),
    output: page(
      z
        .object({ attachment, seq: z.int(), sender: memberCard.nullable(), created_at: time })
        .meta({ id: "TeamFile" }),
    ),
  },
});

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

/** The HTTP routes and live events of teams. */
export const teams = {
  endpoints: { ...teamsEndpoints, ...teamTasksEndpoints, ...teamAdminEndpoints },
  events: teamsEvents,
};
