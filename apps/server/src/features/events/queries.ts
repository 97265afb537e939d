import type {
  EventAnswer,
  EventHostKind,
  EventRepeat,
  EventVenueKind,
} from "@kompagnon/contract/events/rules.ts";
import { MINE } from "#features/events/host-queries.ts";
import type { RuleDate } from "#features/events/recurrence.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** An event as stored. */
export type EventRow = {
  id: string;
  hostKind: EventHostKind;
  hostId: string;
  creatorId: string | null;
  title: string;
  text: string;
  starts: string;
  timeZone: string;
  minutes: number;
  repeats: EventRepeat;
  until: string | null;
  venueKind: EventVenueKind | null;
  venueText: string;
  channelId: string | null;
  capacity: number | null;
  sequence: number;
  createdAt: Date;
  changedAt: Date;
  cancelledAt: Date | null;
  withheld: boolean;
};
const COLUMNS = `e.id, e.host_kind as "hostKind", e.host_id as "hostId!", e.creator_id as "creatorId", e.title, e.text, e.starts,
  e.time_zone as "timeZone", e.minutes, e.repeats, e.until, e.venue_kind as "venueKind", e.venue_text as "venueText",
  e.channel_id as "channelId", e.capacity, e.sequence, e.created_at as "createdAt", e.changed_at as "changedAt",
  e.cancelled_at as "cancelledAt", (e.hidden_at is not null or e.removed_at is not null) as "withheld!"`;

const FIND = statement("events_find", `select ${COLUMNS} from planned_events e where e.id = $1`);
/** An event, without an access check; null if there is none. */
export async function findEvent(db: Queryable, id: string): Promise<EventRow | null> {
  const { rows } = await db.query(FIND, [id]);
  return rows[0] ?? null;
}

const LOCK = statement("events_lock", `select ${COLUMNS} from planned_events e where e.id = $1 for update`);
/** The same, and serializes changes of it and of who comes until the transaction ends. */
export async function lockEvent(tx: Queryable, id: string): Promise<EventRow | null> {
  const { rows } = await tx.query(LOCK, [id]);
  return rows[0] ?? null;
}

const STORED = statement(
  "events_stored",
  "select id from planned_events where creator_id = $1 and client_id = $2",
);
/** The event that a member stored under a client_id; null if there is none. */
export async function findStored(db: Queryable, creatorId: string, clientId: string): Promise<string | null> {
  const { rows } = await db.query(STORED, [creatorId, clientId]);
  return rows[0]?.id ?? null;
}

const LOCK_HOST = statement(
  "events_lock_host",
  "select pg_advisory_xact_lock(hashtextextended('events of ' || $1, 0))",
);
/** Serializes the making of events in a host, so that their number is exact. */
export const lockHost = (tx: Queryable, hostId: string) => tx.query(LOCK_HOST, [hostId]);

const COUNTS = statement(
  "events_counts",
  `select
     (select count(*)::int from planned_events e where e.host_id = $1 and e.cancelled_at is null and e.removed_at is null
        and exists (select from event_dates d where d.event_id = e.id and d.ends_at > now())) as "ofHost!",
     (select count(*)::int from planned_events e where e.creator_id = $2 and e.created_at > now() - interval '1 day') as "ofMember!"`,
);
/** How many events of a host are not over, and how many a member made within a day. */
export async function countEvents(
  db: Queryable,
  hostId: string,
  memberId: string,
): Promise<{ ofHost: number; ofMember: number }> {
  const { rows } = await db.query(COUNTS, [hostId, memberId]);
  return rows[0] ?? { ofHost: 0, ofMember: 0 };
}

/** What a member says of an event. */
export type EventValues = Pick<
  EventRow,
  | "title"
  | "text"
  | "starts"
  | "timeZone"
  | "minutes"
  | "repeats"
  | "until"
  | "venueKind"
  | "venueText"
  | "channelId"
  | "capacity"
>;
const parametersOf = (values: EventValues) =>
  [
    values.title,
    values.text,
    values.starts,
    values.timeZone,
    values.minutes,
    values.repeats,
    values.until,
    values.venueKind,
    values.venueText,
    values.channelId,
    values.capacity,
  ] as const;

const INSERT = statement(
  "events_insert",
  `insert into planned_events (id, host_kind, group_id, pod_id, team_id, creator_id, client_id, title, text, starts, time_zone,
     minutes, repeats, until, venue_kind, venue_text, channel_id, capacity)
   values ($1, $2, case when $2 = 'group' then $3::uuid end, case when $2 = 'pod' then $3::uuid end,
     case when $2 = 'team' then $3::uuid end, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
);
/** Stores an event. */
export const insertEvent = (
  tx: Queryable,
  event: EventValues & {
    id: string;
    hostKind: EventHostKind;
    hostId: string;
    creatorId: string;
    clientId: string;
  },
) =>
  tx.query(INSERT, [
    event.id,
    event.hostKind,
    event.hostId,
    event.creatorId,
    event.clientId,
    ...parametersOf(event),
  ]);

const UPDATE = statement(
  "events_update",
  `update planned_events set title = $2, text = $3, starts = $4, time_zone = $5, minutes = $6, repeats = $7, until = $8,
     venue_kind = $9, venue_text = $10, channel_id = $11, capacity = $12, sequence = sequence + 1, changed_at = now()
   where id = $1`,
);
/** Changes an event that is locked. */
export const updateEvent = (tx: Queryable, id: string, values: EventValues) =>
  tx.query(UPDATE, [id, ...parametersOf(values)]);

const TOUCH = statement(
  "events_touch",
  "update planned_events set sequence = sequence + 1, changed_at = now() where id = $1",
);
/** Counts a change of one of its dates. */
export const touchEvent = (tx: Queryable, id: string) => tx.query(TOUCH, [id]);

const CANCEL = statement(
  "events_cancel",
  `update planned_events set cancelled_at = now(), sequence = sequence + 1, changed_at = now()
   where id = $1 and cancelled_at is null`,
);
/** Cancels an event with all its dates. */
export const cancelEventRow = (tx: Queryable, id: string) => tx.query(CANCEL, [id]);

const HIDE = statement(
  "events_hide",
  "update planned_events set hidden_at = case when $2::boolean then coalesce(hidden_at, now()) end where id = $1",
);
const REMOVE = statement(
  "events_remove",
  "update planned_events set removed_at = case when $2::boolean then coalesce(removed_at, now()) end where id = $1",
);
/** Takes an event out of sight while moderators look at it, or lets it be seen again. */
export const setHidden = (tx: Queryable, id: string, on: boolean) => tx.query(HIDE, [id, on]);
/** Takes an event away, or gives it back. */
export const setRemoved = (tx: Queryable, id: string, on: boolean) => tx.query(REMOVE, [id, on]);

/** One date of an event as stored. */
export type DateRow = {
  day: string;
  startsAt: Date;
  endsAt: Date;
  movedTo: string | null;
  cancelled: boolean;
};
const DATE = `d.day, d.starts_at as "startsAt", d.ends_at as "endsAt", d.moved_to as "movedTo", d.cancelled`;

const DATES = statement(
  "events_dates",
  `select ${DATE} from event_dates d where d.event_id = $1 and d.ends_at > $2 order by d.starts_at, d.day limit $3`,
);
/** The dates of an event that end after a moment, the next one first. */
export async function listDates(db: Queryable, id: string, after: Date, limit: number): Promise<DateRow[]> {
  const { rows } = await db.query(DATES, [id, after, limit]);
  return rows;
}

const FIND_DATE = statement(
  "events_find_date",
  `select ${DATE} from event_dates d where d.event_id = $1 and d.day = $2`,
);
const NEXT_DATE = statement(
  "events_next_date",
  `select ${DATE} from event_dates d where d.event_id = $1
   order by d.ends_at <= now(), d.cancelled, case when d.ends_at > now() then d.starts_at end, d.starts_at desc limit 1`,
);
/** A date of an event by its day; without one the next that was not cancelled, else the last. Null if there is none. */
export async function findDate(db: Queryable, id: string, day?: string): Promise<DateRow | null> {
  const { rows } = day === undefined ? await db.query(NEXT_DATE, [id]) : await db.query(FIND_DATE, [id, day]);
  return rows[0] ?? null;
}

const DROP_DATES = statement(
  "events_drop_dates",
  `delete from event_dates where event_id = $1 and starts_at > now() and not day = any($2::text[])
     and (moved_to is null or day >= $3)`,
);
const SAVE_DATES = statement(
  "events_save_dates",
  `insert into event_dates as d (event_id, day, starts_at, ends_at)
   select $1, n.day, n.starts_at, n.starts_at + make_interval(mins => $4)
   from unnest($2::text[], $3::timestamptz[]) n(day, starts_at)
   on conflict (event_id, day) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
     settled_at = case when d.starts_at = excluded.starts_at then d.settled_at else now() end
   where d.moved_to is null and (d.starts_at, d.ends_at) is distinct from (excluded.starts_at, excluded.ends_at)`,
);
/** Stores dates that the rule gives. Moved ones stay as they are. */
export const saveDates = (tx: Queryable, id: string, dates: readonly RuleDate[], minutes: number) =>
  tx.query(SAVE_DATES, [
    id,
    dates.map(({ day }) => day),
    dates.map(({ startsAt }) => startsAt.toISOString()),
    minutes,
  ]);
/** Deletes the dates to come, from `today` on, that the rule does not have any more, with their answers. */
export const dropDates = (tx: Queryable, id: string, dates: readonly RuleDate[], today: string) =>
  tx.query(DROP_DATES, [id, dates.map(({ day }) => day), today]);

const RENAME_DATE = statement(
  "events_rename_date",
  "update event_dates set day = $3 where event_id = $1 and day = $2",
);
/** The only date of an event that is not repeated is on another day: its answers stay. */
export const renameDate = (tx: Queryable, id: string, from: string, to: string) =>
  tx.query(RENAME_DATE, [id, from, to]);

const MOVE = statement(
  "events_move_date",
  `update event_dates set starts_at = $3, ends_at = $3::timestamptz + make_interval(mins => $4), moved_to = $5,
     settled_at = case when starts_at = $3 then settled_at else now() end
   where event_id = $1 and day = $2`,
);
/** Gives a date a time of its own. */
export const moveDate = (
  tx: Queryable,
  id: string,
  date: { day: string; startsAt: Date; minutes: number; movedTo: string },
) => tx.query(MOVE, [id, date.day, date.startsAt, date.minutes, date.movedTo]);

const CANCEL_DATE = statement(
  "events_cancel_date",
  "update event_dates set cancelled = true where event_id = $1 and day = $2",
);
/** Cancels a date. */
export const cancelDateRow = (tx: Queryable, id: string, day: string) => tx.query(CANCEL_DATE, [id, day]);

/** A date with its event and who comes, for one member. */
export type ShownDate = {
  id: string;
  day: string;
  startsAt: Date;
  endsAt: Date;
  movedTo: string | null;
  cancelled: boolean;
  title: string;
  hostKind: EventHostKind;
  hostId: string;
  hostName: string | null;
  timeZone: string;
  repeats: EventRepeat;
  venueKind: EventVenueKind | null;
  venueText: string;
  channelId: string | null;
  capacity: number | null;
  going: number;
  maybe: number;
  waiting: number;
  mine: EventAnswer | null;
  turn: number | null;
};
const SHOWN = `e.id, d.day, d.starts_at as "startsAt", d.ends_at as "endsAt", d.moved_to as "movedTo",
  (d.cancelled or e.cancelled_at is not null) as "cancelled!", e.title, e.host_kind as "hostKind", e.host_id as "hostId!",
  h.name as "hostName?", e.time_zone as "timeZone", e.repeats, e.venue_kind as "venueKind", e.venue_text as "venueText",
  e.channel_id as "channelId", e.capacity, n.going as "going!", n.maybe as "maybe!", n.waiting as "waiting!",
  a.answer as "mine?", case when a.waiting then 1 + (select count(*)::int from event_answers b where b.event_id = e.id
    and b.day = d.day and b.waiting and (b.answered_at, b.member_id) < (a.answered_at, a.member_id)) end as "turn?"`;
const FROM = `from event_dates d join planned_events e on e.id = d.event_id and e.hidden_at is null and e.removed_at is null
  join mine h on h.kind = e.host_kind and h.id = e.host_id
  left join event_answers a on a.event_id = d.event_id and a.day = d.day and a.member_id = $1
  cross join lateral (select (count(*) filter (where c.answer = 'yes' and not c.waiting))::int as going,
      (count(*) filter (where c.answer = 'maybe'))::int as maybe, (count(*) filter (where c.waiting))::int as waiting
    from event_answers c where c.event_id = d.event_id and c.day = d.day) n`;

const LIST = statement(
  "events_list",
  `with ${MINE} select ${SHOWN} ${FROM}
   where d.ends_at > now() and ($2::uuid is null or e.host_id = $2)
     and ((e.cancelled_at is null and d.starts_at < now() + interval '35 days') or not exists (select from event_dates b
       where b.event_id = e.id and b.ends_at > now() and (b.starts_at, b.day) < (d.starts_at, d.day)))
     and ($4::timestamptz is null or (date_trunc('milliseconds', d.starts_at), e.id) > ($4, $5::uuid))
   order by date_trunc('milliseconds', d.starts_at), e.id limit $3`,
  { plan: "custom" },
);
/**
 * The dates that come next in the hosts of a member, or in one of them: all within five weeks, and the next one of each event that is
 * later or was cancelled.
 */
export async function listShown(
  db: Queryable,
  {
    memberId,
    hostId,
    limit,
    after,
  }: { memberId: string; hostId: string | null; limit: number; after: { at: Date; id: string } | null },
): Promise<ShownDate[]> {
  const { rows } = await db.query(LIST, [memberId, hostId, limit, after?.at ?? null, after?.id ?? null]);
  return rows;
}

const NEXT = statement(
  "events_next",
  `with ${MINE} select ${SHOWN} ${FROM}
   where d.ends_at > now() and d.starts_at < now() + make_interval(days => $2) and not d.cancelled and e.cancelled_at is null
     and a.answer is distinct from 'no'
   order by d.starts_at, e.id limit $3`,
  { plan: "custom" },
);
/** The next dates that a member did not decline, within some days. */
export async function listNext(
  db: Queryable,
  memberId: string,
  days: number,
  limit: number,
): Promise<ShownDate[]> {
  const { rows } = await db.query(NEXT, [memberId, days, limit]);
  return rows;
}

const ONE = statement(
  "events_shown",
  `with ${MINE} select ${SHOWN} ${FROM} where d.event_id = $2 and d.day = $3`,
);
/** A date as a member sees it; null if they do not belong to its host. */
export async function findShown(
  db: Queryable,
  memberId: string,
  id: string,
  day: string,
): Promise<ShownDate | null> {
  const { rows } = await db.query(ONE, [memberId, id, day]);
  return rows[0] ?? null;
}

const ENDLESS = statement(
  "events_repeated",
  `select ${COLUMNS} from planned_events e where e.repeats <> 'none' and e.cancelled_at is null and e.id > $1
   order by e.id limit $2`,
);
/** A page of the repeated events that were not cancelled, by id. */
export async function listRepeated(db: Queryable, after: string, limit: number): Promise<EventRow[]> {
  const { rows } = await db.query(ENDLESS, [after, limit]);
  return rows;
}

const SEARCH = statement(
  "events_search",
  `with ${MINE} select e.id, e.title, e.host_kind as "hostKind", e.host_id as "hostId!", h.name as "hostName?", d.day, d.starts_at as "startsAt"
   from planned_events e join mine h on h.kind = e.host_kind and h.id = e.host_id
   cross join lateral (select d.day, d.starts_at from event_dates d where d.event_id = e.id and not d.cancelled
     order by d.ends_at <= now(), abs(extract(epoch from d.starts_at - now())) limit 1) d
   where e.hidden_at is null and e.removed_at is null and e.cancelled_at is null and search_fold(e.title) like all($2::text[])
   order by d.starts_at desc, e.id limit $3`,
  { hot: true },
);
/** Finds events of the member's groups, circles and teams by their folded title, each with its next date, or its last if all are over. */
export async function searchRows(
  db: Queryable,
  memberId: string,
  patterns: readonly string[],
  limit: number,
) {
  const { rows } = await db.query(SEARCH, [memberId, patterns, limit]);
  return rows;
}

const SWEEP = statement(
  "events_sweep",
  `delete from planned_events e where e.created_at < now() - interval '1 year'
     and not exists (select from event_dates d where d.event_id = e.id and d.ends_at > now() - interval '1 year')`,
);
const SWEEP_DATES = statement(
  "events_sweep_dates",
  "delete from event_dates d where d.ends_at < now() - interval '1 year'",
);
/** Deletes what was over a year ago. */
export async function sweepOld(db: Queryable): Promise<void> {
  await db.query(SWEEP_DATES);
  await db.query(SWEEP);
}
