import { filesEndpoints } from "@kompagnon/contract/files/endpoints.ts";
import { profilesEndpoints } from "@kompagnon/contract/profiles/endpoints.ts";
import { isUsername, tidyUsername } from "@kompagnon/contract/profiles/model.ts";
import type { FastifyInstance } from "fastify";
import type { Profile } from "#features/profiles/queries.ts";
import {
  asColumns,
  changeAvatar,
  changeProfile,
  fileUrl,
  isNameFree,
  viewProfile,
} from "#features/profiles/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Viewer } from "#platform/http/viewer.ts";
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

/** Registers the routes of the profiles room and the pictures'. */
export function profilesRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, storage } = platform;
  serve(app, profilesEndpoints, {
    "GET /api/profiles/{userId}": async ({ params, viewer }) =>
      present(await viewProfile(db, viewer.id, params.userId), viewer),
    "PATCH /api/profiles/{userId}": async ({ params, body, viewer, fail }) => {
      if (params.userId !== viewer.id) throw fail("not_found");
      await changeProfile(platform, viewer.id, asColumns(body));
      return present(await viewProfile(db, viewer.id, viewer.id), viewer);
    },
    "POST /api/profiles/{userId}/avatar": async ({ params, file, viewer, fail }) => {
      if (params.userId !== viewer.id) throw fail("not_found");
      const key = await changeAvatar(platform, viewer.id, file);
      return { publicUrl: fileUrl(key) ?? "" };
    },
    "GET /api/usernames/{name}/availability": async ({ params, viewer }) => {
      const name = tidyUsername(params.name);
      if (!isUsername(name)) return { available: false, invalid: true };
      return { available: await isNameFree(db, viewer.id, name), invalid: false };
    },
  });
  serve(app, filesEndpoints, {
    "GET /api/files/{folder}/{name}": async ({ params: { folder, name }, reply, fail }) => {
      const bytes = await storage.get(`${folder}/${name}`);
      if (!bytes) throw fail("not_found");
      reply
        .type(name.endsWith(".jpg") ? "image/jpeg" : "image/webp")
        .header("cache-control", "private, max-age=31536000, immutable");
      return bytes;
    },
  });
}
