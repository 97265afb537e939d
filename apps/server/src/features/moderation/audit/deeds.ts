import type { AuditFacts } from "@kompagnon/contract/moderation/audit.ts";
import type { AuditAction, ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import { insertAudit } from "#features/moderation/audit/audit-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";

/** What somebody of the team did, as it is written down. */
export type Deed = {
  actorId: string;
  action: AuditAction;
  kind?: ReportKind;
  /** Whom or what it was done to. */
  subjectId?: string;
  reason?: string;
  before?: AuditFacts;
  after?: AuditFacts;
};

/** Writes down what somebody of the team does, as part of the transaction that does it. */
export const recordDeed = (tx: Queryable, { actorId, action, kind, subjectId, reason, ...facts }: Deed) =>
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
