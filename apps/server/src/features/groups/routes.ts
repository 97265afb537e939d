import { groupsEndpoints } from "@kompagnon/contract/groups/endpoints.ts";
import type { FastifyInstance } from "fastify";
import {
  apply,
  decide,
  questionsOf,
  waitingIn,
  withdraw,
} from "#features/groups/applications/applications.ts";
import { changeAvatar, removeAvatar } from "#features/groups/avatar.ts";
import { changeChannel, channelsOf, deleteChannel, makeChannel } from "#features/groups/channels/channels.ts";
import { talkOf } from "#features/groups/channels/last-talk.ts";
import { readIn, searchGroup, writeIn } from "#features/groups/channels/talk.ts";
import { dropInvite, groupBehind, invitesOf, makeInvite, redeem } from "#features/groups/invites/invites.ts";
import {
  declineInvite,
  invitableTo,
  invitedTo,
  inviteMember,
  withdrawInvite,
} from "#features/groups/invites/member-invites.ts";
import { bansOf, liftBan, membersOf } from "#features/groups/members/members.ts";
import {
  closeGroup,
  giveRole,
  joinGroup,
  leaveGroup,
  sendAway,
} from "#features/groups/members/membership.ts";
import {
  changeGroup,
  discover,
  foundGroup,
  groupOf,
  groupsOf,
  portraitOf,
} from "#features/groups/service.ts";
import { fileUrl } from "#features/profiles/public.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the groups feature. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table of thin routes
export function groupsRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, lists } = platform;
  serve(app, groupsEndpoints, {
    "GET /api/groups": async ({ viewer, query }) => discover(await lists(viewer), viewer.id, query),
    "GET /api/groups/mine": async ({ viewer }) => ({ items: await groupsOf(db, viewer.id) }),
    "GET /api/groups/talk": async ({ viewer }) => ({ items: await talkOf(db, viewer.id) }),
    "POST /api/groups": ({ viewer, body }) => foundGroup(platform, viewer.id, body),
    "GET /api/groups/{id}": ({ viewer, params }) => groupOf(db, viewer.id, params.id),
    "GET /api/groups/{id}/portrait": ({ viewer, params }) => portraitOf(db, viewer.id, params.id),
    "PATCH /api/groups/{id}": ({ viewer, params, body }) => changeGroup(platform, viewer.id, params.id, body),
    "DELETE /api/groups/{id}": async ({ viewer, params, body }) => {
      await closeGroup(platform, viewer.id, params.id, body.name);
      return undefined;
    },
    "POST /api/groups/{id}/avatar": async ({ viewer, params, file }) => ({
      publicUrl: fileUrl(await changeAvatar(platform, viewer.id, params.id, file)) ?? "",
    }),
    "DELETE /api/groups/{id}/avatar": async ({ viewer, params }) => {
      await removeAvatar(platform, viewer.id, params.id);
      return undefined;
    },
    "POST /api/groups/{id}/join": ({ viewer, params }) => joinGroup(platform, viewer.id, params.id),
    "DELETE /api/groups/{id}/membership": async ({ viewer, params }) => {
      await leaveGroup(platform, viewer.id, params.id);
      return undefined;
    },
    "GET /api/groups/{id}/questions": async ({ viewer, params }) => ({
      items: await questionsOf(db, viewer.id, params.id),
    }),
    "POST /api/groups/{id}/applications": ({ viewer, params, body }) =>
      apply(platform, viewer.id, params.id, body.answers),
    "DELETE /api/groups/{id}/applications/mine": async ({ viewer, params }) => {
      await withdraw(platform, viewer.id, params.id);
      return undefined;
    },
    "GET /api/groups/{id}/applications": ({ viewer, params, query }) =>
      waitingIn(db, viewer.id, params.id, query),
    "POST /api/groups/{id}/applications/{applicationId}/accept": ({ viewer, params, body }) =>
      decide(platform, viewer.id, {
        groupId: params.id,
        applicationId: params.applicationId,
        accepted: true,
        reason: body.reason ?? "",
      }),
    "POST /api/groups/{id}/applications/{applicationId}/reject": ({ viewer, params, body }) =>
      decide(platform, viewer.id, {
        groupId: params.id,
        applicationId: params.applicationId,
        accepted: false,
        reason: body.reason ?? "",
      }),
    "GET /api/groups/{id}/members": ({ viewer, params, query }) =>
      membersOf(platform, viewer.id, params.id, query),
    "PATCH /api/groups/{id}/members/{userId}": ({ viewer, params, body }) =>
      giveRole(platform, viewer.id, { groupId: params.id, memberId: params.userId, role: body.role }),
    "DELETE /api/groups/{id}/members/{userId}": async ({ viewer, params, query }) => {
      await sendAway(platform, viewer.id, {
        groupId: params.id,
        memberId: params.userId,
        ban: query.ban === "true",
      });
      return undefined;
    },
    "GET /api/groups/{id}/bans": ({ viewer, params, query }) => bansOf(db, viewer.id, params.id, query),
    "DELETE /api/groups/{id}/bans/{userId}": async ({ viewer, params }) => {
      await liftBan(platform, viewer.id, params.id, params.userId);
      return undefined;
    },
    "GET /api/groups/{id}/invites": async ({ viewer, params }) => ({
      items: await invitesOf(platform, viewer.id, params.id),
    }),
    "POST /api/groups/{id}/invites": ({ viewer, params, body }) =>
      makeInvite(platform, viewer.id, params.id, { days: body.expires_in_days, maxUses: body.max_uses }),
    "DELETE /api/groups/{id}/invites/{inviteId}": async ({ viewer, params }) => {
      await dropInvite(platform, viewer.id, params.id, params.inviteId);
      return undefined;
    },
    "GET /api/groups/{id}/invitable": async ({ viewer, params, query }) => ({
      items: await invitableTo(db, viewer.id, params.id, query.q),
    }),
    "GET /api/groups/{id}/member-invites": ({ viewer, params, query }) =>
      invitedTo(db, viewer.id, params.id, query),
    "POST /api/groups/{id}/member-invites": ({ viewer, params, body }) =>
      inviteMember(platform, viewer.id, params.id, {
        memberId: body.user_id,
        channelId: body.channel_id ?? null,
      }),
    "DELETE /api/groups/{id}/member-invites/mine": async ({ viewer, params }) => {
      await declineInvite(platform, viewer.id, params.id);
      return undefined;
    },
    "DELETE /api/groups/{id}/member-invites/{userId}": async ({ viewer, params }) => {
      await withdrawInvite(platform, viewer.id, params.id, params.userId);
      return undefined;
    },
    "GET /api/groups/invites/{code}": ({ viewer, params }) => groupBehind(db, viewer.id, params.code),
    "POST /api/groups/invites/{code}/redeem": ({ viewer, params }) =>
      redeem(platform, viewer.id, params.code),
    "GET /api/groups/{id}/channels": async ({ viewer, params }) => ({
      items: await channelsOf(db, viewer.id, params.id),
    }),
    "POST /api/groups/{id}/channels": ({ viewer, params, body }) =>
      makeChannel(platform, viewer.id, params.id, body),
    "PATCH /api/groups/{id}/channels/{channelId}": ({ viewer, params, body }) =>
      changeChannel(platform, viewer.id, { groupId: params.id, channelId: params.channelId }, body),
    "DELETE /api/groups/{id}/channels/{channelId}": async ({ viewer, params }) => {
      await deleteChannel(platform, viewer.id, params.id, params.channelId);
      return undefined;
    },
    "GET /api/groups/{id}/search": ({ viewer, params, query }) =>
      searchGroup(db, viewer.id, params.id, query),
    "GET /api/groups/{id}/channels/{channelId}/messages": ({ viewer, params, query }) =>
      readIn(db, viewer.id, { groupId: params.id, channelId: params.channelId }, query),
    "POST /api/groups/{id}/channels/{channelId}/messages": ({ viewer, params, body }) =>
      writeIn(platform, viewer.id, { groupId: params.id, channelId: params.channelId }, body),
  });
}
