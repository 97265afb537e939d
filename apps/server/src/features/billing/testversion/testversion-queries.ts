import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const START = statement(
  "billing_start_test",
  `insert into test_versions (member_id, ends_at) values ($1, now() + make_interval(days => $2)) on conflict do nothing
   returning ends_at as "endsAt"`,
);
/** Starts an account's test version; null if it was started before. */
export async function startTest(tx: Queryable, memberId: string, days: number): Promise<Date | null> {
  const { rows } = await tx.query(START, [memberId, days]);
  return rows[0]?.endsAt ?? null;
}

const FIND = statement(
  "billing_find_test",
  `select ends_at as "endsAt", started_at as "startedAt" from test_versions where member_id = $1`,
);
/** When an account's test version runs or ran; null if it was never started. */
export async function findTest(db: Queryable, memberId: string) {
  const { rows } = await db.query(FIND, [memberId]);
  return rows[0] ?? null;
}

const EXPIRING = statement(
  "billing_expiring",
  `select e.id as "memberId!", e.plan as "plan!", e.ends_at as "endsAt!", d.days as "days!"
   from (
     select m.id, 'premium' as plan, m.premium_until as ends_at from member_accounts m
     where m.premium_until between now() and now() + make_interval(days => $1) and not m.hidden
       and not exists(select from billing_subscriptions s where s.member_id = m.id and s.active and s.renews
         and coalesce(s.ends_at > m.premium_until, true))
     union all
     select m.id, 'test', m.test_until from member_accounts m
     where m.test_until between now() and now() + make_interval(days => $1) and not m.hidden
       and coalesce(m.premium_until < m.test_until, true)
   ) e
   cross join lateral (
     select min(x.days) as days from unnest($2::int[]) x(days) where e.ends_at <= now() + make_interval(days => x.days)
   ) d
   where not exists(select from expiry_notices n where n.member_id = e.id and n.ends_at = date_trunc('milliseconds', e.ends_at) and n.days = d.days)
   order by e.ends_at limit $3`,
  { plan: "custom" },
);
/** Ends that are close and were not told of yet: `days` is the least of the given ones that has come. */
export async function listExpiring(db: Queryable, days: readonly number[], limit: number) {
  const { rows } = await db.query(EXPIRING, [Math.max(...days), days, limit]);
  return rows;
}

const RECORD_NOTICE = statement(
  "billing_told_expiry",
  `insert into expiry_notices (member_id, ends_at, days) select $1, $2, x.days from unnest($3::int[]) x(days)
   on conflict do nothing`,
);
/** Records an expiry notice for these days before the end; false if a concurrent run has already recorded it. */
export async function markNotified(tx: Queryable, memberId: string, endsAt: Date, days: readonly number[]) {
  const { rowCount } = await tx.query(RECORD_NOTICE, [memberId, endsAt, days]);
  return rowCount > 0;
}
