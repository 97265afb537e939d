import type { ReportKind, ReportReason } from "@kompagnon/contract/moderation/rules.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What was reported, as it stands. */
export type Reported = {
  kind: ReportKind;
  subjectId: string;
  chatId: string | null;
  postId: string | null;
  authorId: string | null;
  excerpt: string;
};

const ENSURE_CASE = statement(
  "moderation_ensure_case",
  `insert into moderation_cases as c (id, kind, subject_id, chat_id, post_id, author_id, excerpt)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (kind, subject_id) where status = 'open' do update set excerpt = c.excerpt
     returning id`,
);
/** The open case about something, opened if there is none yet; its id. */
export async function ensureCase(tx: Queryable, id: string, about: Reported): Promise<string> {
  const { rows } = await tx.query(ENSURE_CASE, [
    id,
    about.kind,
    about.subjectId,
    about.chatId,
    about.postId,
    about.authorId,
    about.excerpt,
  ]);
  const [row] = rows;
  if (!row) throw new Error("an upsert answers its row");
  return row.id;
}

const NOTE_SIGNS = statement(
  "moderation_note_signs",
  `insert into moderation_cases as c (id, kind, subject_id, chat_id, post_id, author_id, excerpt, signs)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text[])
     on conflict (kind, subject_id) where status = 'open' do update set
       signs = array(select distinct s from unnest(c.signs || excluded.signs) s order by s),
       excerpt = case when c.report_count = 0 then excluded.excerpt else c.excerpt end
     returning id, xmax = 0 as "fresh!"`,
);
/** Notes in the open case about something what it has of a scam, opening one if there is none; whether it is a new one. */
export async function noteSigns(
  tx: Queryable,
  id: string,
  about: Reported,
  signs: readonly ScamSign[],
): Promise<boolean> {
  const { kind, subjectId, chatId, postId, authorId, excerpt } = about;
  const { rows } = await tx.query(NOTE_SIGNS, [
    id,
    kind,
    subjectId,
    chatId,
    postId,
    authorId,
    excerpt,
    signs,
  ]);
  return rows[0]?.fresh ?? false;
}

const INSERT_REPORT = statement(
  "moderation_insert_report",
  "insert into reports (id, case_id, reporter_id, reason, note) values ($1, $2, $3, $4, $5)",
);
/** Stores a report; a second one by the same member breaks `reports_once`. */
export const insertReport = (
  tx: Queryable,
  report: { id: string; caseId: string; reporterId: string; reason: ReportReason; note: string },
) => tx.query(INSERT_REPORT, [report.id, report.caseId, report.reporterId, report.reason, report.note]);

const LOCK_TOUCHED_MODERATION_CASES = statement(
  "moderation_lock_touched_moderation_cases",
  `select from moderation_cases where author_id = $1 or decided_by = $1 or appeal_decided_by = $1
     order by id for update`,
);
const LOCK_TOUCHED_REPORTS = statement(
  "moderation_lock_touched_reports",
  `select from reports where reporter_id = $1 or case_id in (select id from moderation_cases where author_id = $1)
     order by id for update`,
);
/** Locks the cases and reports that a member's erasure changes, in one order. */
export async function lockTouched(tx: Queryable, memberId: string): Promise<void> {
  await tx.query(LOCK_TOUCHED_MODERATION_CASES, [memberId]);
  await tx.query(LOCK_TOUCHED_REPORTS, [memberId]);
}

const FORGET_NOTES = statement(
  "moderation_forget_notes",
  "update reports set note = '' where reporter_id = $1",
);
/** A member's words in their reports go with them. */
export const forgetNotes = (tx: Queryable, memberId: string) => tx.query(FORGET_NOTES, [memberId]);

const COLLECT_DECISIONS = statement(
  "moderation_collect_decisions",
  `select kind, excerpt, decision, decision_reason as reason, decided_at, banned_until, appeal, appealed_at,
       appeal_decision, appeal_reason, appeal_decided_at
     from moderation_cases where author_id = $1 and decision is not null and decision <> 'dismissed' order by decided_at`,
);
/** What was decided about a member, and how they contested it, for their export. */
export async function collectDecisions(db: Queryable, memberId: string) {
  const { rows } = await db.query(COLLECT_DECISIONS, [memberId]);
  return rows;
}

const COLLECT_REPORTS = statement(
  "moderation_collect_reports",
  `select c.kind, r.reason, r.note, r.created_at from reports r join moderation_cases c on c.id = r.case_id
     where r.reporter_id = $1 order by r.created_at`,
);
/** What a member has reported, for their export. */
export async function collectReports(db: Queryable, memberId: string) {
  const { rows } = await db.query(COLLECT_REPORTS, [memberId]);
  return rows;
}
