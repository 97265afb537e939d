import { notificationsEndpoints } from "@kompagnon/contract/notifications/endpoints.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import type { FastifyInstance } from "fastify";
import { changePreferences, preferencesOf } from "#features/notifications/preferences/preferences.ts";
import { sendTest, subscribe, unsubscribe } from "#features/notifications/push/push.ts";
import { createPushKeys } from "#features/notifications/push/push-keys.ts";
import { countUnread } from "#features/notifications/queries.ts";
import { activityOf, notificationsOf, readAll, remove } from "#features/notifications/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the notifications feature. */
export function notificationsRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  const keys = createPushKeys(platform);
  serve(app, notificationsEndpoints, {
    "GET /api/notifications": ({ viewer, query }) =>
      notificationsOf(db, viewer.id, query.limit, query.cursor),
    "GET /api/notifications/unread-count": async ({ viewer }) => ({
      count: await countUnread(db, viewer.id),
    }),
    "PUT /api/notifications/read": ({ viewer }) => readAll(platform, viewer.id),
    "DELETE /api/notifications/{id}": async ({ viewer, params }) => {
      await remove(platform, viewer.id, params.id);
      return { ok: true };
    },
    "GET /api/notifications/preferences": ({ viewer }) => preferencesOf(db, viewer.id),
    "PUT /api/notifications/preferences": ({ viewer, body }) => changePreferences(platform, viewer.id, body),
    "POST /api/mail/unsubscribe/{token}": async ({ params, fail }) => {
      const done = await db.transaction((tx) => platform.mail.unsubscribe(tx, params.token));
      if (!done) throw fail("not_found");
      return undefined;
    },
    "GET /api/mail/unsubscribe/{token}": async ({ reply }) => {
      reply.code(303).header("location", settingsPaths.area("notifications"));
      return Buffer.alloc(0);
    },
    "GET /api/activity": ({ viewer }) => activityOf(db, viewer.id),
    "GET /api/push/key": async () => ({ public_key: (await keys()).publicKey }),
    "POST /api/push/subscriptions": async ({ viewer, body }) => {
      await subscribe(platform, viewer, body);
      return undefined;
    },
    "DELETE /api/push/subscriptions": async ({ viewer, body }) => {
      await unsubscribe(platform, viewer, body.endpoint);
      return undefined;
    },
    "POST /api/push/test": ({ viewer }) => sendTest(platform, viewer),
  });
}
