import { dayOf, type Period, type Span } from "#features/analytics/dashboard/range.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const COURSE = statement(
  "analytics_course",
  `select date_trunc($1, hour, 'UTC') as "at!", sum(sessions)::int as "sessions!",
     sum(sessions) filter (where guest)::int as "guestSessions?", sum(views)::int as "views!", sum(counted)::int as "counted!",
     sum(events)::int as "events!", sum(clicks)::int as "clicks!", sum(errors)::int as "errors!", sum(converted)::int as "converted!",
     sum(finished)::int as "finished!", sum(seconds)::float8 as "seconds!", sum(pages)::int as "pages!"
   from analytics_hours where hour >= $2 and hour < $4 and ($3::boolean is null or guest = $3) group by 1 order by 1`,
);
/** The sums of a span by hour or day. */
export const courseOf = async (
  db: Queryable,
  unit: Period["unit"],
  { from, to }: Span,
  guest: boolean | null,
) => (await db.query(COURSE, [unit, from, guest, to])).rows;

const FIRST = statement("analytics_first_hour", `select min(hour) as "hour?" from analytics_hours`);
/** The first hour that anything is known of. */
export const firstHour = async (db: Queryable): Promise<Date | null> =>
  (await db.query(FIRST)).rows[0]?.hour ?? null;

const NAMED = statement(
  "analytics_named",
  `select kind, name, sum(n)::int as "n!", sum(counted)::int as "counted!", sum(seconds)::float8 as "seconds!",
     sum(depth)::float8 as "depth!", sum(measured)::int as "measured!"
   from analytics_sums where unit = $1 and kind = any($2::text[]) and at >= $3 and ($4::boolean is null or guest = $4)
   group by kind, name order by sum(n) + sum(counted) desc, name`,
);
/** Sums by name, the largest first. */
export const namedSums = async (
  db: Queryable,
  { unit, kinds, since, guest }: { unit: string; kinds: string[]; since: Date; guest: boolean | null },
) => (await db.query(NAMED, [unit, kinds, since, guest])).rows;

const CURRENT_ACTIVITY = statement(
  "analytics_under_way",
  `select (count(*) filter (where l.last_at > now() - make_interval(mins => $2) and l.ended_at is null))::int as "active!",
     (count(*) filter (where not s.finished and s.started_at >= $3))::int as "open!",
     coalesce(sum(extract(epoch from l.last_at - s.started_at)) filter (where not s.finished and s.started_at >= $3), 0)::float8 as "seconds!",
     coalesce(sum(l.pages) filter (where not s.finished and s.started_at >= $3), 0)::int as "pages!"
   from analytics_live l join analytics_sessions s on s.id = l.id
   where $1::boolean is null or (s.member_id is null) = $1`,
);
/** Visits under way: who is active, and what the open ones came to so far. */
export async function currentActivity(db: Queryable, guest: boolean | null, minutes: number, since: Date) {
  const { rows } = await db.query(CURRENT_ACTIVITY, [guest, minutes, since]);
  return rows[0] ?? { active: 0, open: 0, seconds: 0, pages: 0 };
}

const VISITORS_OF_HOURS = statement(
  "analytics_visitors_of_hours",
  `select (count(distinct member_id) + count(distinct visitor) filter (where member_id is null))::int as "n!"
   from analytics_sessions where started_at >= $1 and started_at < $2 and ($3::boolean is null or (member_id is null) = $3)`,
);
const VISITORS_OF_DAYS = statement(
  "analytics_visitors_of_days",
  `select ((select count(distinct member_id) from analytics_member_days
       where day >= ($1::text)::date and day < ($2::text)::date and $3::boolean is distinct from true)
     + (select coalesce(sum(visitors), 0) from analytics_hours where guest and hour >= $4 and hour < $5
       and $3::boolean is distinct from false))::int as "n!"`,
);
/**
 * Different visitors that began a visit in a span: each member once, each guest once a day, because nothing tells a guest of
 * yesterday from one of today. Whole days are read from sums, hours from the visits themselves.
 */
export async function visitorsOf(
  db: Queryable,
  unit: Period["unit"],
  { from, to }: Span,
  guest: boolean | null,
): Promise<number> {
  const { rows } =
    unit === "hour"
      ? await db.query(VISITORS_OF_HOURS, [from, to, guest])
      : await db.query(VISITORS_OF_DAYS, [dayOf(from), dayOf(to), guest, from, to]);
  return rows[0]?.n ?? 0;
}
