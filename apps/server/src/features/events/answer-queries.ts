import type { EventAnswer } from "@kompagnon/contract/events/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A member's answer to a date. */
export type AnswerRow = { memberId: string; answer: EventAnswer; waiting: boolean; answeredAt: Date };

const FIND = statement(
  "events_find_answer",
  `select member_id as "memberId", answer, waiting, answered_at as "answeredAt" from event_answers
   where event_id = $1 and day = $2 and member_id = $3`,
);
/** A member's answer; null if they gave none. */
export async function findAnswer(
  db: Queryable,
  id: string,
  day: string,
  memberId: string,
): Promise<AnswerRow | null> {
  const { rows } = await db.query(FIND, [id, day, memberId]);
  return rows[0] ?? null;
}

const SEATED = statement(
  "events_count_seated",
  `select count(*)::int as "count!" from event_answers where event_id = $1 and day = $2 and answer = 'yes' and not waiting`,
);
/** How many have a seat. */
export async function countSeated(db: Queryable, id: string, day: string): Promise<number> {
  const { rows } = await db.query(SEATED, [id, day]);
  return rows[0]?.count ?? 0;
}

const SAVE = statement(
  "events_save_answer",
  `insert into event_answers (event_id, day, member_id, answer, waiting, answered_at)
   values ($1, $2, $3, $4, $5, date_trunc('milliseconds', clock_timestamp()))
   on conflict (event_id, day, member_id) do update set answer = excluded.answer, waiting = excluded.waiting,
     answered_at = excluded.answered_at`,
);
/** Stores an answer; the event is locked. */
export const saveAnswer = (
  tx: Queryable,
  id: string,
  day: string,
  { memberId, answer, waiting }: Omit<AnswerRow, "answeredAt">,
) => tx.query(SAVE, [id, day, memberId, answer, waiting]);

const MOVE_UP = statement(
  "events_move_up",
  `update event_answers a set waiting = false
   where a.event_id = $1 and a.day = $2 and a.waiting and a.member_id in (
     select w.member_id from event_answers w where w.event_id = $1 and w.day = $2 and w.waiting
     order by w.answered_at, w.member_id limit $3)
   returning a.member_id as "memberId"`,
);
/** Gives seats to those who have waited longest (null: to all), and returns them; the event is locked. */
export async function moveUp(
  tx: Queryable,
  id: string,
  day: string,
  seats: number | null,
): Promise<string[]> {
  const { rows } = await tx.query(MOVE_UP, [id, day, seats]);
  return rows.map(({ memberId }) => memberId);
}

const WAITING_DAYS = statement(
  "events_waiting_days",
  `select distinct a.day, d.starts_at as "startsAt" from event_answers a
   join event_dates d on d.event_id = a.event_id and d.day = a.day
   where a.event_id = $1 and a.waiting and not d.cancelled and d.ends_at > now() order by a.day`,
);
/** The dates to come on which members wait for a seat. */
export async function listWaitingDays(db: Queryable, id: string): Promise<{ day: string; startsAt: Date }[]> {
  const { rows } = await db.query(WAITING_DAYS, [id]);
  return rows;
}

const ANSWERED = statement(
  "events_answered",
  `select a.member_id as "memberId", min(d.day) as "day!", min(d.starts_at) as "startsAt!" from event_answers a
   join event_dates d on d.event_id = a.event_id and d.day = a.day
   where a.event_id = $1 and ($2::text is null or a.day = $2) and d.ends_at > now() and not d.cancelled
     and ($3::boolean or a.answer <> 'no')
   group by a.member_id order by a.member_id`,
);
/** Who answered a date (null: any to come), with the first such date; with `declined` also those who do not come. */
export async function listAnswered(
  db: Queryable,
  id: string,
  day: string | null,
  declined: boolean,
): Promise<{ memberId: string; day: string; startsAt: Date }[]> {
  const { rows } = await db.query(ANSWERED, [id, day, declined]);
  return rows;
}

const GUESTS = statement(
  "events_guests",
  `select a.member_id as "memberId", a.answer, a.waiting, a.answered_at as "answeredAt" from event_answers a
   join visible_members v on v.id = a.member_id
   where a.event_id = $1 and a.day = $2 and a.answer <> 'no'
     and ($4::timestamptz is null or (a.answered_at, a.member_id) > ($4, $5::uuid))
   order by a.answered_at, a.member_id limit $3`,
);
/** Who comes or may come, in the order of the answers. */
export async function listGuests(
  db: Queryable,
  {
    id,
    day,
    limit,
    after,
  }: { id: string; day: string; limit: number; after: { at: Date; id: string } | null },
): Promise<AnswerRow[]> {
  const { rows } = await db.query(GUESTS, [id, day, limit, after?.at ?? null, after?.id ?? null]);
  return rows;
}

const OF_MEMBER = statement(
  "events_answered_by",
  `select distinct a.event_id as id from event_answers a join planned_events e on e.id = a.event_id
   where a.member_id = $1 and ($2::uuid is null or e.host_id = $2) order by a.event_id`,
);
/** The events that a member answered, in one host or (null) in all, in the order in which they are locked. */
export async function listAnsweredBy(
  db: Queryable,
  memberId: string,
  hostId: string | null,
): Promise<string[]> {
  const { rows } = await db.query(OF_MEMBER, [memberId, hostId]);
  return rows.map(({ id }) => id);
}

const DELETE = statement(
  "events_delete_answers",
  "delete from event_answers where event_id = $1 and member_id = $2 returning day, answer, waiting",
);
/** Deletes all answers of a member to an event; the event is locked. Returns the days on which a seat became free. */
export async function deleteAnswers(tx: Queryable, id: string, memberId: string): Promise<string[]> {
  const { rows } = await tx.query(DELETE, [id, memberId]);
  return rows.flatMap(({ day, answer, waiting }) => (answer === "yes" && !waiting ? [day] : []));
}
