import { findQuest } from "#features/quest/queries.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the quest holds about a member. */
export const questPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    const quest = await findQuest(db, memberId);
    yield jsonFile("quest.json", {
      completed_steps: quest?.completedSteps ?? [],
      completed_at: quest?.completedAt ?? null,
      dismissed_at: quest?.dismissedAt ?? null,
    });
  },
});
