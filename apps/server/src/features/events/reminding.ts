import type { EventReminder } from "@kompagnon/contract/events/rules.ts";
import { newsOf } from "#features/events/publishing.ts";
import { findEvent } from "#features/events/queries.ts";
import { type DueReminder, type Lead, listDue, noteReminder } from "#features/events/reminder-queries.ts";
import type { Platform } from "#platform/platform.ts";

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
