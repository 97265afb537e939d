import { z } from "zod";
import { overviewPaths } from "../overview/paths.ts";
import { businessModel } from "../profiles/model.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import { groupChannelsEndpoints } from "./channel-endpoints.ts";
import { groupInvitesEndpoints, groupMemberInvitesEndpoints } from "./invite-endpoints.ts";
import {
  answer,
  application,
  group,
  groupChange,
  groupDraft,
  groupMember,
  groupPortrait,
  groupRole,
  groupTalk,
  groupType,
  reason,
} from "./model.ts";
import { GROUP_SORTS, MEMBERS_PAGE_MAX } from "./rules.ts";

const inGroup = { id };
const joinErrors = {
  test_version_limit: 403,
  group_full: 409,
  group_banned: 403,
  already_member: 409,
} as const;

/** Groups, their members, applications, invites and channels (spec: community and account; design: api). */
export const groupsEndpoints = endpoints({
  "GET /api/groups": {
    about:
      "Groups to discover: words, niche, type; the most active, the newest, the largest or those first that suit one. Private ones are never listed.",
    access: "member",
    limit: "240/minute",
    query: {
      ...paging(50, 24),
      q: z.string().trim().max(100).optional(),
      niche: businessModel.optional(),
      type: groupType.optional(),
      sort: z.enum(GROUP_SORTS).default("active"),
    },
    output: page(group),
  },
  "GET /api/groups/mine": {
    about: "The groups one belongs to, the most active first.",
    access: "member",
    limit: "240/minute",
    output: z.object({ items: z.array(group) }),
    start: [{ on: "every page" }],
  },
  "GET /api/groups/talk": {
    about:
      "What was last said in the most active of one's groups: one line a group, the newest first. Groups in which no one has written are left out, and so is what blocked members say.",
    access: "member",
    limit: "240/minute",
    output: z.object({ items: z.array(groupTalk) }),
    start: [{ on: [overviewPaths.dashboard] }],
  },
  "POST /api/groups": {
    about: "Founds a group with a channel Allgemein.",
    access: "member",
    limit: "20/day",
    body: groupDraft,
    output: group,
    status: 201,
    errors: {
      email_unconfirmed: 403,
      test_version_limit: 403,
      too_many_groups: 409,
      group_name_taken: 409,
    },
  },
  "GET /api/groups/{id}": {
    about: "A group. Private ones answer not_found to others than members and invited people.",
    access: "member",
    limit: "240/minute",
    params: inGroup,
    output: group,
  },
  "GET /api/groups/{id}/portrait": {
    about:
      "Who leads a group, some of its members and what it has channels for: what one looks at before joining. Private groups answer as the group itself.",
    access: "member",
    limit: "240/minute",
    params: inGroup,
    output: groupPortrait,
  },
  "PATCH /api/groups/{id}": {
    about: "Changes a group; for owner and moderators.",
    access: "member",
    limit: "60/hour",
    params: inGroup,
    body: groupChange,
    output: group,
    errors: { group_name_taken: 409 },
  },
  "DELETE /api/groups/{id}": {
    about: "Deletes a group with everything in it; for the owner, who types its name.",
    access: "member",
    limit: "20/hour",
    params: inGroup,
    body: z.object({ name: z.string().max(200) }),
    errors: { name_mismatch: 400 },
  },
  "POST /api/groups/{id}/avatar": {
    about: "Sets a group's picture; for owner and moderators.",
    access: "member",
    limit: "20/hour",
    params: inGroup,
    upload: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 8 * 1024 * 1024 },
    output: z.object({ publicUrl: z.string() }),
  },
  "DELETE /api/groups/{id}/avatar": {
    about: "Removes a group's picture.",
    access: "member",
    limit: "60/hour",
    params: inGroup,
  },
  "POST /api/groups/{id}/join": {
    about: "Joins a public group, or one that one was invited to by name.",
    access: "member",
    limit: "60/hour",
    params: inGroup,
    output: group,
    errors: { ...joinErrors, needs_application: 403 },
  },
  "DELETE /api/groups/{id}/membership": {
    about: "Leaves a group. The owner hands it over first.",
    access: "member",
    limit: "60/hour",
    params: inGroup,
    errors: { owner_stays: 409 },
  },
  "GET /api/groups/{id}/questions": {
    about: "What an application is asked.",
    access: "member",
    limit: "120/minute",
    params: inGroup,
    output: z.object({ items: z.array(z.object({ order: z.int(), question: z.string() })) }),
  },
  "POST /api/groups/{id}/applications": {
    about: "Applies to a group. Without questions an empty application will do.",
    access: "member",
    limit: "30/day",
    params: inGroup,
    body: z.object({ answers: z.array(answer).max(6) }),
    output: application,
    status: 201,
    errors: { ...joinErrors, already_applied: 409, answers_incomplete: 400, no_applications: 409 },
  },
  "DELETE /api/groups/{id}/applications/mine": {
    about: "Takes one's application back.",
    access: "member",
    limit: "60/hour",
    params: inGroup,
  },
  "GET /api/groups/{id}/applications": {
    about: "Applications to review, the oldest first; for owner and moderators.",
    access: "member",
    limit: "120/minute",
    params: inGroup,
    query: paging(100, 50),
    output: page(application),
  },
  "POST /api/groups/{id}/applications/{applicationId}/accept": {
    about: "Accepts an application.",
    access: "member",
    limit: "120/minute",
    params: { id, applicationId: id },
    body: z.object({ reason: reason.optional() }),
    output: application,
    errors: { already_decided: 409, group_full: 409, applicant_limit: 409 },
  },
  "POST /api/groups/{id}/applications/{applicationId}/reject": {
    about: "Rejects an application, with a reason if one likes.",
    access: "member",
    limit: "120/minute",
    params: { id, applicationId: id },
    body: z.object({ reason: reason.optional() }),
    output: application,
    errors: { already_decided: 409 },
  },
  "GET /api/groups/{id}/members": {
    about: "Members with their presence: owner, moderators, then by name.",
    access: "member",
    limit: "240/minute",
    params: inGroup,
    query: { ...paging(MEMBERS_PAGE_MAX, 100), q: z.string().trim().max(40).optional() },
    output: page(groupMember),
  },
  "PATCH /api/groups/{id}/members/{userId}": {
    about: "Gives a member a role; `owner` hands the group over.",
    access: "member",
    limit: "60/hour",
    params: { id, userId: id },
    body: z.object({ role: groupRole }),
    output: groupMember,
    errors: { too_many_groups: 409 },
  },
  "DELETE /api/groups/{id}/members/{userId}": {
    about: "Kicks a member, or bans them for good.",
    access: "member",
    limit: "120/hour",
    params: { id, userId: id },
    query: { ban: z.enum(["true", "false"]).default("false") },
  },
  "GET /api/groups/{id}/bans": {
    about: "Who was banned from a group; for owner and moderators.",
    access: "member",
    limit: "120/minute",
    params: inGroup,
    query: paging(100, 50),
    output: page(groupMember.pick({ id: true, username: true, avatar_url: true, verified: true })),
  },
  "DELETE /api/groups/{id}/bans/{userId}": {
    about: "Lets someone come back.",
    access: "member",
    limit: "120/hour",
    params: { id, userId: id },
  },
  ...groupInvitesEndpoints,
  ...groupMemberInvitesEndpoints,
  ...groupChannelsEndpoints,
});

/** Live events of groups, by kind. */
const groupsEvents = {
  /** Name, picture, type or channels of a group of mine changed. */
  group_changed: z.object({ group_id: id }),
  /** A member joined or left, which changes the member count, or has another role. */
  group_members_changed: z.object({ group_id: id }),
  /** I belong to a group now, or no longer (left, kicked, banned, deleted). */
  group_membership_changed: z.object({
    group_id: id,
    state: z.enum(["joined", "left", "kicked", "banned", "deleted"]),
  }),
  /** To moderators: a new application, or one that was decided; to applicants: their own. */
  group_application_changed: application,
};

/** The HTTP routes and live events of groups. */
export const groups = { endpoints: groupsEndpoints, events: groupsEvents };
