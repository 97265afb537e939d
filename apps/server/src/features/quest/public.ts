import { findQuest } from "#features/quest/queries.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Everything this feature holds about a member, for their export. */
export async function questExport(db: Queryable, memberId: string) {
  const quest = await findQuest(db, memberId);
  return {
    completed_steps: quest?.completedSteps ?? [],
    completed_at: quest?.completedAt ?? null,
    dismissed_at: quest?.dismissedAt ?? null,
  };
}
