import type { ReportKind, ReportReason } from "@kompagnon/contract/moderation/model.ts";
import type { Queryable } from "#platform/db/database.ts";

/** What was reported, as it stands. */
export type Reported = {
  kind: ReportKind;
  subjectId: string;
  chatId: string | null;
  postId: string | null;
  authorId: string | null;
  excerpt: string;
};

/** The open case about something, opened if there is none yet; its id. */
export async function ensureCase(tx: Queryable, id: string, about: Reported): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into moderation_cases as c (id, kind, subject_id, chat_id, post_id, author_id, excerpt)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (kind, subject_id) where status = 'open' do update set excerpt = c.excerpt
     returning id`,
    [id, about.kind, about.subjectId, about.chatId, about.postId, about.authorId, about.excerpt],
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

/** Locks the cases and reports that a member's erasure changes, in one order. */
export async function lockTouched(tx: Queryable, memberId: string): Promise<void> {
  await tx.query(
    `select from moderation_cases where author_id = $1 or decided_by = $1 or appeal_decided_by = $1
     order by id for update`,
    [memberId],
  );
  await tx.query(
    `select from reports where reporter_id = $1 or case_id in (select id from moderation_cases where author_id = $1)
     order by id for update`,
    [memberId],
  );
}

/** A member's words in their reports go with them. */
export const forgetNotes = (tx: Queryable, memberId: string) =>
  tx.query("update reports set note = '' where reporter_id = $1", [memberId]);

/** What was decided about a member, and how they contested it, for their export. */
export async function collectDecisions(db: Queryable, memberId: string) {
  const { rows } = await db.query(
    `select kind, excerpt, decision, decision_reason as reason, decided_at, banned_until, appeal, appealed_at,
       appeal_decision, appeal_reason, appeal_decided_at
     from moderation_cases where author_id = $1 and decision is not null and decision <> 'dismissed' order by decided_at`,
    [memberId],
  );
  return rows;
}

/** What a member has reported, for their export. */
export async function collectReports(db: Queryable, memberId: string) {
  const { rows } = await db.query<{ kind: ReportKind; reason: ReportReason; note: string; created_at: Date }>(
    `select c.kind, r.reason, r.note, r.created_at from reports r join moderation_cases c on c.id = r.case_id
     where r.reporter_id = $1 order by r.created_at`,
    [memberId],
  );
  return rows;
}
