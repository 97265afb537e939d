import { exportConversations, exportMonths } from "#features/ai/personal-queries.ts";
import { jsonListFile, type PersonalData, rowsOf } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the assistants hold about a member. All of it goes with them. */
export const aiPersonal = ({ db }: Platform): PersonalData => ({
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
