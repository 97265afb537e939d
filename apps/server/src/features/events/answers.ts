import type { EventDate, EventGuest } from "@kompagnon/contract/events/model.ts";
import type { EventAnswer } from "@kompagnon/contract/events/rules.ts";
import {
  countSeated,
  deleteAnswers,
  findAnswer,
  listAnsweredBy,
  listGuests,
  listWaitingDays,
  moveUp,
  saveAnswer,
} from "#features/events/answer-queries.ts";
import { holdMembership } from "#features/events/host-queries.ts";
import { isOpen } from "#features/events/policy.ts";
import { dateOf, requireEvent } from "#features/events/present.ts";
import { newsOf, publishEvent } from "#features/events/publishing.ts";
import { type EventRow, findDate, lockEvent } from "#features/events/queries.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

type Publishing = Pick<Platform, "live" | "domainEvents">;

/** Gives the free seats of a date to those who have waited longest, and notifies them; the event is locked. */
async function giveSeats(
  { domainEvents }: Pick<Platform, "domainEvents">,
  tx: Tx,
  row: EventRow,
  date: { day: string; startsAt: Date },
): Promise<void> {
  const { capacity } = row;
  const free = capacity === null ? null : Math.max(0, capacity - (await countSeated(tx, row.id, date.day)));
  const memberIds = await moveUp(tx, row.id, date.day, free);
  if (memberIds.length === 0) return;
  await domainEvents.publish(tx, "event.seats_given", {
    ...newsOf(row),
    on: date.day,
    startsAt: date.startsAt,
    memberIds,
  });
}

/** The same for all dates to come, after the number of seats changed. */
export async function giveAllSeats(platform: Publishing, tx: Tx, row: EventRow): Promise<void> {
  for (const date of await listWaitingDays(tx, row.id)) await giveSeats(platform, tx, row, date);
}

/** Answers a date. Who wants to come and finds no free seat waits for one. Throws not_found, event_over. */
export async function answer(
  platform: Platform,
  viewerId: string,
  { id, on }: { id: string; on: string },
  wanted: EventAnswer,
): Promise<EventDate> {
  const { db } = platform;
  const { row: found } = await requireEvent(db, viewerId, id);
  await db.transaction(async (tx) => {
    // In this order: who leaves holds their membership when they give up their seat.
    const isMember = await holdMembership(tx, viewerId, { kind: found.hostKind, id: found.hostId });
    const row = isMember ? await lockEvent(tx, id) : null;
    const date = row && !row.withheld ? await findDate(tx, id, on) : null;
    if (!row || !date) throw new Fail("not_found");
    if (!isOpen(row, date, new Date())) throw new Fail("event_over");
    const before = await findAnswer(tx, id, on, viewerId);
    if (before?.answer === wanted) return;
    const isFull = row.capacity !== null && (await countSeated(tx, id, on)) >= row.capacity;
    const waiting = wanted === "yes" && isFull;
    await saveAnswer(tx, id, on, { memberId: viewerId, answer: wanted, waiting });
    if (before?.answer === "yes" && !before.waiting) await giveSeats(platform, tx, row, date);
    await publishEvent(platform, tx, id);
  });
  return dateOf(db, viewerId, found, on);
}

/** Who comes, waits or may come. Throws not_found. */
export async function guestsOf(
  db: Queryable,
  viewerId: string,
  { id, on }: { id: string; on: string },
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  await requireEvent(db, viewerId, id);
  if (!(await findDate(db, id, on))) throw new Fail("not_found");
  const rows = await listGuests(db, {
    id,
    day: on,
    limit: limit + 1,
    after: cursor ? decodeCursor(cursor) : null,
  });
  const { shown, next_cursor } = pageOf(rows, limit, ({ answeredAt, memberId }) =>
    encodeCursor({ at: answeredAt, id: memberId }),
  );
  const cards = await memberCards(
    db,
    shown.map(({ memberId }) => memberId),
  );
  const items = shown.flatMap(({ memberId, answer: given, waiting }): EventGuest[] => {
    const member = cards.get(memberId);
    return member ? [{ member, answer: given, waiting }] : [];
  });
  return { items, next_cursor };
}

/** Takes a member's answers back, in one host or (null) everywhere, and gives their seats to those who wait. */
export async function releaseSeats(
  platform: Publishing,
  tx: Tx,
  memberId: string,
  hostId: string | null,
): Promise<void> {
  for (const id of await listAnsweredBy(tx, memberId, hostId)) {
    const row = await lockEvent(tx, id);
    if (!row) continue;
    const days = await deleteAnswers(tx, id, memberId);
    for (const day of days) {
      const date = await findDate(tx, id, day);
      if (date && isOpen(row, date, new Date())) await giveSeats(platform, tx, row, date);
    }
    await publishEvent(platform, tx, id);
  }
}
