import type { StaffFacts } from "@kompagnon/contract/moderation/audit-facts.ts";
import type { AuditAction, ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import { insertAudit } from "#features/moderation/audit/audit-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";

/** A staff action, as the audit log stores it. */
export type StaffAction = {
  actorId: string;
  action: AuditAction;
  kind?: ReportKind;
  /** The member or object that it was done to. */
  subjectId?: string;
  reason?: string;
  before?: StaffFacts;
  after?: StaffFacts;
};

/** Logs a staff action in the transaction that performs it. */
export const recordStaffAction = (
  tx: Queryable,
  { actorId, action, kind, subjectId, reason, ...facts }: StaffAction,
) =>
  insertAudit(tx, {
    id: newId(),
    actorId,
    action,
    kind: kind ?? null,
    subjectId: subjectId ?? null,
    caseId: null,
    reason: reason ?? "",
    ...facts,
  });
