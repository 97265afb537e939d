import type { TimeRange, UserType } from "@kompagnon/contract/analytics/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const COLUMNS = `r.id, r.member_id as "memberId", r.name, r.user_type as "userType", r.time_range as "timeRange", r.weekly,
  r.created_at as "createdAt", r.last_sent_at as "lastSentAt"`;

const OF = statement(
  "analytics_reports_of",
  `select ${COLUMNS} from analytics_reports r where r.member_id = $1 order by r.created_at, r.id`,
);
/** A member's saved reports, the oldest first. */
export const reportsOf = async (db: Queryable, memberId: string) => (await db.query(OF, [memberId])).rows;

/** What is saved. */
export type Saved = { name: string; userType: UserType; timeRange: TimeRange; weekly: boolean };
const LOCK = statement(
  "analytics_lock_reports",
  "select pg_advisory_xact_lock(hashtextextended('analytics reports ' || $1::text, 0))",
);
const COUNT = statement(
  "analytics_count_reports",
  'select count(*)::int as "n!" from analytics_reports where member_id = $1',
);
const ADD = statement(
  "analytics_add_report",
  `insert into analytics_reports as r (id, member_id, name, user_type, time_range, weekly) values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
);
/** Saves one more, unless there are as many as there may be; in a transaction. */
export async function addReport(
  tx: Queryable,
  { id, memberId, saved, most }: { id: string; memberId: string; saved: Saved; most: number },
) {
  await tx.query(LOCK, [memberId]);
  const { rows } = await tx.query(COUNT, [memberId]);
  if ((rows[0]?.n ?? 0) >= most) return null;
  const { name, userType, timeRange, weekly } = saved;
  return (await tx.query(ADD, [id, memberId, name, userType, timeRange, weekly])).rows[0] ?? null;
}

const CHANGE = statement(
  "analytics_change_report",
  `update analytics_reports r set name = $3, user_type = $4, time_range = $5, weekly = $6 where r.id = $1 and r.member_id = $2 returning ${COLUMNS}`,
);
/** Changes one's own; null if it is not. */
export async function changeReport(db: Queryable, id: string, memberId: string, saved: Saved) {
  const { name, userType, timeRange, weekly } = saved;
  return (await db.query(CHANGE, [id, memberId, name, userType, timeRange, weekly])).rows[0] ?? null;
}

const DROP = statement(
  "analytics_drop_report",
  "delete from analytics_reports where id = $1 and member_id = $2",
);
export const dropReport = async (db: Queryable, id: string, memberId: string): Promise<boolean> =>
  (await db.query(DROP, [id, memberId])).rowCount > 0;

const DUE = statement(
  "analytics_due_reports",
  `select r.id from analytics_reports r join member_accounts a on a.id = r.member_id
   where r.weekly and a.admin_level >= $1 and not a.hidden and (r.last_sent_at is null or r.last_sent_at < now() - interval '5 days')
   order by r.id limit 1000`,
);
/** Which are to be sent this week, to those who may still see them. */
export const dueReports = async (db: Queryable, level: number): Promise<string[]> =>
  (await db.query(DUE, [level])).rows.map(({ id }) => id);
const STOP_WEEKLY = statement(
  "analytics_stop_weekly",
  "update analytics_reports set weekly = false where id = $1",
);
/** Mails a report no longer; it is kept. */
export async function stopWeekly(tx: Queryable, id: string): Promise<void> {
  await tx.query(STOP_WEEKLY, [id]);
}
const MARK = statement(
  "analytics_mark_report",
  `update analytics_reports r set last_sent_at = now() where r.id = $1 and r.weekly
     and (r.last_sent_at is null or r.last_sent_at < now() - interval '5 days') returning ${COLUMNS}`,
);
/** Marks one as sent; null if it was meanwhile. */
export const markReport = async (tx: Queryable, id: string) => (await tx.query(MARK, [id])).rows[0] ?? null;
export type ReportRow = Awaited<ReturnType<typeof reportsOf>>[number];
