import { countMatches } from "#features/matching/figure-queries.ts";
import { matchingJobs } from "#features/matching/jobs.ts";
import { matchingListeners } from "#features/matching/listeners.ts";
import { matchingNotifications, notifyOfMatches } from "#features/matching/notifications.ts";
import { matchingPersonal } from "#features/matching/personal/personal.ts";
import { matchingRoutes } from "#features/matching/routes.ts";
import type * as tables from "#features/matching/tables.ts";
import type { Feature } from "#platform/feature.ts";

/** The matching feature. */
export const matching = {
  name: "matching",
  routes: matchingRoutes,
  jobs: matchingJobs,
  listeners: (platform) => {
    matchingListeners(platform);
    notifyOfMatches(platform);
  },
  data: {
    matchingProfiles: { exported: "matching.json", erased: "with the member" },
    deckCards: { exported: "matching.json", erased: "with the member" },
    swipes: { exported: "matching.json", erased: "with the member" },
    likeInbox: {
      exported: { not: "who likes a member is not told before it is mutual" },
      erased: "with the member",
    },
    matches: { exported: "matching.json", erased: "with the member" },
    matchModel: "nothing personal",
    matchTopics: "nothing personal",
    matchTaste: { exported: "matching.json", erased: "with the member" },
  },
  personal: matchingPersonal,
  figures: { matches: countMatches },
  notifications: matchingNotifications,
  sample: {
    after: ["chats"],
    prepare: async (community) => {
      const { loadSwipes } = await import("#features/matching/sample/load.ts");
      return (tx) => loadSwipes(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
