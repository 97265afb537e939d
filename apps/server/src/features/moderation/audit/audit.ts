import type { AuditEntry, AuditFacts } from "@kompagnon/contract/moderation/model.ts";
import { type AuditFilter, type AuditRow, listAudit } from "#features/moderation/audit/audit-queries.ts";
import { recordStaffAction } from "#features/moderation/audit/staff-actions.ts";
import { memberCards, profileOf } from "#features/profiles/public.ts";
import { csvFile } from "#platform/csv.ts";
import type { Queryable } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

/** More of the log than this is no file to read. */
const EXPORTED_MAX = 10_000;
/** Entries per query. */
const EXPORTED_AT_ONCE = 500;

async function present(db: Queryable, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const people = rows.flatMap(({ actorId, kind, subjectId }) => [
    actorId,
    kind === "member" ? subjectId : null,
  ]);
  const cards = await memberCards(
    db,
    people.filter((id) => id !== null),
  );
  const cardOf = (id: string | null) => (id && cards.get(id)) || null;
  return rows.map(({ at, actorId, subjectId, caseId, ...row }) => ({
    ...row,
    at: at.toISOString(),
    subject_id: subjectId,
    case_id: caseId,
    actor: cardOf(actorId),
    subject: row.kind === "member" ? cardOf(subjectId) : null,
  }));
}

/** A page of the audit log, the newest first. */
export async function auditOf(
  { db }: Pick<Platform, "db">,
  { limit, cursor, ...filter }: { limit: number; cursor?: string | undefined } & AuditFilter,
): Promise<{ items: AuditEntry[]; next_cursor: string | null }> {
  const rows = await listAudit(db, limit + 1, cursor ? decodeCursor(cursor) : null, filter);
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  return { items: await present(db, shown), next_cursor };
}

/** Exports the newest entries of the audit log as a file; the export is logged. */
export async function auditFile(platform: Pick<Platform, "db">, actorId: string, filter: AuditFilter) {
  await recordStaffAction(platform.db, { actorId, action: "log.exported", after: { log: "audit" } });
  const pages = async (cursor: string | null) =>
    auditOf(platform, { ...filter, limit: EXPORTED_AT_ONCE, ...(cursor && { cursor }) });
  const factsText = (facts: AuditFacts | null) => (facts ? JSON.stringify(facts) : "");
  const { language } = await profileOf(platform.db, actorId);
  return csvFile(
    {
      head: [
        "at",
        "action",
        "actor_id",
        "actor",
        "kind",
        "subject_id",
        "subject",
        "case_id",
        "reason",
        "before",
        "after",
      ],
      max: EXPORTED_MAX,
      language,
    },
    pages,
    ({ at, action, actor, kind, subject_id, subject, case_id, reason, before, after }) => [
      at,
      action,
      actor?.id,
      actor?.username,
      kind,
      subject_id,
      subject?.username,
      case_id,
      reason,
      factsText(before),
      factsText(after),
    ],
  );
}
