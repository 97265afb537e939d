import { randomUUID } from "node:crypto";
import { groupsEndpoints } from "@kompagnon/contract/groups/endpoints.ts";
import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { aMember, aPictureFile } from "#testing/builders.ts";
import { foreign, type World } from "#testing/foreign.ts";

/** A private group that only its members know of, with one of everything. */
async function aPrivateGroup({ server }: World) {
  const owner = await aFounder(server);
  const { id } = await aGroup(owner);
  const params = { id };
  const mate = await aMember(server);
  const banned = await aMember(server);
  const applicant = await aMember(server);
  const waiting = await aMember(server);
  for (const person of [mate, banned]) await join(person, id);
  await owner.must("DELETE /api/groups/{id}/members/{userId}", {
    params: { id, userId: banned.id },
    query: { ban: "true" },
  });
  await owner.must("PATCH /api/groups/{id}", { params, body: { group_type: "application" } });
  const apply = { params, body: { answers: [] } };
  const application = await applicant.must("POST /api/groups/{id}/applications", apply);
  await waiting.must("POST /api/groups/{id}/applications", apply);
  await owner.must("PATCH /api/groups/{id}", { params, body: { group_type: "private" } });
  const invite = await owner.must("POST /api/groups/{id}/invites", { params, body: {} });
  const channelId = await firstChannel(owner, id);
  const spare = await owner.must("POST /api/groups/{id}/channels", { params, body: { name: "Nebenan" } });
  const asked = await aMember(server);
  const invited = await aMember(server);
  const uninvited = await aMember(server);
  for (const { id: userId } of [invited, uninvited])
    await owner.must("POST /api/groups/{id}/member-invites", { params, body: { user_id: userId } });
  const own = { by: owner, params };
  return {
    own,
    guests: {
      asked: asked.id,
      invited: { by: invited, params },
      uninvited: { by: owner, params: { id, userId: uninvited.id } },
    },
    waiting: { by: waiting, params },
    application: { by: owner, params: { id, applicationId: application.id } },
    member: { by: owner, params: { id, userId: mate.id } },
    banned: { by: owner, params: { id, userId: banned.id } },
    invite: { by: owner, params: { id, inviteId: invite.id } },
    channel: { by: owner, params: { id, channelId } },
    spare: { by: owner, params: { id, channelId: spare.id } },
    picture: await aPictureFile(),
  };
}

/** A code that was revoked: a code that works is good for everybody who has it. */
async function aRevokedCode({ server }: World) {
  const owner = await aFounder(server);
  const { id } = await aGroup(owner, { group_type: "private" });
  const invite = await owner.must("POST /api/groups/{id}/invites", { params: { id }, body: {} });
  await owner.must("DELETE /api/groups/{id}/invites/{inviteId}", { params: { id, inviteId: invite.id } });
  return { by: owner, params: { code: invite.code }, refusal: "invite_invalid" };
}

/** A private group and its invite code. */
export const groupsForeign = foreign(
  groupsEndpoints,
  async (world) => ({ ...(await aPrivateGroup(world)), code: await aRevokedCode(world) }),
  {
    "GET /api/groups/{id}": ({ own }) => own,
    "GET /api/groups/{id}/portrait": ({ own }) => own,
    "PATCH /api/groups/{id}": ({ own }) => ({ ...own, body: { name: "Gekapert" } }),
    "DELETE /api/groups/{id}": ({ own }) => ({ ...own, body: { name: "Werkstatt" } }),
    "POST /api/groups/{id}/avatar": ({ own, picture }) => ({ ...own, file: picture }),
    "DELETE /api/groups/{id}/avatar": ({ own }) => own,
    "POST /api/groups/{id}/join": ({ own }) => own,
    "DELETE /api/groups/{id}/membership": ({ own }) => own,
    "GET /api/groups/{id}/questions": ({ own }) => own,
    "POST /api/groups/{id}/applications": ({ own }) => ({ ...own, body: { answers: [] } }),
    "DELETE /api/groups/{id}/applications/mine": ({ waiting }) => waiting,
    "GET /api/groups/{id}/applications": ({ own }) => own,
    "POST /api/groups/{id}/applications/{applicationId}/accept": ({ application }) => ({
      ...application,
      body: {},
    }),
    "POST /api/groups/{id}/applications/{applicationId}/reject": ({ application }) => ({
      ...application,
      body: {},
    }),
    "GET /api/groups/{id}/members": ({ own }) => own,
    "PATCH /api/groups/{id}/members/{userId}": ({ member }) => ({ ...member, body: { role: "moderator" } }),
    "DELETE /api/groups/{id}/members/{userId}": ({ member }) => member,
    "GET /api/groups/{id}/bans": ({ own }) => own,
    "DELETE /api/groups/{id}/bans/{userId}": ({ banned }) => banned,
    "GET /api/groups/{id}/invites": ({ own }) => own,
    "POST /api/groups/{id}/invites": ({ own }) => ({ ...own, body: {} }),
    "DELETE /api/groups/{id}/invites/{inviteId}": ({ invite }) => invite,
    "GET /api/groups/{id}/invitable": ({ own }) => own,
    "GET /api/groups/{id}/member-invites": ({ own }) => own,
    "POST /api/groups/{id}/member-invites": ({ own, guests }) => ({
      ...own,
      body: { user_id: guests.asked },
    }),
    "DELETE /api/groups/{id}/member-invites/mine": ({ guests }) => guests.invited,
    "DELETE /api/groups/{id}/member-invites/{userId}": ({ guests }) => guests.uninvited,
    "GET /api/groups/invites/{code}": ({ code }) => code,
    "POST /api/groups/invites/{code}/redeem": ({ code }) => code,
    "GET /api/groups/{id}/channels": ({ own }) => own,
    "POST /api/groups/{id}/channels": ({ own }) => ({ ...own, body: { name: "Gekapert" } }),
    "PATCH /api/groups/{id}/channels/{channelId}": ({ channel }) => ({
      ...channel,
      body: { name: "Gekapert" },
    }),
    "DELETE /api/groups/{id}/channels/{channelId}": ({ spare }) => spare,
    "GET /api/groups/{id}/search": ({ own }) => ({ ...own, query: { q: "hallo" } }),
    "GET /api/groups/{id}/channels/{channelId}/messages": ({ channel }) => channel,
    "POST /api/groups/{id}/channels/{channelId}/messages": ({ channel }) => ({
      ...channel,
      body: { client_id: randomUUID(), text: "hallo" },
    }),
  },
);
