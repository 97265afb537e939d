import { MINE } from "#features/events/host-queries.ts";
import type { EventRow } from "#features/events/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const SAVE = statement(
  "events_save_feed",
  `insert into calendar_feeds (member_id, hash) values ($1, $2)
   on conflict (member_id) do update set hash = excluded.hash, created_at = now(), fetched_at = null
   returning created_at as "createdAt"`,
);
/** Stores the hash of a feed's token; one that was there ends. */
export async function saveFeed(db: Queryable, memberId: string, hash: Buffer): Promise<Date> {
  const { rows } = await db.query(SAVE, [memberId, hash]);
  return rows[0]?.createdAt ?? new Date();
}

const DELETE = statement("events_delete_feed", "delete from calendar_feeds where member_id = $1");
/** Ends a member's feed. */
export const deleteFeed = (db: Queryable, memberId: string) => db.query(DELETE, [memberId]);

const FIND = statement(
  "events_find_feed",
  `select created_at as "createdAt", fetched_at as "fetchedAt" from calendar_feeds where member_id = $1`,
);
/** A member's feed; null if they have none. */
export async function findFeed(db: Queryable, memberId: string) {
  const { rows } = await db.query(FIND, [memberId]);
  return rows[0] ?? null;
}

const OWNER = statement(
  "events_feed_owner",
  `select f.member_id as id, f.fetched_at is null or f.fetched_at < now() - interval '1 hour' as "unnoted!"
   from calendar_feeds f join visible_members v on v.id = f.member_id where f.hash = $1`,
);
const NOTE = statement(
  "events_note_fetch",
  "update calendar_feeds set fetched_at = now() where member_id = $1",
);
/**
 * The id of the member whose feed has this token hash; null if there is none, or its member is banned or leaving. Stores the
 * time of the visit, at most once an hour.
 */
export async function ownerOfFeed(db: Queryable, hash: Buffer): Promise<string | null> {
  const { rows } = await db.query(OWNER, [hash]);
  const [owner] = rows;
  if (!owner) return null;
  if (owner.unnoted) await db.query(NOTE, [owner.id]);
  return owner.id;
}

/** An event in a calendar file. */
export type CalendarEvent = Omit<EventRow, "creatorId" | "withheld">;
const EVENT = `e.id, e.host_kind as "hostKind", e.host_id as "hostId!", e.title, e.text, e.starts, e.time_zone as "timeZone", e.minutes,
  e.repeats, e.until, e.venue_kind as "venueKind", e.venue_text as "venueText", e.channel_id as "channelId", e.capacity,
  e.sequence, e.created_at as "createdAt", e.changed_at as "changedAt", e.cancelled_at as "cancelledAt"`;

const EVENTS = statement(
  "events_of_feed",
  `with ${MINE}, found as (
     select e.id from planned_events e join mine h on h.kind = e.host_kind and h.id = e.host_id
     where e.hidden_at is null and e.removed_at is null
       and (e.cancelled_at is null or e.cancelled_at > now() - make_interval(days => $2))
       and exists (select from event_dates d where d.event_id = e.id and d.ends_at > now() - make_interval(days => $2))
     order by e.changed_at desc, e.id limit $3)
   select ${EVENT} from planned_events e join found on found.id = e.id
   where e.repeats <> 'none' or not exists (select from event_answers a where a.event_id = e.id and a.member_id = $1 and a.answer = 'no')
   order by e.id`,
  { plan: "custom" },
);
/** The events of a member's hosts that are not long over and that they did not decline. */
export async function listForCalendar(
  db: Queryable,
  memberId: string,
  { daysBack, limit }: { daysBack: number; limit: number },
): Promise<CalendarEvent[]> {
  const { rows } = await db.query(EVENTS, [memberId, daysBack, limit]);
  return rows;
}

/** A date that differs from the rule: it was moved, or does not take place for the reader. */
export type CalendarException = {
  eventId: string;
  day: string;
  startsAt: Date;
  endsAt: Date;
  movedTo: string | null;
  left: boolean;
};
const EXCEPTIONS = statement(
  "events_exceptions",
  `select d.event_id as "eventId", d.day, d.starts_at as "startsAt", d.ends_at as "endsAt", d.moved_to as "movedTo",
     (d.cancelled or coalesce(a.answer = 'no', false)) as "left!"
   from event_dates d left join event_answers a on a.event_id = d.event_id and a.day = d.day and a.member_id = $2
   where d.event_id = any($1::uuid[]) and (d.cancelled or d.moved_to is not null or a.answer = 'no')
   order by d.event_id, d.day`,
);
/** The dates of these events that differ from their rule, for a reader. */
export async function listExceptions(
  db: Queryable,
  ids: readonly string[],
  memberId: string,
): Promise<CalendarException[]> {
  const { rows } = await db.query(EXCEPTIONS, [ids, memberId]);
  return rows;
}
