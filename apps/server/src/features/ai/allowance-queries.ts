import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const LOCK_MONTH = statement(
  "ai_lock_month",
  `insert into ai_allowances as a (member_id, month) values ($1, to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM'))
   on conflict (member_id, month) do update set used = a.used returning month`,
);
/** Locks a member's monthly allowance until the transaction ends; returns the month. */
export async function lockMonth(tx: Queryable, memberId: string): Promise<string> {
  const { rows } = await tx.query(LOCK_MONTH, [memberId]);
  return rows[0]?.month ?? "";
}

const GIVE_BACK = statement(
  "ai_give_back",
  `with gone as (delete from ai_reservations where member_id = $1 and expires_at <= now() returning month),
     months as (select month, count(*)::int as held from gone group by month)
   update ai_allowances a set used = a.used - m.held from months m where a.member_id = $1 and a.month = m.month`,
);
/** Gives back what answers of a process that is gone still hold; the month must be locked. */
export const giveBack = (tx: Queryable, memberId: string) => tx.query(GIVE_BACK, [memberId]);

const TAKE = statement(
  "ai_take",
  "update ai_allowances set used = used + 1 where member_id = $1 and month = $2 and used < $3",
);
/** Takes one answer of a month; false if there is none left. */
export async function take(tx: Queryable, memberId: string, month: string, limit: number): Promise<boolean> {
  return (await tx.query(TAKE, [memberId, month, limit])).rowCount === 1;
}

const HOLD = statement(
  "ai_hold",
  `insert into ai_reservations (id, member_id, month, conversation_id, expires_at)
   values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
);
/** Stores a reservation that expires after `seconds`. A second one for a conversation violates `ai_reservations_conversation`. */
export const hold = (
  tx: Queryable,
  one: { id: string; memberId: string; month: string; conversationId: string | null; seconds: number },
) => tx.query(HOLD, [one.id, one.memberId, one.month, one.conversationId, one.seconds]);

const LOCK_THAT_MONTH = statement(
  "ai_lock_that_month",
  "select used from ai_allowances where member_id = $1 and month = $2 for no key update",
);
const RELEASE = statement("ai_release", "delete from ai_reservations where id = $1");
const ADD = statement(
  "ai_add",
  "update ai_allowances set used = greatest(0, used + $3) where member_id = $1 and month = $2",
);
/** Ends a reservation: what it held is used, or given back. One that expired meanwhile has been given back already. */
export async function release(
  tx: Queryable,
  { id, memberId, month }: { id: string; memberId: string; month: string },
  counts: boolean,
): Promise<void> {
  await tx.query(LOCK_THAT_MONTH, [memberId, month]);
  const held = (await tx.query(RELEASE, [id])).rowCount === 1;
  if (held !== counts) await tx.query(ADD, [memberId, month, counts ? 1 : -1]);
}

const FIND = statement(
  "ai_find_allowance",
  `select m.month as "month!", coalesce(a.used, 0) - (select count(*)::int from ai_reservations r
       where r.member_id = $1 and r.month = m.month and r.expires_at <= now()) as "used!",
     (date_trunc('month', m.here) + interval '1 month') at time zone 'Europe/Berlin' as "renewsAt!"
   from (select t.here, to_char(t.here, 'YYYY-MM') as month from (values (now() at time zone 'Europe/Berlin')) t(here)) m
   left join ai_allowances a on a.member_id = $1 and a.month = m.month`,
);
/** What a member has used of this month, and when the next one begins. */
export async function findAllowance(
  db: Queryable,
  memberId: string,
): Promise<{ used: number; renewsAt: Date }> {
  const { rows } = await db.query(FIND, [memberId]);
  const [row] = rows;
  if (!row) throw new Error("a month has no beginning");
  return { used: row.used, renewsAt: row.renewsAt };
}

const EXPIRED = statement(
  "ai_find_expired",
  "select distinct member_id as id from ai_reservations where expires_at <= now() limit $1",
);
/** Members with expired reservations to return. */
export async function findExpired(db: Queryable, limit: number): Promise<string[]> {
  return (await db.query(EXPIRED, [limit])).rows.map(({ id }) => id);
}

const TAKE_TRANSLATION = statement(
  "ai_take_translation",
  `insert into ai_translations as t (member_id, day, used) values ($1, to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD'), 1)
   on conflict (member_id, day) do update set used = t.used + 1 where t.used < $2`,
);
const GIVE_TRANSLATION_BACK = statement(
  "ai_give_translation_back",
  `update ai_translations set used = greatest(0, used - 1)
   where member_id = $1 and day = to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD')`,
);
const SWEEP_TRANSLATIONS = statement(
  "ai_sweep_translations",
  "delete from ai_translations where day < to_char(now() at time zone 'Europe/Berlin' - interval '1 day', 'YYYY-MM-DD')",
);
/** Forgets what was counted on earlier days. */
export const sweepTranslations = (db: Queryable) => db.query(SWEEP_TRANSLATIONS);

/** Takes one of a member's translations of the day; false if none is left. */
export const takeTranslation = async (db: Queryable, memberId: string, limit: number): Promise<boolean> =>
  (await db.query(TAKE_TRANSLATION, [memberId, limit])).rowCount > 0;
/** Gives it back. */
export const giveTranslationBack = (db: Queryable, memberId: string) =>
  db.query(GIVE_TRANSLATION_BACK, [memberId]);
