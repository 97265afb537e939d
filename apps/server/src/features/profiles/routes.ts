import { filesEndpoints, profilesEndpoints } from "@kompagnon/contract/profiles/endpoints.ts";
import { isUsername, tidyUsername } from "@kompagnon/contract/profiles/model.ts";
import type { FastifyInstance } from "fastify";
import { canSeePicture } from "#features/groups/public.ts";
import { memberCards } from "#features/profiles/public.ts";
import { listBlocks, type Profile } from "#features/profiles/queries.ts";
import {
  asColumns,
  changeAvatar,
  changeProfile,
  fileUrl,
  isNameFree,
  removeAvatar,
  requireOwnAvatar,
  setBlock,
  viewProfile,
} from "#features/profiles/service.ts";
import { sendFile } from "#platform/http/send-file.ts";
import { serve } from "#platform/http/serve.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

/** A profile as the viewer may see it: e-mail, age, premium and level of oneself only. */
const present = (profile: Profile, viewer: Viewer) => {
  const own = profile.id === viewer.id;
  return {
    id: profile.id,
    user_id: profile.id,
    username: profile.username,
    email: own ? viewer.email : null,
    age: own ? profile.age : null,
    bio: profile.bio,
    business_idea: profile.businessIdea,
    location: profile.location,
    language: profile.language,
    target: profile.target,
    avatar_path: fileUrl(profile.avatar),
    business_models: profile.businessModels,
    skills: profile.skills,
    goals: profile.goals,
    verified: profile.verified,
    joined_at: profile.joinedAt.toISOString(),
    premium_until: own ? (profile.premiumUntil?.toISOString() ?? null) : null,
    admin_level: own ? viewer.adminLevel : 0,
  };
};

/** Registers the routes of the profiles feature and the pictures'. */
export function profilesRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, storage } = platform;
  serve(app, profilesEndpoints, {
    "GET /api/profiles/{userId}": async ({ params, viewer }) =>
      present(await viewProfile(db, viewer.id, params.userId), viewer),
    "PATCH /api/profiles/{userId}": async ({ params, body, viewer, fail }) => {
      if (params.userId !== viewer.id) throw fail("not_found");
      if (typeof body.avatar_path === "string") await requireOwnAvatar(db, viewer.id, body.avatar_path);
      await changeProfile(platform, viewer.id, asColumns(body));
      if (body.avatar_path === null) await removeAvatar(platform, viewer.id);
      return present(await viewProfile(db, viewer.id, viewer.id), viewer);
    },
    "POST /api/profiles/{userId}/avatar": async ({ params, file, viewer, fail }) => {
      if (params.userId !== viewer.id) throw fail("not_found");
      const key = await changeAvatar(platform, viewer.id, file);
      return { publicUrl: fileUrl(key) ?? "" };
    },
    "DELETE /api/profiles/{userId}/avatar": async ({ params, viewer, fail }) => {
      if (params.userId !== viewer.id) throw fail("not_found");
      await removeAvatar(platform, viewer.id);
    },
    "GET /api/blocks": async ({ query: { limit, cursor }, viewer }) => {
      const rows = await listBlocks(db, viewer.id, limit + 1, cursor ? decodeCursor(cursor) : null);
      const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
      const cards = await memberCards(
        db,
        shown.map(({ id }) => id),
      );
      return {
        items: shown.map(({ id, at }) => ({
          ...(cards.get(id) ?? { id, username: "user", avatar_url: null, verified: false }),
          blocked_at: at.toISOString(),
        })),
        next_cursor,
      };
    },
    "PUT /api/users/{id}/block": ({ params, viewer }) =>
      setBlock(platform, viewer.id, params.id, true).then(() => undefined),
    "DELETE /api/users/{id}/block": ({ params, viewer }) =>
      setBlock(platform, viewer.id, params.id, false).then(() => undefined),
    "GET /api/usernames/{name}/availability": async ({ params, viewer }) => {
      const name = tidyUsername(params.name);
      if (!isUsername(name)) return { available: false, invalid: true };
      return { available: await isNameFree(platform, viewer.id, name), invalid: false };
    },
  });
  serve(app, filesEndpoints, {
    "GET /api/files/{folder}/{name}": async ({ viewer, params: { folder, name }, request, reply, fail }) => {
      const key = `${folder}/${name}`;
      const ofGroup = folder === "groups";
      if (ofGroup && !(await canSeePicture(db, viewer.id, key))) throw fail("not_found");
      // A group may become private, or a member may leave it: its picture is revalidated each time and answered with 304.
      const cache = ofGroup ? "private, no-cache" : "private, max-age=31536000, immutable";
      return sendFile(storage, key, { type: "image/webp", cache }, { request, reply });
    },
  });
}
