import { insertAudit } from "#features/moderation/audit/audit-queries.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

/** What moderators do in other features is written down here. */
export function moderationListeners({ domainEvents }: Platform): void {
  domainEvents.within("comment.moderated", async (tx, { commentId, moderatorId }) => {
    const about = { kind: "comment", subjectId: commentId, caseId: null } as const;
    const done = { actorId: moderatorId, action: "content.removed", reason: "" };
    await insertAudit(tx, { id: newId(), ...about, ...done });
  });
}
