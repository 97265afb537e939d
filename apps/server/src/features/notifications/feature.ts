import { notificationsJobs } from "#features/notifications/jobs.ts";
import { notificationsListeners } from "#features/notifications/listeners.ts";
import { notificationsPersonal } from "#features/notifications/personal.ts";
import { notificationsRoutes } from "#features/notifications/routes.ts";
import { sharedKinds } from "#features/notifications/sending/kinds.ts";
import type * as tables from "#features/notifications/tables.ts";
import type { Feature } from "#platform/feature.ts";

/** The notifications feature. */
export const notifications = {
  name: "notifications",
  routes: notificationsRoutes,
  jobs: notificationsJobs,
  listeners: notificationsListeners,
  data: {
    notifications: { exported: "notifications.json", erased: "with the member" },
    notificationEntries: {
      exported: {
        not: "what a notification of the archive bundles: others' names and the beginnings of their texts",
      },
      erased: "with the member",
    },
    withdrawnNotices: {
      exported: { not: "what others took back before it was delivered; kept for 30 days" },
      erased: "with the member",
    },
    retoldTexts: {
      exported: { not: "the beginnings of texts that stand elsewhere in the archive" },
      erased: "with the member",
    },
    notificationPreferences: { exported: "notifications.json", erased: "with the member" },
    pushSubscriptions: { exported: "notifications.json", erased: "with the member" },
  },
  personal: notificationsPersonal,
  notifications: sharedKinds,
  sample: {
    after: ["posts"],
    prepare: async ({ makeId }) => {
      const { loadNotifications } = await import("#features/notifications/sample/load.ts");
      return (tx) => loadNotifications(tx, makeId);
    },
  },
} as const satisfies Feature<typeof tables>;
