import { collectReports, forgetNotes } from "#features/moderation/queries.ts";
import { jsonFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the moderation room knows about a member. */
export function moderationPersonal({ personal, db }: Platform): void {
  personal.add({
    erase: (tx, memberId) => forgetNotes(tx, memberId),
    async *collect(memberId) {
      yield jsonFile("reports.json", await collectReports(db, memberId));
    },
  });
}
