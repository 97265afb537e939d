import "#features/pods/events.ts";
import { podsJobs } from "#features/pods/jobs.ts";
import { podsListeners } from "#features/pods/listeners.ts";
import { notifyOfPods, podsNotifications } from "#features/pods/notifications.ts";
import { podsPersonal } from "#features/pods/personal.ts";
import { podsReports } from "#features/pods/reports.ts";
import { podsRoutes } from "#features/pods/routes.ts";
import type * as tables from "#features/pods/tables.ts";
import type { Feature } from "#platform/feature.ts";

const FILE = "weekly-circles.json";

/** Weekly circles: two to five members set a goal each week and tell each other how it went. */
export const pods = {
  name: "pods",
  routes: podsRoutes,
  jobs: podsJobs,
  listeners: (platform) => {
    podsListeners(platform);
    notifyOfPods(platform);
  },
  data: {
    pods: "nothing personal",
    podMembers: { exported: FILE, erased: "with the member" },
    podInvitations: { exported: FILE, erased: "with the member" },
    podZones: { exported: FILE, erased: "with the member" },
    podAsks: { exported: FILE, erased: "with the member" },
    podPauses: { exported: FILE, erased: "with the member" },
    podEntries: { exported: FILE, erased: "with the member" },
    podCheers: { exported: FILE, erased: "with the member" },
    podReminders: { exported: { not: "that a reminder was sent, for a month" }, erased: "with the member" },
  },
  personal: podsPersonal,
  reports: podsReports,
  notifications: podsNotifications,
  sample: {
    after: ["chats"],
    prepare: async (community) => {
      const { loadPods } = await import("#features/pods/sample/load.ts");
      return (tx) => loadPods(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
