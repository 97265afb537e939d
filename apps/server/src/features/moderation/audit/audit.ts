import type { AuditEntry } from "@kompagnon/contract/moderation/model.ts";
import { listAudit } from "#features/moderation/audit/audit-queries.ts";
import { memberCards } from "#features/profiles/public.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

/** A page of the audit log, the newest first. */
export async function auditOf(
  { db }: Platform,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: AuditEntry[]; next_cursor: string | null }> {
  const rows = await listAudit(db, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  const actors = shown.map(({ actorId }) => actorId).filter((id) => id !== null);
  const cards = await memberCards(db, actors);
  return {
    items: shown.map(({ id, at, actorId, action, kind, subjectId, caseId, reason }) => ({
      ...{ id, action, kind, reason, at: at.toISOString(), subject_id: subjectId, case_id: caseId },
      actor: (actorId && cards.get(actorId)) || null,
    })),
    next_cursor,
  };
}
