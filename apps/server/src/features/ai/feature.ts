import { aiJobs } from "#features/ai/jobs.ts";
import { aiPersonal } from "#features/ai/personal.ts";
import { aiRoutes } from "#features/ai/routes.ts";
import type * as tables from "#features/ai/tables.ts";
import type { Feature } from "#platform/feature.ts";

/** The assistants. */
export const ai = {
  name: "ai",
  routes: aiRoutes,
  jobs: aiJobs,
  data: {
    aiConversations: { exported: "ai.json", erased: "with the member" },
    aiMessages: { exported: "ai.json", erased: "with the member" },
    aiAllowances: { exported: "ai.json", erased: "with the member" },
    aiTranslations: {
      exported: { not: "a count of the last two days" },
      erased: "with the member",
    },
    aiReservations: {
      exported: { not: "which answer is being written this minute" },
      erased: "with the member",
    },
  },
  personal: aiPersonal,
  sample: {
    after: [],
    prepare: async (community) => {
      const { loadAi } = await import("#features/ai/sample/load.ts");
      return (tx) => loadAi(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
