import { callsJobs } from "#features/calls/jobs.ts";
import { callsListeners } from "#features/calls/listeners.ts";
import { callsNotifications, notifyOfMissedCalls } from "#features/calls/notifications.ts";
import { callsPersonal } from "#features/calls/personal.ts";
import { callsRoutes } from "#features/calls/routes.ts";
import type * as tables from "#features/calls/tables.ts";
import type { Feature } from "#platform/feature.ts";

/** The calls feature. */
export const calls = {
  name: "calls",
  routes: callsRoutes,
  jobs: callsJobs,
  listeners: (platform) => {
    callsListeners(platform);
    notifyOfMissedCalls(platform);
  },
  data: {
    calls: { exported: "calls.json", erased: "with the member" },
  },
  personal: callsPersonal,
  notifications: callsNotifications,
} as const satisfies Feature<typeof tables>;
