import type { EventReminder } from "@kompagnon/contract/events/rules.ts";
import { type EventRow, findEvent } from "#features/events/queries.ts";
import { type DueReminder, type Lead, listDue, noteReminder } from "#features/events/reminder-queries.ts";
import { groupTopic } from "#features/groups/public.ts";
import { podMemberIds } from "#features/pods/public.ts";
import { teamTopic } from "#features/teams/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A seat became free for these members, who waited for it. */
    "event.seats_given": EventNews & { on: string; startsAt: Date; memberIds: readonly string[] };
    /** An event has another time or place; `startsAt`: of the next date of these members. */
    "event.changed": EventNews & { on: string; startsAt: Date; memberIds: readonly string[] };
    /** A date, or (`on` as the next one) the whole event, was cancelled. */
    "event.cancelled": EventNews & { on: string; startsAt: Date; memberIds: readonly string[] };
    /** A member who comes is reminded of a date. */
    "event.due": EventNews & { on: string; startsAt: Date; memberId: string; type: EventReminder };
    /** The title changed, or (null) the event is out of sight. */
    "event.reworded": { eventId: string; title: string | null; authorId: string | null };
  }
}

/** What notifications say of an event. */
export type EventNews = { eventId: string; title: string; groupId: string | null };

async function topicsOf(db: Queryable, { hostKind, hostId }: EventRow): Promise<string[]> {
  if (hostKind === "group") return [groupTopic(hostId)];
  if (hostKind === "team") return [teamTopic(hostId)];
  return (await podMemberIds(db, hostId)).map(memberTopic);
}

/** Tells everyone in the host to fetch an event again. The live event has no content, so nothing in it has to be taken back. */
export async function publishEvent({ live }: Pick<Platform, "live">, tx: Tx, id: string): Promise<void> {
  const row = await findEvent(tx, id);
  const topics = row ? await topicsOf(tx, row) : [];
  if (row && topics.length > 0)
    await live.publish(tx, topics, "events_changed", { host_id: row.hostId, event_id: id });
}

export const newsOf = ({ id, title, hostKind, hostId }: EventRow): EventNews => ({
  eventId: id,
  title,
  groupId: hostKind === "group" ? hostId : null,
});

/** Minutes before a date at which a reminder is due, and at which it would be too late: then the next one is due. */
const LEADS = [
  { type: "event_day", from: 24 * 60, to: 60 },
  { type: "event_hour", from: 60, to: 10 },
  { type: "event_minutes", from: 10, to: 0 },
] as const satisfies readonly Lead[];
/** Reminders of one kind per run; the others follow a minute later. */
const BATCH = 1000;

/**
 * Reminds who comes or may come: a day, an hour and ten minutes before. Each is sent once, whatever the number of processes:
 * its mark is stored in the transaction that queues it. A date at another time has marks of its own. Who answered after the
 * moment of a reminder does not get it any more, and neither does a date that was moved after it.
 */
export async function remindDue(platform: Platform, at = new Date()): Promise<void> {
  for (const lead of LEADS) {
    for (const due of await listDue(platform.db, at, lead, BATCH)) await remind(platform, lead.type, due);
  }
}

async function remind({ db, domainEvents }: Platform, type: EventReminder, due: DueReminder): Promise<void> {
  const { eventId, day, startsAt, memberId } = due;
  await db.transaction(async (tx) => {
    const row = (await noteReminder(tx, type, due)) ? await findEvent(tx, eventId) : null;
    if (row)
      await domainEvents.publish(tx, "event.due", { ...newsOf(row), on: day, startsAt, memberId, type });
  });
}
