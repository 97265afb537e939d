import type { DeclineWording, InboxWho } from "@kompagnon/contract/chats/rules.ts";
import type { Day } from "#platform/calendar.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What a member has set about requests. */
export type Inbox = {
  who: InboxWho;
  paused: boolean;
  /** The last day of a pause. */
  pausedUntil: Day | null;
  weeklyCap: number | null;
  wording: DeclineWording | null;
  answerDays: number | null;
};
/** The default settings. */
const USUAL: Inbox = {
  who: "everybody",
  paused: false,
  pausedUntil: null,
  weeklyCap: null,
  wording: "no_time",
  answerDays: null,
};

const FIND_INBOX = statement(
  "chats_find_inbox",
  `select i.who, i.paused and (i.paused_until is null or i.paused_until >= (now() at time zone 'Europe/Berlin')::date) as "paused!",
     case when i.paused then i.paused_until::text end as "pausedUntil", i.weekly_cap as "weeklyCap",
     i.wording, i.answer_days as "answerDays" from inbox_settings i where i.member_id = $1`,
);
/** What a member has set about requests; a pause that has ended is none. */
export async function findInbox(db: Queryable, memberId: string): Promise<Inbox> {
  const { rows } = await db.query(FIND_INBOX, [memberId]);
  const [inbox] = rows;
  if (!inbox) return USUAL;
  return inbox.paused ? inbox : { ...inbox, pausedUntil: null };
}

const LOCK_INBOX = statement(
  "chats_lock_inbox",
  "select pg_advisory_xact_lock(hashtextextended('chat requests to ' || $1, 0))",
);
/** Serializes requests to a member until the transaction ends, so that concurrent ones cannot exceed the cap. */
export const lockInbox = (tx: Queryable, memberId: string) => tx.query(LOCK_INBOX, [memberId]);

const SAVE_INBOX = statement(
  "chats_save_inbox",
  `insert into inbox_settings (member_id, who, paused, paused_until, weekly_cap, wording, answer_days)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (member_id) do update set who = excluded.who, paused = excluded.paused,
       paused_until = excluded.paused_until, weekly_cap = excluded.weekly_cap, wording = excluded.wording,
       answer_days = excluded.answer_days`,
);
/** Stores what a member has set about requests. */
export const saveInbox = (tx: Queryable, memberId: string, inbox: Inbox) =>
  tx.query(SAVE_INBOX, [
    memberId,
    inbox.who,
    inbox.paused,
    inbox.pausedUntil,
    inbox.weeklyCap,
    inbox.wording,
    inbox.answerDays,
  ]);

// A repeated request after a decline does not count, as its receiver never saw it.
const OF_THE_WEEK = `from chat_requests r where r.to_id = $1 and r.created_at > now() - interval '7 days'
  and not (r.status = 'declined' and r.decided_at < r.created_at)`;

const COUNT_RECEIVED = statement("chats_count_week", `select count(*) as n ${OF_THE_WEEK}`);
/** How many requests a member got within seven days. */
export async function countWeek(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query(COUNT_RECEIVED, [memberId]);
  return rows[0]?.n ?? 0;
}

const FULL_UNTIL = statement(
  "chats_full_until",
  `select date_trunc('milliseconds', r.created_at + interval '7 days') as "until!" ${OF_THE_WEEK}
     order by r.created_at desc offset $2 - 1 limit 1`,
  { plan: "custom" },
);
/** Until when a member has had as many requests within seven days as they want; null if they have not. */
export async function fullUntil(db: Queryable, memberId: string, cap: number): Promise<Date | null> {
  const { rows } = await db.query(FULL_UNTIL, [memberId, cap]);
  return rows[0]?.until ?? null;
}

const DECLINED_UNTIL = statement(
  "chats_declined_until",
  `select date_trunc('milliseconds', r.decided_at + make_interval(days => $3)) as "until!" from chat_requests r
     where r.from_id = $1 and r.to_id = $2 and r.status = 'declined' and r.wording is not null
       and r.decided_at > now() - make_interval(days => $3) order by r.decided_at desc limit 1`,
);
/** Until when a member cannot ask another again after a decline with words; null if they may. */
export async function declinedUntil(
  db: Queryable,
  from: string,
  to: string,
  days: number,
): Promise<Date | null> {
  const { rows } = await db.query(DECLINED_UNTIL, [from, to, days]);
  return rows[0]?.until ?? null;
}

const LIST_OLD = statement(
  "chats_list_old_requests",
  `select r.id, r.to_id as "toId", i.wording
     from inbox_settings i join chat_requests r on r.to_id = i.member_id
     where i.answer_days is not null and r.status = 'pending' and r.created_at < now() - make_interval(days => i.answer_days)
     order by r.created_at limit $1`,
);
/** Requests that have waited for the receiver's maximum time, the oldest first. */
export async function listOld(db: Queryable, limit: number) {
  const { rows } = await db.query(LIST_OLD, [limit]);
  return rows;
}

const COUNT_SUSPICIOUS = statement(
  "chats_count_suspicious",
  `select count(distinct r.to_id) as n from chat_requests r
     where r.from_id = $1 and r.signs is not null and r.created_at > now() - interval '7 days'`,
);
/** Counts the members who got a request with scam signals from this sender within seven days. */
export async function countSuspicious(db: Queryable, fromId: string): Promise<number> {
  const { rows } = await db.query(COUNT_SUSPICIOUS, [fromId]);
  return rows[0]?.n ?? 0;
}
