import type { AuditFacts } from "@kompagnon/contract/moderation/model.ts";
import type { AuditAction, ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** An entry of the audit log. */
export type AuditRow = {
  id: string;
  at: Date;
  actorId: string | null;
  action: AuditAction;
  kind: ReportKind | null;
  subjectId: string | null;
  caseId: string | null;
  reason: string;
  before: AuditFacts | null;
  after: AuditFacts | null;
};

const INSERT_AUDIT = statement(
  "moderation_insert_audit",
  `insert into audit_log (id, at, actor_id, action, kind, subject_id, case_id, reason, before, after)
     values ($1, date_trunc('milliseconds', clock_timestamp()), $2, $3, $4, $5, $6, $7, $8, $9)`,
);
/** Adds an entry; nothing can change or remove it afterwards. */
export const insertAudit = (
  tx: Queryable,
  { id, ...row }: Omit<AuditRow, "at" | "before" | "after"> & Partial<Pick<AuditRow, "before" | "after">>,
) =>
  tx.query(INSERT_AUDIT, [
    id,
    row.actorId,
    row.action,
    row.kind,
    row.subjectId,
    row.caseId,
    row.reason,
    row.before ?? null,
    row.after ?? null,
  ]);

/** What of the audit log is asked for. */
export type AuditFilter = {
  action?: AuditAction | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
};

const LIST_AUDIT = statement(
  "moderation_list_audit",
  `select id, at, actor_id as "actorId", action, kind, subject_id as "subjectId", case_id as "caseId", reason, before, after
     from audit_log where ($2::timestamptz is null or (at, id) < ($2, $3::uuid)) and ($4::text is null or action = $4)
       and ($5::uuid is null or actor_id = $5) and ($6::uuid is null or subject_id = $6)
     order by at desc, id desc limit $1`,
  { plan: "custom" },
);
/** A page of the audit log, the newest first. */
export async function listAudit(
  db: Queryable,
  limit: number,
  before: { at: Date; id: string } | null,
  { action, actor, subject }: AuditFilter,
): Promise<AuditRow[]> {
  const { rows } = await db.query(LIST_AUDIT, [
    limit,
    before?.at ?? null,
    before?.id ?? null,
    action ?? null,
    actor ?? null,
    subject ?? null,
  ]);
  return rows;
}
