import { insertAudit } from "#features/moderation/audit/audit-queries.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

/** What moderators do in other features is written down here. */
export function moderationListeners({ domainEvents }: Platform): void {
  domainEvents.within("comment.moderated", async (tx, { commentId, moderatorId }) => {
    const about = { kind: "comment", subjectId: commentId, caseId: null } as const;
    const done = { actorId: moderatorId, action: "content.removed", reason: "" } as const;
    await insertAudit(tx, { id: newId(), ...about, ...done });
  });
  domainEvents.within("verification.viewed", async (tx, { verificationId, reviewerId, what }) => {
    const about = { kind: null, subjectId: verificationId, caseId: null } as const;
    const action = what === "case" ? "verification.opened" : "verification.viewed";
    const reason = what === "case" ? "" : what;
    await insertAudit(tx, { id: newId(), actorId: reviewerId, action, reason, ...about });
  });
  domainEvents.within(
    "verification.decided",
    async (tx, { verificationId, reviewerId, approved, reason }) => {
      const about = { kind: null, subjectId: verificationId, caseId: null } as const;
      const action = approved ? "verification.approved" : "verification.rejected";
      await insertAudit(tx, { id: newId(), actorId: reviewerId, action, reason, ...about });
    },
  );
}
