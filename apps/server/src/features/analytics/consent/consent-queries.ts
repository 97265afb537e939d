import type { ConsentChoice } from "@kompagnon/contract/analytics/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const FIND_CONSENT = statement(
  "analytics_consent",
  "select choice, version, at from analytics_consents where member_id = $1",
);
/** What a member chose; null if nothing yet. */
export const findConsent = async (db: Queryable, memberId: string) =>
  (await db.query(FIND_CONSENT, [memberId])).rows[0] ?? null;

const KEEP_CONSENT = statement(
  "analytics_keep_consent",
  `insert into analytics_consents (member_id, choice, version) values ($1, $2, $3)
   on conflict (member_id) do update set choice = excluded.choice, version = excluded.version, at = now()`,
);
export const keepConsent = (tx: Queryable, memberId: string, choice: ConsentChoice, version: string) =>
  tx.query(KEEP_CONSENT, [memberId, choice, version]);

const OWN_SESSION = statement(
  "analytics_own_session",
  `select id, member_id as "memberId" from analytics_sessions where visitor = $1 and started_at > now() - interval '12 hours'
   order by started_at desc limit 1`,
);
/** The latest session under a visitor's mark of today. */
export const findOwnSession = async (db: Queryable, visitor: Buffer) =>
  (await db.query(OWN_SESSION, [visitor])).rows[0] ?? null;

const SESSIONS = statement(
  "analytics_sessions_of",
  `select id, started_at as "startedAt", last_at as "lastAt" from analytics_sessions
   where member_id = $1 and started_at <= $2 order by id for update`,
);
const EVENTS = statement(
  "analytics_erase_events",
  "delete from analytics_events where session = any($1::uuid[]) and at >= $2",
);
const VIEWS = statement(
  "analytics_erase_views",
  "delete from analytics_views where session = any($1::uuid[]) and at >= $2",
);
const LIVE = statement("analytics_erase_live", "delete from analytics_live where id = any($1::uuid[])");
const STEPS = statement(
  "analytics_erase_steps",
  "delete from analytics_steps where session = any($1::uuid[])",
);
const ERASE_STARTED_SESSIONS = statement(
  "analytics_erase_sessions",
  "delete from analytics_sessions where id = any($1::uuid[])",
);
const DAYS = statement("analytics_erase_days", "delete from analytics_member_days where member_id = $1");

/**
 * Deletes everything collected about a member in sessions that began before `until`; hourly and daily totals, which contain no
 * ids, stay.
 */
export async function eraseVisits(tx: Queryable, memberId: string, until = new Date()): Promise<void> {
  const { rows } = await tx.query(SESSIONS, [memberId, until]);
  const ids = rows.map(({ id }) => id);
  const [first] = rows.map(({ startedAt }) => startedAt).sort((a, b) => a.getTime() - b.getTime());
  if (first) {
    await tx.query(EVENTS, [ids, first]);
    await tx.query(VIEWS, [ids, first]);
    await tx.query(STEPS, [ids]);
    await tx.query(LIVE, [ids]);
    await tx.query(ERASE_STARTED_SESSIONS, [ids]);
  }
  await tx.query(DAYS, [memberId]);
}
