import { HOURS_KEPT_DAYS } from "@kompagnon/contract/analytics/rules.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const DROP = statement(
  "analytics_drop",
  "select analytics_drop_days((now() at time zone 'UTC')::date - $1::int) as \"dropped!\"",
);
const OLD = "(now() at time zone 'UTC')::date - $1::int";
const SESSIONS = statement(
  "analytics_forget_sessions",
  `delete from analytics_sessions where id in (
     select id from analytics_sessions where started_at < (${OLD})::timestamp at time zone 'UTC' limit 5000)`,
);
const STEPS = statement("analytics_forget_steps", `delete from analytics_steps where day < ${OLD}`);
const ERRORS = statement("analytics_forget_errors", `delete from analytics_errors where day < ${OLD}`);
const HEAT = statement("analytics_forget_heat", `delete from analytics_heat where day < ${OLD}`);
const OUTLINES = statement(
  "analytics_forget_outlines",
  "delete from analytics_outlines where at < now() - make_interval(days => $1)",
);
const MEMBER_DAYS = statement(
  "analytics_forget_member_days",
  `delete from analytics_member_days where day < ${OLD}`,
);
const VISITOR_DAYS = statement(
  "analytics_forget_visitor_days",
  "delete from analytics_visitor_days where day < (now() at time zone 'UTC')::date",
);
const BATCHES = statement(
  "analytics_forget_batches",
  "delete from analytics_batches where at < now() - interval '1 day'",
);
const NAMED_HOURS = statement(
  "analytics_forget_named_hours",
  `delete from analytics_sums where unit = 'hour' and at < (${OLD})::timestamp at time zone 'UTC'`,
);
/** What stands at the beginning of a day is that day's sum already, or its first hour's: both are added up. */
const HOURS = statement(
  "analytics_fold_hours",
  `with old as (
     delete from analytics_hours where hour < (${OLD})::timestamp at time zone 'UTC'
       and hour <> date_trunc('day', hour, 'UTC') returning *
   )
   insert into analytics_hours as h (hour, guest, sessions, visitors, views, counted, events, clicks, errors, converted, finished, seconds, pages)
     select date_trunc('day', hour, 'UTC'), guest, sum(sessions), sum(visitors), sum(views), sum(counted), sum(events), sum(clicks),
       sum(errors), sum(converted), sum(finished), sum(seconds), sum(pages)
     from old group by 1, 2 order by 1, 2
   on conflict (hour, guest) do update set sessions = h.sessions + excluded.sessions, visitors = h.visitors + excluded.visitors,
     views = h.views + excluded.views, counted = h.counted + excluded.counted, events = h.events + excluded.events,
     clicks = h.clicks + excluded.clicks, errors = h.errors + excluded.errors, converted = h.converted + excluded.converted,
     finished = h.finished + excluded.finished, seconds = h.seconds + excluded.seconds, pages = h.pages + excluded.pages`,
);

const deleted = async (db: Queryable, days: number) => (await db.query(SESSIONS, [days])).rowCount;

/** Drops single visits older than `days` and merges their hourly totals into daily ones. Idempotent. */
export async function forgetOlder(db: Database, days: number): Promise<void> {
  await db.query(DROP, [days]);
  while ((await deleted(db, days)) > 0);
  for (const one of [STEPS, ERRORS, HEAT, MEMBER_DAYS, OUTLINES]) await db.query(one, [days]);
  await db.query(VISITOR_DAYS);
  await db.query(BATCHES);
  await db.query(NAMED_HOURS, [HOURS_KEPT_DAYS]);
  await db.query(HOURS, [days]);
}
