import type { EventReminder } from "@kompagnon/contract/events/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Someone to remind of a date. */
export type DueReminder = { eventId: string; day: string; startsAt: Date; memberId: string };
/** A kind of reminder: minutes before a date at which it is due, and at which it would be too late. */
export type Lead = { type: EventReminder; from: number; to: number };

const DUE = statement(
  "events_due",
  `select d.event_id as "eventId", d.day, d.starts_at as "startsAt", a.member_id as "memberId"
   from event_dates d
   join planned_events e on e.id = d.event_id and e.cancelled_at is null and e.hidden_at is null and e.removed_at is null
   join event_answers a on a.event_id = d.event_id and a.day = d.day and a.answer <> 'no' and not a.waiting
   join visible_members v on v.id = a.member_id
   where not d.cancelled and d.starts_at <= $1::timestamptz + make_interval(mins => $2)
     and d.starts_at > $1::timestamptz + make_interval(mins => $3)
     and greatest(a.answered_at, d.settled_at) < d.starts_at - make_interval(mins => $2)
     and not exists (select from event_reminders r where r.event_id = d.event_id and r.member_id = a.member_id and r.type = $4
       and r.starts_at = d.starts_at)
   order by d.starts_at, d.event_id, a.member_id limit $5`,
  { plan: "custom" },
);
/** Who is to be reminded of a date at a moment, and was not yet. */
export async function listDue(
  db: Queryable,
  at: Date,
  { type, from, to }: Lead,
  limit: number,
): Promise<DueReminder[]> {
  const { rows } = await db.query(DUE, [at, from, to, type, limit]);
  return rows;
}

const NOTE = statement(
  "events_note_reminder",
  "insert into event_reminders (event_id, member_id, type, starts_at) values ($1, $2, $3, $4) on conflict do nothing",
);
/** Notes that a member is reminded; false if they were already. */
export async function noteReminder(tx: Queryable, type: EventReminder, due: DueReminder): Promise<boolean> {
  const { rowCount } = await tx.query(NOTE, [due.eventId, due.memberId, type, due.startsAt]);
  return rowCount > 0;
}

const SWEEP = statement("events_sweep_reminders", "delete from event_reminders where starts_at < $1");
/** Forgets reminders of dates before a time. */
export const sweepReminders = (db: Queryable, before: Date) => db.query(SWEEP, [before]);
