import { insertAudit } from "#features/moderation/audit-queries.ts";
import { collectDecisions, collectReports, forgetNotes, lockTouched } from "#features/moderation/queries.ts";
import { newId } from "#platform/id.ts";
import { jsonFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers what moderation writes down of other features, and what it knows about a member. */
export function moderationJobs({ domainEvents, personal, db }: Platform): void {
  domainEvents.within("comment.moderated", async (tx, { commentId, moderatorId }) => {
    const about = { kind: "comment", subjectId: commentId, caseId: null } as const;
    const done = { actorId: moderatorId, action: "content.removed", reason: "" };
    await insertAudit(tx, { id: newId(), ...about, ...done });
  });
  personal.add({
    erase: async (tx, memberId) => {
      // Before what they are about, as moderators lock it: hence this feature stands before those of the contents.
      await lockTouched(tx, memberId);
      await forgetNotes(tx, memberId);
    },
    async *collect(memberId) {
      yield jsonFile("reports.json", await collectReports(db, memberId));
      yield jsonFile("decisions.json", await collectDecisions(db, memberId));
    },
  });
}
