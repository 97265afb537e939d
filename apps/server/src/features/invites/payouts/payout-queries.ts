import type { PayoutState } from "@kompagnon/contract/invites/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { type Backlog, NO_BACKLOG } from "#platform/feature.ts";

/** A payout as stored. */
export type PayoutRow = {
  id: string;
  memberId: string;
  cents: number;
  state: PayoutState;
  sealed: string;
  ibanEnd: string;
  requestedAt: Date;
  decidedAt: Date | null;
  paidAt: Date | null;
  reason: string;
};
const COLUMNS = `id, member_id as "memberId", cents, state, sealed, iban_end as "ibanEnd", requested_at as "requestedAt",
  decided_at as "decidedAt", paid_at as "paidAt", reason`;

const SUMS = statement(
  "invites_payout_sums",
  `select coalesce(sum(cents) filter (where state in ('requested', 'approved')), 0)::int as requested,
     coalesce(sum(cents) filter (where state = 'paid'), 0)::int as paid
   from payouts where member_id = $1 and livemode = $2`,
);
/** What is under way to a member, and what was paid, in cents. */
export async function sumPayouts(db: Queryable, memberId: string, livemode: boolean) {
  const { rows } = await db.query(SUMS, [memberId, livemode]);
  return { requested: rows[0]?.requested ?? 0, paid: rows[0]?.paid ?? 0 };
}

const COUNT_REQUESTED = statement(
  "invites_count_requested",
  `select count(*)::int as "count!", min(requested_at) as "oldestAt" from payouts where state = 'requested'`,
);
export async function requestedPayouts(db: Queryable): Promise<Backlog> {
  const { rows } = await db.query(COUNT_REQUESTED);
  return rows[0] ?? NO_BACKLOG;
}

const COUNT_STATES = statement(
  "invites_count_states",
  `select count(*) filter (where state = 'requested')::int as "requested!",
     count(*) filter (where state = 'approved')::int as "approved!" from payouts where livemode = $1`,
);
/** How many payouts wait to be decided, and how many to be paid. */
export async function countStates(db: Queryable, livemode: boolean) {
  const { rows } = await db.query(COUNT_STATES, [livemode]);
  return { requested: rows[0]?.requested ?? 0, approved: rows[0]?.approved ?? 0 };
}

const INSERT = statement(
  "invites_insert_payout",
  `insert into payouts (id, member_id, cents, state, livemode, sealed, iban_end) values ($1, $2, $3, 'requested', $4, $5, $6)
   returning ${COLUMNS}`,
);
/** Stores a request. */
export async function insertPayout(
  tx: Queryable,
  row: { id: string; memberId: string; cents: number; livemode: boolean; sealed: string; ibanEnd: string },
): Promise<PayoutRow | null> {
  const values = [row.id, row.memberId, row.cents, row.livemode, row.sealed, row.ibanEnd] as const;
  const { rows } = await tx.query(INSERT, values);
  return rows[0] ?? null;
}

const LIST_OWN = statement(
  "invites_own_payouts",
  `select ${COLUMNS} from payouts where member_id = $1
     and ($3::timestamptz is null or (date_trunc('milliseconds', requested_at), id) < ($3, $4::uuid))
   order by requested_at desc, id desc limit $2`,
  { plan: "custom" },
);
/** A member's payouts, the newest first. */
export async function listOwnPayouts(
  db: Queryable,
  memberId: string,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<PayoutRow[]> {
  const { rows } = await db.query(LIST_OWN, [memberId, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}

const LIST = statement(
  "invites_list_payouts",
  `select ${COLUMNS} from payouts where state = $1 and livemode = $2
     and ($4::timestamptz is null or (date_trunc('milliseconds', requested_at), id) > ($4, $5::uuid))
   order by requested_at, id limit $3`,
  { plan: "custom" },
);
/** Payouts in a state, the oldest first. */
export async function listPayouts(
  db: Queryable,
  {
    state,
    livemode,
    limit,
    after,
  }: { state: PayoutState; livemode: boolean; limit: number; after: { at: Date; id: string } | null },
): Promise<PayoutRow[]> {
  const { rows } = await db.query(LIST, [state, livemode, limit, after?.at ?? null, after?.id ?? null]);
  return rows;
}

const FIND = statement("invites_find_payout", `select ${COLUMNS} from payouts where id = $1`);
/** A payout; null if there is none such. */
export async function findPayout(db: Queryable, id: string): Promise<PayoutRow | null> {
  const { rows } = await db.query(FIND, [id]);
  return rows[0] ?? null;
}

const DECIDE = statement(
  "invites_decide_payout",
  `update payouts set state = $2, decided_at = now(), decided_by = $3, reason = $4
   where id = $1 and (state = 'requested' or (state = 'approved' and $2 = 'rejected')) returning ${COLUMNS}`,
);
/** Approves a request, or rejects one that is not paid; once; null if that was done. */
export async function decidePayoutRow(
  tx: Queryable,
  id: string,
  { state, by, reason }: { state: "approved" | "rejected"; by: string; reason: string },
): Promise<PayoutRow | null> {
  const { rows } = await tx.query(DECIDE, [id, state, by, reason]);
  return rows[0] ?? null;
}

const PAY = statement(
  "invites_pay_payout",
  `update payouts set state = 'paid', paid_at = now() where id = $1 and state = 'approved' returning ${COLUMNS}`,
);
/** Marks an approved payout as paid, once; null if it can't be. */
export async function payPayoutRow(tx: Queryable, id: string): Promise<PayoutRow | null> {
  const { rows } = await tx.query(PAY, [id]);
  return rows[0] ?? null;
}
