import { collectDecisions, collectReports, forgetNotes, lockTouched } from "#features/moderation/queries.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What moderation holds about a member. */
export const moderationPersonal = ({ db }: Platform): PersonalData => ({
  erase: {
    after: ["matching"],
    run: async (tx, memberId) => {
      // Before what they are about, as moderators lock it: hence the contents' features come after this one.
      await lockTouched(tx, memberId);
      await forgetNotes(tx, memberId);
    },
  },
  async *collect(memberId) {
    yield jsonFile("reports.json", await collectReports(db, memberId));
    yield jsonFile("decisions.json", await collectDecisions(db, memberId));
  },
});
