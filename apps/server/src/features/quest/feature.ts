import { questListeners } from "#features/quest/listeners.ts";
import { findQuest } from "#features/quest/queries.ts";
import { questRoutes } from "#features/quest/routes.ts";
import type * as tables from "#features/quest/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the quest holds about a member. */
const questPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    const quest = await findQuest(db, memberId);
    yield jsonFile("quest.json", {
      completed_steps: quest?.completedSteps ?? [],
      completed_at: quest?.completedAt ?? null,
      dismissed_at: quest?.dismissedAt ?? null,
    });
  },
});

/** The quest feature. */
export const quest = {
  name: "quest",
  routes: questRoutes,
  listeners: questListeners,
  data: {
    quests: { exported: "quest.json", erased: "with the member" },
  },
  personal: questPersonal,
} as const satisfies Feature<typeof tables>;
