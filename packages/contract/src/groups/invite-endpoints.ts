import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import { group, groupInvite, invitable, memberInvite } from "./model.ts";

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

/** Invitations into groups by name (product: quest, dashboard, notifications). */
export const groupMemberInvitesEndpoints = endpoints({
  "GET /api/groups/{id}/invitable": {
    about:
      "Members one may invite into a group: those with this in their name, and without words people one writes with. Who does not moderate the group finds only the latter, and only for a public one.",
    access: "member",
    limit: "120/minute",
    params: inGroup,
    query: { q: z.string().trim().max(40).default("") },
    output: z.object({ items: z.array(invitable) }),
  },
  "GET /api/groups/{id}/member-invites": {
    about: "Invitations by name that wait for an answer, the newest first; for owner and moderators.",
    access: "member",
    limit: "120/minute",
    params: inGroup,
    query: paging(100, 50),
    output: page(memberInvite),
  },
  "POST /api/groups/{id}/member-invites": {
    about:
      "Invites a member by name, once each. Moderators open private groups and ones with applications by it; others bring people they write with into a public one, or into one of its channels.",
    access: "member",
    limit: "60/hour",
    params: inGroup,
    body: z.object({ user_id: id, channel_id: id.optional() }),
    output: memberInvite,
    status: 201,
    errors: {
      already_member: 409,
      already_invited: 409,
      group_full: 409,
      cannot_invite: 403,
      too_many_invites: 409,
    },
  },
  "DELETE /api/groups/{id}/member-invites/mine": {
    about: "Declines an invitation to oneself; the inviter is not told.",
    access: "member",
    limit: "60/hour",
    params: inGroup,
  },
  "DELETE /api/groups/{id}/member-invites/{userId}": {
    about: "Takes an invitation back; for owner and moderators, and the inviter.",
    access: "member",
    limit: "120/hour",
    params: { id, userId: id },
  },
});
