import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import { group, groupInvite } from "./model.ts";

const inGroup = { id };
const code = z.string().trim().min(4).max(40);

/** Invitations into groups by code (spec: community; design: api). */
export const groupInvitesEndpoints = endpoints({
  "GET /api/groups/{id}/invites": {
    about: "Invite codes of a group; for owner and moderators.",
    access: "member",
    limit: "120/minute",
    params: inGroup,
    output: z.object({ items: z.array(groupInvite) }),
  },
  "POST /api/groups/{id}/invites": {
    about: "Makes an invite code, with an end and a number of uses if one likes.",
    access: "member",
    limit: "60/hour",
    params: inGroup,
    body: z.object({
      expires_in_days: z.int().min(1).max(365).nullable().default(7),
      max_uses: z.int().min(1).max(1000).nullable().default(null),
    }),
    output: groupInvite,
    status: 201,
    errors: { too_many_invites: 409 },
  },
  "DELETE /api/groups/{id}/invites/{inviteId}": {
    about: "Revokes an invite code.",
    access: "member",
    limit: "120/hour",
    params: { id, inviteId: id },
  },
  "GET /api/groups/invites/{code}": {
    about: "The group that an invite code opens.",
    access: "member",
    limit: "60/minute",
    params: { code },
    output: z.object({ group, valid: z.boolean() }),
    errors: { invite_invalid: 404 },
  },
  "POST /api/groups/invites/{code}/redeem": {
    about: "Joins by an invite code, also a private group or one with applications.",
    access: "member",
    limit: "60/hour",
    params: { code },
    output: z.object({ already_member: z.boolean(), group_id: id }),
    errors: { test_version_limit: 403, group_full: 409, group_banned: 403, invite_invalid: 404 },
  },
});
