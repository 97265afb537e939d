import { announcementsRoutes } from "#features/announcements/routes.ts";
import type * as tables from "#features/announcements/tables.ts";
import { ANNOUNCEMENTS_TOPIC } from "#features/announcements/writing.ts";
import type { Feature } from "#platform/feature.ts";

/** What the team says above every page. */
export const announcements = {
  name: "announcements",
  routes: announcementsRoutes,
  topics: async () => [ANNOUNCEMENTS_TOPIC],
  data: {
    announcements: "nothing personal",
    announcementDismissals: {
      exported: { not: "which banner they have closed" },
      erased: "with the member",
    },
  },
  sample: {
    after: [],
    prepare: async (community) => {
      const { loadAnnouncements } = await import("#features/announcements/sample/load.ts");
      return (tx) => loadAnnouncements(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
