import { notifyOfProposals } from "#features/trials/notifications.ts";
import { trialsPersonal } from "#features/trials/personal.ts";
import { trialsRoutes } from "#features/trials/routes.ts";
import type * as tables from "#features/trials/tables.ts";
import type { Feature } from "#platform/feature.ts";

/** The trials feature. */
export const trials = {
  name: "trials",
  routes: trialsRoutes,
  listeners: notifyOfProposals,
  data: {
    trials: { exported: "trial-projects.json", erased: "with the member" },
    trialTasks: { exported: "trial-projects.json", erased: "with the member" },
    trialDebriefs: { exported: "trial-projects.json", erased: "with the member" },
  },
  personal: trialsPersonal,
  sample: {
    after: ["chats"],
    prepare: async (community) => {
      const { loadTrials } = await import("#features/trials/sample/load.ts");
      return (tx) => loadTrials(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
