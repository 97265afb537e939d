import type { ReportKind, ReportReason } from "@kompagnon/contract/moderation/model.ts";
import type { Queryable } from "#platform/db/database.ts";

/** What was reported, as it stands. */
export type Reported = {
  kind: ReportKind;
  subjectId: string;
  chatId: string | null;
  authorId: string | null;
  excerpt: string;
};

/** The open case about something, opened if there is none yet; its id. */
export async function ensureCase(tx: Queryable, id: string, about: Reported): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into moderation_cases as c (id, kind, subject_id, chat_id, author_id, excerpt)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (kind, subject_id) where status = 'open' do update set excerpt = c.excerpt
     returning id`,
    [id, about.kind, about.subjectId, about.chatId, about.authorId, about.excerpt],
  );
  const [row] = rows;
  if (!row) throw new Error("an upsert answers its row");
  return row.id;
}

/** Stores a report; a second one by the same member breaks `reports_once`. */
export const insertReport = (
  tx: Queryable,
  report: { id: string; caseId: string; reporterId: string; reason: ReportReason; note: string },
) =>
  tx.query("insert into reports (id, case_id, reporter_id, reason, note) values ($1, $2, $3, $4, $5)", [
    report.id,
    report.caseId,
    report.reporterId,
    report.reason,
    report.note,
  ]);

/** A member's words in their reports go with them. */
export const forgetNotes = (tx: Queryable, memberId: string) =>
  tx.query("update reports set note = '' where reporter_id = $1", [memberId]);

/** What a member has reported, for their export. */
export async function collectReports(db: Queryable, memberId: string) {
  const { rows } = await db.query<{ kind: ReportKind; reason: ReportReason; note: string; created_at: Date }>(
    `select c.kind, r.reason, r.note, r.created_at from reports r join moderation_cases c on c.id = r.case_id
     where r.reporter_id = $1 order by r.created_at`,
    [memberId],
  );
  return rows;
}
