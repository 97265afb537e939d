import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const HERE = statement(
  "analytics_live_users",
  `with here as (
     select l.id, l.last_at, l.path, l.title, l.pages, l.events, s.member_id, s.started_at, s.device, s.browser, s.country
     from analytics_live l join analytics_sessions s on s.id = l.id
     where l.last_at > now() - make_interval(mins => $2) and l.ended_at is null and ($1::boolean is null or (s.member_id is null) = $1)
   )
   select h.id, h.last_at as "lastAt", h.title, h.pages, h.events, h.member_id as "memberId?", h.started_at as "startedAt", h.device,
     h.browser, h.country, p.path as "path?", a.email as "email?", m.username as "username?", (select count(*)::int from here) as "total!"
   from (select * from here order by last_at desc limit $3) h
     left join analytics_paths p on p.id = h.path left join member_accounts a on a.id = h.member_id
     left join member_profiles m on m.member_id = h.member_id
   order by h.last_at desc, h.id`,
);
/** Sessions seen within the last `minutes`, the latest first, and their number. */
export const usersHere = async (db: Queryable, guest: boolean | null, minutes: number, limit: number) =>
  (await db.query(HERE, [guest, minutes, limit])).rows;

const EVENT = `e.id, e.at, e.session, e.type, e.category, e.action, e.label, e.element_text as "elementText", e.guest`;
const STREAM = statement(
  "analytics_stream",
  `select ${EVENT}, p.path, m.username as "username?" from (
     select * from analytics_events where kind = 1 and at > now() - make_interval(mins => $2) and ($1::boolean is null or guest = $1)
     order by at desc, id desc limit $3) e
   join analytics_paths p on p.id = e.path left join analytics_sessions s on s.id = e.session
     left join member_profiles m on m.member_id = s.member_id
   order by e.at desc, e.id desc`,
  { plan: "custom" },
);
/** The newest events of the last `minutes`. */
export const newestEvents = async (db: Queryable, guest: boolean | null, minutes: number, limit: number) =>
  (await db.query(STREAM, [guest, minutes, limit])).rows;

const OF_SESSION = statement(
  "analytics_events_of",
  `select ${EVENT}, p.path, m.username as "username?" from (
     select * from analytics_events where session = $1 and kind = 1 and at >= $2 order by at, id limit $3) e
   join analytics_paths p on p.id = e.path join analytics_sessions s on s.id = e.session
     left join member_profiles m on m.member_id = s.member_id
   order by e.at, e.id`,
);
/** The first events of a session. */
export const eventsOfSession = async (db: Queryable, session: string, since: Date, limit: number) =>
  (await db.query(OF_SESSION, [session, since, limit])).rows;
export type EventRow = Awaited<ReturnType<typeof newestEvents>>[number];
