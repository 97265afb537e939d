import type { CaseState, Decision, ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { type Backlog, NO_BACKLOG } from "#platform/feature.ts";

/** A case as stored. */
export type CaseRow = {
  id: string;
  kind: ReportKind;
  subjectId: string;
  chatId: string | null;
  postId: string | null;
  authorId: string | null;
  excerpt: string;
  signs: ScamSign[];
  state: CaseState;
  reportCount: number;
  hidden: boolean;
  openedAt: Date;
  decision: Decision | null;
  decisionReason: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  bannedUntil: Date | null;
  appeal: string | null;
  appealedAt: Date | null;
  appealDecision: "upheld" | "reversed" | null;
  appealReason: string;
  appealDecidedBy: string | null;
};

const COLUMNS = `c.id, c.kind, c.subject_id as "subjectId", c.chat_id as "chatId", c.post_id as "postId",
  c.author_id as "authorId", c.excerpt, c.signs, c.status as state, c.report_count as "reportCount", c.hidden,
  date_trunc('milliseconds', c.opened_at) as "openedAt", c.decision, c.decision_reason as "decisionReason",
  date_trunc('milliseconds', c.decided_at) as "decidedAt", c.decided_by as "decidedBy", c.banned_until as "bannedUntil",
  c.appeal, c.appealed_at as "appealedAt", c.appeal_decision as "appealDecision", c.appeal_reason as "appealReason",
  c.appeal_decided_by as "appealDecidedBy"`;

const FIND_CASE = statement(
  "moderation_find_case",
  `select ${COLUMNS} from moderation_cases c where c.id = $1`,
);
/** A case; null if there is none. */
export async function findCase(db: Queryable, id: string): Promise<CaseRow | null> {
  const { rows } = await db.query(FIND_CASE, [id]);
  return rows[0] ?? null;
}

const LOCK_CASE = statement(
  "moderation_lock_case",
  `select ${COLUMNS} from moderation_cases c where c.id = $1 for update`,
);
/** A case, locked until the transaction ends. */
export async function lockCase(tx: Queryable, id: string): Promise<CaseRow | null> {
  const { rows } = await tx.query(LOCK_CASE, [id]);
  return rows[0] ?? null;
}

/** Where the queue goes on: reports (0 among the settled), time and id of the last one. */
export type QueuePosition = { reports: number; at: Date; id: string };

const WAITING_CASES = statement(
  "moderation_waiting_cases",
  `select ${COLUMNS} from moderation_cases c
   where c.status = $1 and ($2::text is null or c.kind = $2)
     and ($4::int is null or c.report_count < $4::int or (c.report_count = $4::int
       and (date_trunc('milliseconds', c.opened_at), c.id) > ($5::timestamptz, $6::uuid)))
   order by c.report_count desc, date_trunc('milliseconds', c.opened_at), c.id limit $3`,
  { plan: "custom" },
);
const SETTLED_CASES = statement(
  "moderation_settled_cases",
  `select ${COLUMNS} from moderation_cases c
   where c.status = $1 and ($2::text is null or c.kind = $2)
     and ($4::int is null or (date_trunc('milliseconds', c.decided_at), c.id) < ($5::timestamptz, $6::uuid))
   order by date_trunc('milliseconds', c.decided_at) desc, c.id desc limit $3`,
  { plan: "custom" },
);
/** A page of cases: waiting ones with most reports first, then the oldest; settled ones the last decided first. */
export async function listCases(
  db: Queryable,
  {
    state,
    kind,
    limit,
    after,
  }: { state: CaseState; kind: ReportKind | undefined; limit: number; after: QueuePosition | null },
): Promise<CaseRow[]> {
  const { rows } = await db.query(state === "closed" ? SETTLED_CASES : WAITING_CASES, [
    state,
    kind ?? null,
    limit,
    after?.reports ?? null,
    after?.at ?? null,
    after?.id ?? null,
  ]);
  return rows;
}

const COUNT_WAITING = statement(
  "moderation_count_waiting",
  `select count(*) filter (where status = 'open')::int as open, count(*) filter (where status = 'appealed')::int as appealed
     from moderation_cases where status in ('open', 'appealed')`,
);
/** How many cases wait, and how many appeals. */
export async function countWaiting(db: Queryable): Promise<{ open: number; appealed: number }> {
  const { rows } = await db.query(COUNT_WAITING);
  return rows[0] ?? { open: 0, appealed: 0 };
}

const BACKLOG = statement(
  "moderation_backlog",
  `select count(*)::int as "count!", min(case when $1 = 'appealed' then appealed_at else opened_at end) as "oldestAt",
       (array_agg(id order by case when $1 = 'appealed' then appealed_at else opened_at end, id))[1] as "oldestId"
     from moderation_cases where status = $1`,
);
/** The cases, or the appeals, that wait. */
export async function backlogOf(db: Queryable, status: "open" | "appealed"): Promise<Backlog> {
  const { rows } = await db.query(BACKLOG, [status]);
  return rows[0] ?? NO_BACKLOG;
}

const REASONS_OF = statement(
  "moderation_reasons_of",
  `select case_id as "caseId", reason, count(*)::int as count from reports where case_id = any($1::uuid[])
     group by case_id, reason order by count(*) desc, reason`,
);
/** Why cases were reported, with how often, the most frequent first. */
export async function reasonsOf(db: Queryable, caseIds: readonly string[]) {
  const { rows } = await db.query(REASONS_OF, [caseIds]);
  return rows;
}

const REPORTS_OF = statement(
  "moderation_reports_of",
  `select id, reporter_id as "reporterId", reason, note, created_at as "createdAt" from reports
     where case_id = $1 order by created_at, id limit 200`,
);
/** The reports of a case, the oldest first. */
export async function reportsOf(db: Queryable, caseId: string) {
  const { rows } = await db.query(REPORTS_OF, [caseId]);
  return rows;
}

const HISTORY_OF = statement(
  "moderation_history_of",
  `select id, kind, decision, decided_at as "decidedAt!" from moderation_cases
     where author_id = $1 and id <> $2 and decision is not null order by decided_at desc, id desc limit $3`,
  { plan: "custom" },
);
/** Earlier decisions about a member, the newest first. */
export async function historyOf(db: Queryable, authorId: string, exceptId: string, limit: number) {
  const { rows } = await db.query(HISTORY_OF, [authorId, exceptId, limit]);
  return rows;
}

const COUNT_REPORT = statement(
  "moderation_count_report",
  `update moderation_cases set report_count = report_count + 1 where id = $1
     returning hidden`,
);
/** One more report; answers whether the thing is hidden. The case is locked from here on. */
export async function countReport(tx: Queryable, id: string): Promise<{ hidden: boolean }> {
  const { rows } = await tx.query(COUNT_REPORT, [id]);
  const [row] = rows;
  if (!row) throw new Error("the case is locked by this transaction");
  return row;
}

const REPORTERS_OF = statement(
  "moderation_reporters_of",
  `select d.decided::int as "decided!", d.upheld::int as "upheld!" from reports r
     join visible_members m on m.id = r.reporter_id
     join member_profiles p on p.member_id = m.id
     cross join lateral (
       select count(*) as decided,
         count(*) filter (where c.decision <> 'dismissed' and c.appeal_decision is distinct from 'reversed') as upheld
       from reports o join moderation_cases c on c.id = o.case_id
       where o.reporter_id = r.reporter_id and c.decision is not null and c.id <> $1) d
   where r.case_id = $1 and m.email_confirmed_at is not null and m.created_at < now() - make_interval(days => $2)
     and p.username is not null and p.onboarding_step is null`,
);
/** How many of a reporter's reports were decided, and how many upheld. */
export type ReporterRecord = { decided: number; upheld: number };
/**
 * The track records of reporters whose reports count towards hiding: seen, with a confirmed address and a finished profile, and
 * members for longer than `days`.
 */
export async function recordsOf(db: Queryable, caseId: string, days: number): Promise<ReporterRecord[]> {
  const { rows } = await db.query(REPORTERS_OF, [caseId, days]);
  return rows;
}

const WAS_APPROVED_BEFORE = statement(
  "moderation_was_let_stand",
  `select from moderation_cases where kind = $1 and subject_id = $2
       and (decision in ('dismissed', 'warned') or appeal_decision = 'reversed') limit 1`,
);
/** Whether moderators have looked at something before and let it stand. */
export async function wasApprovedBefore(
  db: Queryable,
  { kind, subjectId }: Pick<CaseRow, "kind" | "subjectId">,
): Promise<boolean> {
  const { rowCount } = await db.query(WAS_APPROVED_BEFORE, [kind, subjectId]);
  return rowCount > 0;
}

const SET_HIDDEN = statement(
  "moderation_set_hidden",
  "update moderation_cases set hidden = $2 where id = $1",
);
/** Whether what a case is about is out of sight. */
export const setHidden = (tx: Queryable, id: string, hidden: boolean) => tx.query(SET_HIDDEN, [id, hidden]);

const CLOSE_CASE = statement(
  "moderation_close_case",
  `update moderation_cases set status = 'closed', decision = $2, decision_reason = $3, decided_by = $4, decided_at = now(),
       author_id = $5, banned_until = $6, hidden = false where id = $1`,
);
/** Settles a case. */
export const closeCase = (
  tx: Queryable,
  id: string,
  by: {
    decision: Decision;
    reason: string;
    deciderId: string;
    authorId: string | null;
    bannedUntil: Date | null;
  },
) => tx.query(CLOSE_CASE, [id, by.decision, by.reason, by.deciderId, by.authorId, by.bannedUntil]);

const INSERT_APPEAL = statement(
  "moderation_insert_appeal",
  `update moderation_cases set status = 'appealed', appeal = $2, appealed_at = now()
     where id = $1 and status = 'closed' and appeal is null`,
);
/** Opens a settled case again by an appeal of its author; false if there is none to open, or one was made. */
export async function insertAppeal(tx: Queryable, id: string, text: string): Promise<boolean> {
  const { rowCount } = await tx.query(INSERT_APPEAL, [id, text]);
  return rowCount > 0;
}

const CLOSE_APPEAL = statement(
  "moderation_close_appeal",
  `update moderation_cases set status = 'closed', appeal_decision = $2, appeal_reason = $3, appeal_decided_by = $4,
       appeal_decided_at = now() where id = $1`,
);
/** Settles an appeal. */
export const closeAppeal = (
  tx: Queryable,
  id: string,
  by: { outcome: "upheld" | "reversed"; reason: string; deciderId: string },
) => tx.query(CLOSE_APPEAL, [id, by.outcome, by.reason, by.deciderId]);

const LIST_DECISIONS = statement(
  "moderation_list_decisions",
  `select ${COLUMNS} from moderation_cases c
     where c.author_id = $1 and c.decision is not null and c.decision <> 'dismissed'
       and ($3::timestamptz is null or (date_trunc('milliseconds', c.decided_at), c.id) < ($3, $4::uuid))
     order by date_trunc('milliseconds', c.decided_at) desc, c.id desc limit $2`,
  { plan: "custom" },
);
/** Decisions about a member that concern them, the newest first; dismissed reports are not told. */
export async function listDecisions(
  db: Queryable,
  authorId: string,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<CaseRow[]> {
  const { rows } = await db.query(LIST_DECISIONS, [authorId, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}

const STANDS = "c.appeal_decision is distinct from 'reversed'";

const IS_REMOVED_OTHERWISE = statement(
  "moderation_is_removed_otherwise",
  `select from moderation_cases c where c.kind = $2 and c.subject_id = $3 and c.id <> $1
       and c.decision in ('removed', 'banned') and ${STANDS} limit 1`,
);
/** Whether another decision that stands has removed what a case is about. */
export async function isRemovedOtherwise(
  db: Queryable,
  { id, kind, subjectId }: Pick<CaseRow, "id" | "kind" | "subjectId">,
): Promise<boolean> {
  const { rowCount } = await db.query(IS_REMOVED_OTHERWISE, [id, kind, subjectId]);
  return rowCount > 0;
}

const FIND_OTHER_BAN = statement(
  "moderation_find_other_ban",
  `select c.decision_reason as reason, c.banned_until as until from moderation_cases c
     where c.author_id = $2 and c.id <> $1 and c.decision = 'banned' and ${STANDS}
       and (c.banned_until is null or c.banned_until > now()) order by c.banned_until desc nulls first limit 1`,
  { plan: "custom" },
);
/** The longest ban of a case's author by another decision that stands; null if there is none. */
export async function findOtherBan(
  db: Queryable,
  { id, authorId }: Pick<CaseRow, "id" | "authorId">,
): Promise<{ reason: string; until: Date | null } | null> {
  const { rows } = await db.query(FIND_OTHER_BAN, [id, authorId]);
  return rows[0] ?? null;
}
