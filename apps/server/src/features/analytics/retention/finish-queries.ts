import { SESSION_IDLE_MINUTES } from "@kompagnon/contract/analytics/rules.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const TAKE = statement(
  "analytics_take_idle",
  `delete from analytics_live l using (
       select id from analytics_live where last_at < now() - make_interval(mins => $1) order by id limit $2 for update skip locked
     ) idle
   where l.id = idle.id returning l.id, l.last_at as "lastAt", l.ended_at as "endedAt", l.path`,
);
/**
 * Counts visits from what is there of them, so that a crash, which empties the table of those under way, changes no sum. One that
 * went on after it was over adds what is new.
 */
const FINISH = statement(
  "analytics_finish",
  `with old as (
     select s.id, s.member_id is null as guest, s.started_at, s.last_at, s.pages, s.finished, n.last_at as new_last, n.ended_at, n.path
     from analytics_sessions s join unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::int[]) n(id, last_at, ended_at, path) on n.id = s.id
     where s.id = any($1::uuid[]) order by s.id for update of s
   ), counted as (
     select o.*, greatest(o.last_at, o.new_last) as until,
       (select count(*)::int from analytics_views v where v.session = o.id and v.at >= o.started_at) as new_pages,
       e.events, e.clicks, e.errors
     from old o cross join lateral (
       select (count(*) filter (where kind = 1))::int as events, (count(*) filter (where kind = 1 and type = 'click'))::int as clicks,
         (count(*) filter (where kind = 2))::int as errors
       from analytics_events v where v.session = o.id and v.at >= o.started_at) e
   ), written as (
     update analytics_sessions s set last_at = c.until, ended_at = coalesce(c.ended_at, c.until), pages = c.new_pages, events = c.events,
       clicks = c.clicks, errors = c.errors, exit_path = coalesce(c.path, s.exit_path), finished = true
     from counted c where s.id = c.id
   )
   insert into analytics_hours as h (hour, guest, finished, seconds, pages)
     select date_trunc('hour', started_at, 'UTC'), guest, (count(*) filter (where not finished))::int,
       sum(extract(epoch from until - case when finished then last_at else started_at end))::float8, sum(new_pages - pages)::int
     from counted group by 1, 2 order by 1, 2
   on conflict (hour, guest) do update set finished = h.finished + excluded.finished, seconds = h.seconds + excluded.seconds,
     pages = h.pages + excluded.pages`,
);
/** Finishes at most `limit` idle visits; returns their number. */
export async function finishIdle(tx: Tx, limit: number): Promise<number> {
  const { rows } = await tx.query(TAKE, [SESSION_IDLE_MINUTES, limit]);
  if (rows.length > 0)
    await tx.query(FINISH, [
      rows.map(({ id }) => id),
      rows.map(({ lastAt }) => lastAt),
      rows.map(({ endedAt }) => endedAt) as Date[], // a list may hold nulls
      rows.map(({ path }) => path) as number[], // as above
    ]);
  return rows.length;
}

const LOST = statement(
  "analytics_find_lost",
  `insert into analytics_live (id, last_at)
     select s.id, greatest(s.started_at,
         (select max(v.at) from analytics_views v where v.session = s.id and v.at >= s.started_at),
         (select max(e.at) from analytics_events e where e.session = s.id and e.at >= s.started_at))
     from analytics_sessions s
     where s.started_at > now() - interval '3 days' and s.started_at < now() - interval '1 hour' and not s.finished
       and not exists (select from analytics_live l where l.id = s.id)
     limit 10000
   on conflict do nothing`,
);
/** Puts visits back among those under way that a crash of the database took out of there. */
export const findLost = async (db: Queryable): Promise<number> => (await db.query(LOST)).rowCount;
