import type { Event, EventDraft, movedDate, NewEvent } from "@kompagnon/contract/events/model.ts";
import {
  EVENTS_NEXT_DAYS,
  EVENTS_NEXT_MAX,
  EVENTS_PER_DAY_MAX,
  EVENTS_PER_HOST_MAX,
  type EventHostKind,
} from "@kompagnon/contract/events/rules.ts";
import type { z } from "zod";
import { listAnswered } from "#features/events/answer-queries.ts";
import { giveAllSeats } from "#features/events/answers.ts";
import { findHost, holdMembership } from "#features/events/host-queries.ts";
import { canChange, canCreate, isOpen } from "#features/events/policy.ts";
import { eventOf, presentDate, requireEvent } from "#features/events/present.ts";
import { newsOf, publishEvent } from "#features/events/publishing.ts";
import {
  cancelDateRow,
  cancelEventRow,
  countEvents,
  dropDates,
  type EventRow,
  type EventValues,
  findDate,
  findStored,
  insertEvent,
  listNext,
  listRepeated,
  listShown,
  lockEvent,
  lockHost,
  moveDate,
  renameDate,
  saveDates,
  touchEvent,
  updateEvent,
} from "#features/events/queries.ts";
import { datesOf, dayOfLocal, instantOf, localOf, nextStart, yearFrom } from "#features/events/recurrence.ts";
import { groupOfChannel } from "#features/groups/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";
const BATCH = 100;

/** The dates that come next in a member's hosts, or in one of them. Throws not_found. */
export async function datesIn(
  db: Queryable,
  viewerId: string,
  query: {
    limit: number;
    cursor?: string | undefined;
    kind?: EventHostKind | undefined;
    host_id?: string | undefined;
  },
) {
  const { kind, host_id: hostId, limit, cursor } = query;
  const host = kind && hostId ? await findHost(db, viewerId, { kind, id: hostId }) : null;
  if ((kind || hostId) && !host) throw new Fail("not_found");
  const rows = await listShown(db, {
    memberId: viewerId,
    hostId: host?.id ?? null,
    limit: limit + 1,
    after: cursor ? decodeCursor(cursor) : null,
  });
  const { shown, next_cursor } = pageOf(rows, limit, ({ startsAt, id }) =>
    encodeCursor({ at: startsAt, id }),
  );
  return { items: shown.map(presentDate), next_cursor, can_create: host !== null && canCreate(host) };
}

/** The next dates that a member did not decline. */
export async function nextOf(db: Queryable, viewerId: string) {
  const rows = await listNext(db, viewerId, EVENTS_NEXT_DAYS, EVENTS_NEXT_MAX);
  return { items: rows.map(presentDate) };
}

/** What is stored of a draft. Throws invalid_input, not_found for a channel of another group. */
async function valuesOf(
  db: Queryable,
  host: { kind: EventHostKind; id: string },
  draft: EventDraft,
): Promise<EventValues> {
  const { venue, channel_id: wanted, until, starts } = draft;
  const repeats = draft.repeats;
  if (repeats !== "none" && until !== null && until < dayOfLocal(starts))
    throw new Fail("invalid_input", { details: [{ field: "until", code: "invalid_value" }] });
  const channelId = venue?.kind === "room" && host.kind === "group" ? wanted : null;
  if (venue?.kind === "room" && host.kind === "group" && channelId === null)
    throw new Fail("invalid_input", { details: [{ field: "channel_id", code: "required" }] });
  if (channelId !== null && (await groupOfChannel(db, channelId))?.groupId !== host.id)
    throw new Fail("not_found");
  return {
    title: draft.title,
    text: draft.text,
    starts,
    timeZone: draft.time_zone,
    minutes: draft.minutes,
    repeats,
    until: repeats === "none" ? null : until,
    venueKind: venue?.kind ?? null,
    venueText: venue === null || venue.kind === "room" ? "" : venue.text,
    channelId,
    capacity: draft.capacity,
  };
}

/** Whether a date would begin within the year to come. Throws event_past, event_far. */
function requireInTime(startsAt: Date, now: Date): void {
  if (startsAt <= now) throw new Fail("event_past");
  if (startsAt > yearFrom(now)) throw new Fail("event_far");
}

/** Makes an event. The same client_id again answers the one that is there. Throws not_found, cannot_write, too_many_events, event_past, event_far. */
export async function create(platform: Platform, viewerId: string, wanted: NewEvent): Promise<Event> {
  const { db } = platform;
  const { client_id: clientId, host: named } = wanted;
  const host = await findHost(db, viewerId, named);
  if (!host) throw new Fail("not_found");
  if (!canCreate(host)) throw new Fail("cannot_write");
  const values = await valuesOf(db, host, wanted);
  const now = new Date();
  const id = await db.transaction(async (tx) => {
    if (!(await holdMembership(tx, viewerId, host))) throw new Fail("not_found");
    await lockHost(tx, host.id);
    const stored = await findStored(tx, viewerId, clientId);
    if (stored) return stored;
    requireInTime(instantOf(values.starts, values.timeZone), now);
    const { ofHost, ofMember } = await countEvents(tx, host.id, viewerId);
    if (ofHost >= EVENTS_PER_HOST_MAX || ofMember >= EVENTS_PER_DAY_MAX) throw new Fail("too_many_events");
    const made = newId();
    await insertEvent(tx, {
      ...values,
      id: made,
      hostKind: host.kind,
      hostId: host.id,
      creatorId: viewerId,
      clientId,
    });
    await saveDates(tx, made, datesOf(values, now), values.minutes);
    await publishEvent(platform, tx, made);
    return made;
  });
  return eventOf(db, viewerId, id);
}

/** Changes an event that the viewer may change, one change after the other. Throws not_found, forbidden, event_over. */
async function change(
  platform: Platform,
  viewerId: string,
  { row: found, host }: Awaited<ReturnType<typeof requireEvent>>,
  run: (tx: Tx, row: EventRow) => Promise<void>,
): Promise<void> {
  const { id } = found;
  await platform.db.transaction(async (tx) => {
    const isMember = await holdMembership(tx, viewerId, host);
    const row = isMember ? await lockEvent(tx, id) : null;
    if (!row || row.withheld) throw new Fail("not_found");
    if (!canChange(viewerId, found, host)) throw new Fail("forbidden");
    if (row.cancelledAt) throw new Fail("event_over");
    await run(tx, row);
    await publishEvent(platform, tx, id);
  });
}

/** Tells those who answered, but for the member who did it, that a date or event was changed or cancelled. */
async function publishNews(
  { domainEvents }: Platform,
  tx: Tx,
  name: "event.changed" | "event.cancelled",
  {
    row,
    date,
    answered,
    by,
  }: {
    row: EventRow;
    date: { day: string; startsAt: Date };
    answered: readonly { memberId: string }[];
    by: string;
  },
): Promise<void> {
  const memberIds = answered.map(({ memberId }) => memberId).filter((memberId) => memberId !== by);
  if (memberIds.length > 0)
    await domainEvents.publish(tx, name, {
      ...newsOf(row),
      on: date.day,
      startsAt: date.startsAt,
      memberIds,
    });
}

/**
 * The first start to store. The form shows the next date of a series: where its day is kept, the series goes on from where
 * it began, so that its past stays in calendars and a last weekday of the month stays one.
 */
function startToStore(row: EventRow, values: EventValues, now: Date): string {
  const { starts } = values;
  const isSameSeries =
    row.repeats !== "none" && row.repeats === values.repeats && row.timeZone === values.timeZone;
  const isSameDay = dayOfLocal(nextStart(row, now)) === dayOfLocal(starts);
  return isSameSeries && isSameDay ? `${dayOfLocal(row.starts)}${starts.slice(10)}` : starts;
}

const isSameTime = (row: EventRow, values: EventValues): boolean =>
  row.starts === values.starts &&
  row.timeZone === values.timeZone &&
  row.minutes === values.minutes &&
  row.repeats === values.repeats &&
  row.until === values.until;
const isSameVenue = (row: EventRow, values: EventValues): boolean =>
  row.venueKind === values.venueKind &&
  row.venueText === values.venueText &&
  row.channelId === values.channelId;

/** Brings the dates of a locked event in line with its new rhythm. */
async function changeDates(tx: Tx, row: EventRow, values: EventValues, now: Date): Promise<void> {
  const dates = datesOf(values, now);
  const isSingle = row.repeats === "none" && values.repeats === "none";
  if (isSingle) await renameDate(tx, row.id, dayOfLocal(row.starts), dayOfLocal(values.starts));
  else await dropDates(tx, row.id, dates, dayOfLocal(localOf(now, values.timeZone)));
  await saveDates(tx, row.id, dates, values.minutes);
}

/** Changes an event with all its dates to come. Throws not_found, forbidden, event_over, event_past, event_far. */
export async function update(
  platform: Platform,
  viewerId: string,
  id: string,
  draft: EventDraft,
): Promise<Event> {
  const found = await requireEvent(platform.db, viewerId, id);
  const wanted = await valuesOf(platform.db, found.host, draft);
  const now = new Date();
  await change(platform, viewerId, found, async (tx, row) => {
    const values = { ...wanted, starts: startToStore(row, wanted, now) };
    const sameTime = isSameTime(row, values);
    if (!sameTime) requireInTime(instantOf(wanted.starts, wanted.timeZone), now);
    // Before dates go with their answers.
    const answered = await listAnswered(tx, id, null, true);
    await updateEvent(tx, id, values);
    if (!sameTime) await changeDates(tx, row, values, now);
    const after = { ...row, ...values };
    await giveAllSeats(platform, tx, after);
    if (row.title !== values.title)
      await platform.domainEvents.publish(tx, "event.reworded", {
        eventId: id,
        title: values.title,
        authorId: row.creatorId,
      });
    if (sameTime && isSameVenue(row, values)) return;
    const next = await findDate(tx, id);
    if (next)
      await publishNews(platform, tx, "event.changed", { row: after, date: next, answered, by: viewerId });
  });
  return eventOf(platform.db, viewerId, id);
}

/** A date that is not over, of a locked repeated event. Throws not_found, event_over. */
async function requireDate(tx: Tx, row: EventRow, on: string) {
  const date = row.repeats === "none" ? null : await findDate(tx, row.id, on);
  if (!date) throw new Fail("not_found");
  if (!isOpen(row, date, new Date())) throw new Fail("event_over");
  return date;
}

/** Gives one date another time. Throws not_found, forbidden, event_over, event_past, event_far. */
export async function move(
  platform: Platform,
  viewerId: string,
  { id, on }: { id: string; on: string },
  { starts, minutes }: z.output<typeof movedDate>,
): Promise<Event> {
  await change(platform, viewerId, await requireEvent(platform.db, viewerId, id), async (tx, row) => {
    await requireDate(tx, row, on);
    const startsAt = instantOf(starts, row.timeZone);
    requireInTime(startsAt, new Date());
    await moveDate(tx, id, { day: on, startsAt, minutes, movedTo: starts });
    await touchEvent(tx, id);
    const answered = await listAnswered(tx, id, on, true);
    await publishNews(platform, tx, "event.changed", {
      row,
      date: { day: on, startsAt },
      answered,
      by: viewerId,
    });
  });
  return eventOf(platform.db, viewerId, id, on);
}

/** Cancels one date. Throws not_found, forbidden, event_over. */
export async function cancelDate(
  platform: Platform,
  viewerId: string,
  { id, on }: { id: string; on: string },
): Promise<Event> {
  await change(platform, viewerId, await requireEvent(platform.db, viewerId, id), async (tx, row) => {
    const date = await requireDate(tx, row, on);
    const answered = await listAnswered(tx, id, on, false);
    await publishNews(platform, tx, "event.cancelled", { row, date, answered, by: viewerId });
    await cancelDateRow(tx, id, on);
    await touchEvent(tx, id);
  });
  return eventOf(platform.db, viewerId, id, on);
}

/** Cancels an event with all its dates. Throws not_found, forbidden, event_over. */
export async function cancel(platform: Platform, viewerId: string, id: string): Promise<Event> {
  await change(platform, viewerId, await requireEvent(platform.db, viewerId, id), async (tx, row) => {
    const next = await findDate(tx, id);
    if (!next || next.endsAt <= new Date()) throw new Fail("event_over");
    const answered = await listAnswered(tx, id, null, false);
    await cancelEventRow(tx, id);
    await publishNews(platform, tx, "event.cancelled", { row, date: next, answered, by: viewerId });
  });
  return eventOf(platform.db, viewerId, id);
}

/** Nightly: makes the dates of repeated events known for another year. */
export async function continueSeries({ db }: Pick<Platform, "db">, now = new Date()): Promise<void> {
  for (let after = BEFORE_ALL; ; ) {
    const rows = await listRepeated(db, after, BATCH);
    for (const { id } of rows)
      await db.transaction(async (tx) => {
        const row = await lockEvent(tx, id);
        if (row && row.cancelledAt === null) await saveDates(tx, id, datesOf(row, now), row.minutes);
      });
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
