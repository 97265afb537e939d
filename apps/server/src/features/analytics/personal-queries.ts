import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const FIRST = { at: new Date(0), id: "00000000-0000-0000-0000-000000000000" };
/** Where a list goes on. */
export type Place = { at: Date; id: string };

const SESSIONS = statement(
  "analytics_export_sessions",
  `select s.id, s.started_at as "at", greatest(s.last_at, l.last_at) as "last_at!", s.ended_at, a.path as entry_page, s.entry_title, b.path as exit_page,
     s.pages, s.events, s.clicks, s.errors, s.converted, s.referrer_host, s.utm, s.device, s.browser, s.os, s.language, s.screen, s.country,
     s.address, s.consent
   from analytics_sessions s left join analytics_live l on l.id = s.id
     join analytics_paths a on a.id = s.entry_path join analytics_paths b on b.id = s.exit_path
   where s.member_id = $1 and (s.started_at, s.id) > ($2, $3::uuid) order by s.started_at, s.id limit $4`,
);
/** A member's visits, the oldest first. */
export const sessionsOf = async (db: Queryable, memberId: string, after: Place | null, limit: number) =>
  (await db.query(SESSIONS, [memberId, (after ?? FIRST).at, (after ?? FIRST).id, limit])).rows;

const VIEWS = statement(
  "analytics_export_views",
  `select v.id, v.at, v.session, p.path, v.title, v.seconds, v.depth, v.scrolls, v.load_ms
   from analytics_views v join analytics_paths p on p.id = v.path
   where v.session in (select id from analytics_sessions where member_id = $1) and (v.at, v.id) > ($2, $3::uuid)
   order by v.at, v.id limit $4`,
);
/** The pages that a member looked at. */
export const viewsOf = async (db: Queryable, memberId: string, after: Place | null, limit: number) =>
  (await db.query(VIEWS, [memberId, (after ?? FIRST).at, (after ?? FIRST).id, limit])).rows;

const EVENTS = statement(
  "analytics_export_events",
  `select e.id, e.at, e.session, p.path, e.type, e.category, e.action, e.label, e.element_text, e.x, e.y, e.value, e.data
   from analytics_events e join analytics_paths p on p.id = e.path
   where e.session in (select id from analytics_sessions where member_id = $1) and (e.at, e.id) > ($2, $3::uuid)
   order by e.at, e.id limit $4`,
);
/** What happened in a member's visits. */
export const eventsOf = async (db: Queryable, memberId: string, after: Place | null, limit: number) =>
  (await db.query(EVENTS, [memberId, (after ?? FIRST).at, (after ?? FIRST).id, limit])).rows;

const REPORTS = statement(
  "analytics_export_reports",
  `select name, user_type, time_range, weekly, created_at, last_sent_at from analytics_reports where member_id = $1
   order by created_at, id`,
);
/** Filters that a member has saved. */
export const reportsOf = async (db: Queryable, memberId: string) =>
  (await db.query(REPORTS, [memberId])).rows;
