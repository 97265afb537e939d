import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Something earned, or its reversal. */
export type EarningRow = {
  id: string;
  inviterId: string;
  inviteeId: string;
  kind: "earned" | "reversed";
  of: string | null;
  payment: string;
  cents: number;
  usdCents: number;
  rate: number;
  rateDate: string;
  livemode: boolean;
  at: Date;
  payableAt: Date;
};
const INSERT = statement(
  "invites_insert_earning",
  `insert into invite_earnings (id, inviter_id, invitee_id, kind, "of", payment, cents, usd_cents, rate, rate_date, livemode, at,
     payable_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
);
/** Writes an earning or its reversal down. */
export const insertEarning = (tx: Queryable, row: EarningRow) =>
  tx.query(INSERT, [
    row.id,
    row.inviterId,
    row.inviteeId,
    row.kind,
    row.of,
    row.payment,
    row.cents,
    row.usdCents,
    row.rate,
    row.rateDate,
    row.livemode,
    row.at,
    row.payableAt,
  ]);

const ACTIVE = statement(
  "invites_active_earning",
  `select e.id, e.inviter_id as "inviterId", e.invitee_id as "inviteeId", e.kind, e."of", e.payment, e.cents,
     e.usd_cents as "usdCents", e.rate, e.rate_date as "rateDate", e.livemode, e.at, e.payable_at as "payableAt"
   from invite_earnings e where e.invitee_id = $1 and e.kind = 'earned'
     and not exists(select from invite_earnings r where r."of" = e.id)`,
);
/** The invitee's earning that was not reversed: at most one. */
export async function findActiveEarning(tx: Queryable, inviteeId: string): Promise<EarningRow | null> {
  const { rows } = await tx.query(ACTIVE, [inviteeId]);
  return rows[0] ?? null;
}

const SUMS = statement(
  "invites_sums",
  `select coalesce(sum(e.cents), 0)::int as earned, count(*)::int as conversions, max(e.at) as latest,
     coalesce(sum(e.cents) filter (where h.id is not null), 0)::int as held,
     coalesce(sum(e.cents) filter (where h.id is null and e.payable_at > now()), 0)::int as waiting
   from invite_earnings e
   left join held_invites h on h.invitee_id = e.invitee_id and h.decided_at is null
   where e.inviter_id = $1 and e.livemode = $2 and e.kind = 'earned'
     and not exists(select from invite_earnings r where r."of" = e.id)`,
);
/** What a member earned, in cents: all that was not reversed, and of it what can't be paid yet. */
export async function sumEarnings(db: Queryable, inviterId: string, livemode: boolean) {
  const { rows } = await db.query(SUMS, [inviterId, livemode]);
  const [row] = rows;
  return {
    earned: row?.earned ?? 0,
    held: row?.held ?? 0,
    waiting: row?.waiting ?? 0,
    conversions: row?.conversions ?? 0,
    latest: row?.latest ?? null,
  };
}

const MONTHS = statement(
  "invites_months",
  `select to_char(x.at at time zone 'UTC', 'YYYY-MM') as "month!",
     sum(x.earned)::int as "earned!", sum(x.reversed)::int as "reversed!", sum(x.paid)::int as "paid!"
   from (
     select e.at, case when e.kind = 'earned' then e.cents else 0 end as earned,
       case when e.kind = 'reversed' then e.cents else 0 end as reversed, 0 as paid
     from invite_earnings e where e.inviter_id = $1 and e.livemode = $2
     union all
     select p.paid_at, 0, 0, p.cents from payouts p where p.member_id = $1 and p.livemode = $2 and p.state = 'paid'
   ) x group by 1 order by 1`,
);
/** What happened in each month in which something did, the oldest first. */
export async function listMonths(db: Queryable, memberId: string, livemode: boolean) {
  const { rows } = await db.query(MONTHS, [memberId, livemode]);
  return rows;
}

const LINES = statement(
  "invites_statement_lines",
  `select x.at as "at!", x.kind as "kind!", x.cents as "cents!"
   from (
     select e.at, e.kind, case when e.kind = 'earned' then e.cents else -e.cents end as cents
     from invite_earnings e where e.inviter_id = $1 and e.livemode = $2
     union all
     select p.paid_at, 'paid', -p.cents from payouts p where p.member_id = $1 and p.livemode = $2 and p.state = 'paid'
   ) x where to_char(x.at at time zone 'UTC', 'YYYY-MM') = $3 order by x.at, x.kind limit 2000`,
);
/** What happened in a month, one by one. */
export async function listLines(db: Queryable, memberId: string, livemode: boolean, month: string) {
  const { rows } = await db.query(LINES, [memberId, livemode, month]);
  return rows;
}
