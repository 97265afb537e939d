import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const MADE = statement(
  "events_export_made",
  `select title, text, starts, time_zone, minutes, repeats, until, venue_kind, venue_text, capacity, created_at, cancelled_at,
     hidden_at is not null as in_review, removed_at is not null as removed
   from planned_events where creator_id = $1 order by created_at, id`,
);
const ANSWERS = statement(
  "events_export_answers",
  `select case when e.creator_id = $1 or (e.hidden_at is null and e.removed_at is null) then e.title end as "title?", d.starts_at,
     a.answer, a.waiting, a.answered_at
   from event_answers a join event_dates d on d.event_id = a.event_id and d.day = a.day
   join planned_events e on e.id = a.event_id where a.member_id = $1 order by d.starts_at, a.event_id`,
);
const FEED = statement(
  "events_export_feed",
  "select created_at, fetched_at from calendar_feeds where member_id = $1",
);
/** What a member planned and answered, for their export. */
export async function collectEvents(db: Queryable, memberId: string) {
  const [made, answers, feed] = await Promise.all([
    db.query(MADE, [memberId]),
    db.query(ANSWERS, [memberId]),
    db.query(FEED, [memberId]),
  ]);
  return { events: made.rows, answers: answers.rows, calendar_feed: feed.rows[0] ?? null };
}
