import type { Event, EventDate } from "@kompagnon/contract/events/model.ts";
import { EVENT_DATES_SHOWN } from "@kompagnon/contract/events/rules.ts";
import { findHost } from "#features/events/host-queries.ts";
import { canChange } from "#features/events/policy.ts";
import {
  type EventRow,
  findDate,
  findEvent,
  findShown,
  listDates,
  type ShownDate,
} from "#features/events/queries.ts";
import { localOf, nextStart } from "#features/events/recurrence.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { Fail } from "./policy.ts";

const MINUTE_MS = 60_000;

/** A date for the API. */
export const presentDate = (row: ShownDate): EventDate => ({
  event_id: row.id,
  on: row.day,
  title: row.title,
  host: { kind: row.hostKind, id: row.hostId, name: row.hostName },
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  time_zone: row.timeZone,
  repeats: row.repeats,
  moved: row.movedTo !== null,
  cancelled: row.cancelled,
  venue: row.venueKind && { kind: row.venueKind, text: row.venueText },
  channel_id: row.channelId,
  capacity: row.capacity,
  going: row.going,
  maybe: row.maybe,
  waiting: row.waiting,
  my_answer: row.mine,
  my_turn: row.turn,
});

/** An event that a member reads: in sight, in a host of theirs. Throws not_found. */
export async function requireEvent(db: Queryable, viewerId: string, id: string) {
  const row = await findEvent(db, id);
  const host = row && !row.withheld && (await findHost(db, viewerId, { kind: row.hostKind, id: row.hostId }));
  if (!row || !host) throw new Fail("not_found");
  return { row, host, mayChange: canChange(viewerId, row, host) };
}

/** An event with a date of it. Throws not_found. */
export async function eventOf(db: Queryable, viewerId: string, id: string, on?: string): Promise<Event> {
  const { row, mayChange } = await requireEvent(db, viewerId, id);
  // The day of a link may be none of its days any more.
  const date = (on !== undefined && (await findDate(db, id, on))) || (await findDate(db, id));
  const shown = date && (await findShown(db, viewerId, id, date.day));
  if (!date || !shown) throw new Fail("not_found");
  const now = new Date();
  const [dates, cards] = await Promise.all([
    listDates(db, id, now, EVENT_DATES_SHOWN),
    memberCards(db, row.creatorId === null ? [] : [row.creatorId]),
  ]);
  return {
    date: presentDate(shown),
    text: row.text,
    creator: (row.creatorId && cards.get(row.creatorId)) || null,
    created_at: row.createdAt.toISOString(),
    cancelled: row.cancelledAt !== null,
    can_change: mayChange,
    dates: dates.map(({ day, startsAt, endsAt, cancelled }) => ({
      on: day,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      cancelled: cancelled || row.cancelledAt !== null,
    })),
    starts: nextStart(row, now),
    minutes: row.minutes,
    until: row.until,
    date_starts: date.movedTo ?? localOf(date.startsAt, row.timeZone),
    date_minutes: (date.endsAt.getTime() - date.startsAt.getTime()) / MINUTE_MS,
  };
}

/** A date of an event as one member sees it. Throws not_found. */
export async function dateOf(db: Queryable, viewerId: string, { id }: Pick<EventRow, "id">, on: string) {
  const shown = await findShown(db, viewerId, id, on);
  if (!shown) throw new Fail("not_found");
  return presentDate(shown);
}
