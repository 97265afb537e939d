import { giveAllBack } from "#features/ai/allowance.ts";
import { sweepTranslations } from "#features/ai/allowance-queries.ts";
import { exportConversations, exportMonths } from "#features/ai/personal-queries.ts";
import { aiRoutes } from "#features/ai/routes.ts";
import type * as tables from "#features/ai/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonListFile, type PersonalData, rowsOf } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the assistants hold about a member. All of it goes with them. */
const aiPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonListFile(
      "ai.json",
      { answers_by_month: await exportMonths(db, memberId) },
      "conversations",
      () =>
        rowsOf<Awaited<ReturnType<typeof exportConversations>>[number]>((after, limit) =>
          exportConversations(db, memberId, after?.id ?? null, limit),
        ),
    );
  },
});

/** What the assistants do by the clock. */
const aiJobs = (platform: Platform): void =>
  platform.jobs.repeat("ai.give-back", "*/10 * * * *", async () => {
    await giveAllBack(platform);
    await sweepTranslations(platform.db);
  });

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
