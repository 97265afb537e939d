import { peopleEndpoints } from "@kompagnon/contract/people/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { discover, discovered } from "#features/people/finding/finding.ts";
import { suggestMembers } from "#features/people/finding/suggestions.ts";
import { followsOf, mutesOf, setFollow, setMute } from "#features/people/follows/follows.ts";
import { userPageOf } from "#features/people/user-page.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the people feature. */
export function peopleRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, lists } = platform;
  serve(app, peopleEndpoints, {
    "GET /api/users/discover": async ({ query, viewer }) => {
      const { q = "", language, bm = query["bm[]"] ?? [], limit, cursor } = query;
      if (q !== "" || language || bm.length > 0)
        return discover(await lists(viewer), viewer.id, { q, language, bm, limit, cursor });
      const from = await lists(viewer);
      const { ids, next_cursor } = await suggestMembers(from, viewer.id, { limit, cursor });
      return { items: await discovered(from, viewer.id, ids), next_cursor };
    },
    "GET /api/users/{id}": ({ params, viewer }) => userPageOf(platform, viewer.id, params.id),
    "PUT /api/users/{id}/follow": ({ params, viewer }) => setFollow(platform, viewer.id, params.id, true),
    "DELETE /api/users/{id}/follow": ({ params, viewer }) => setFollow(platform, viewer.id, params.id, false),
    "GET /api/users/{id}/followers": ({ params, query, viewer }) =>
      followsOf(db, { list: "followers", viewerId: viewer.id, memberId: params.id, query }),
    "GET /api/users/{id}/follows": ({ params, query, viewer }) =>
      followsOf(db, { list: "follows", viewerId: viewer.id, memberId: params.id, query }),
    "PUT /api/users/{id}/mute": ({ params, viewer }) =>
      setMute(platform, viewer.id, params.id, true).then(() => undefined),
    "DELETE /api/users/{id}/mute": ({ params, viewer }) =>
      setMute(platform, viewer.id, params.id, false).then(() => undefined),
    "GET /api/mutes": ({ query, viewer }) => mutesOf(db, viewer.id, query),
  });
}
