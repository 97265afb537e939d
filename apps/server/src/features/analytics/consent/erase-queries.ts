import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

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
const BEGUN = statement(
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
    await tx.query(BEGUN, [ids]);
  }
  await tx.query(DAYS, [memberId]);
}
