import type { LedgerRow } from "#features/billing/ledger/entitlement.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const LOCK = statement("billing_lock", "select pg_advisory_xact_lock(hashtextextended('billing ' || $1, 0))");
/** Locks the ledger of a member until the transaction ends. It has to precede the transaction's first write. */
export const lockLedger = (tx: Queryable, memberId: string) => tx.query(LOCK, [memberId]);

/** A movement of money to be written down. */
export type NewLedgerRow = LedgerRow & {
  id: string;
  memberId: string;
  orderId: string;
  livemode: boolean;
  cardCountry: string | null;
  country: string | null;
  cardFingerprint: string | null;
};
const INSERT = statement(
  "billing_insert_ledger",
  `insert into billing_ledger (id, member_id, payment, kind, source, plan, order_id, cents, livemode, card_country, country,
     card_fingerprint, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (source, kind) do nothing`,
);
/** Writes a movement down, once; false if it stands there already. */
export async function insertLedgerRow(tx: Queryable, row: NewLedgerRow): Promise<boolean> {
  const { rowCount } = await tx.query(INSERT, [
    row.id,
    row.memberId,
    row.payment,
    row.kind,
    row.source,
    row.plan,
    row.orderId,
    row.cents,
    row.livemode,
    row.cardCountry,
    row.country,
    row.cardFingerprint,
    row.at,
  ]);
  return rowCount > 0;
}

const LEDGER_OF = statement(
  "billing_ledger_of",
  `select l.payment, l.kind, l.source, l.plan, l.cents, l.at,
     (l.kind = 'paid' and not coalesce(o.start_at_once, true)
       and not exists(select from billing_ledger e where e.order_id = l.order_id and e.kind = 'paid'
         and (e.at, e.payment) < (l.at, l.payment))) as "waits!"
   from billing_ledger l left join billing_orders o on o.id = l.order_id where l.member_id = $1 and l.livemode = $2`,
);
/** All that a member paid and got back, with real or with test money. */
export async function ledgerOf(db: Queryable, memberId: string, livemode: boolean): Promise<LedgerRow[]> {
  const { rows } = await db.query(LEDGER_OF, [memberId, livemode]);
  return rows;
}

const FIRST_PAYMENT = statement(
  "billing_first_payment",
  `select l.payment, l.at, l.cents, l.member_id as "memberId" from billing_ledger l
   where l.order_id = $1 and l.kind = 'paid' order by l.at, l.payment limit 1`,
);
/** The payment that an order was concluded with; null while it is unpaid. */
export async function findFirstPayment(db: Queryable, orderId: string) {
  const { rows } = await db.query(FIRST_PAYMENT, [orderId]);
  return rows[0] ?? null;
}

const PAYMENTS_OF_ORDER = statement(
  "billing_payments_of_order",
  `select payment, at, cents from billing_ledger where order_id = $1 and kind = 'paid' order by at, payment`,
);
/** The payments of an order, the oldest first; a subscription has one each month. */
export async function paymentsOfOrder(
  db: Queryable,
  orderId: string,
): Promise<{ payment: string; at: Date; cents: number }[]> {
  const { rows } = await db.query(PAYMENTS_OF_ORDER, [orderId]);
  return rows;
}

const FIND_PAID = statement(
  "billing_find_paid",
  `select payment, order_id as "orderId", member_id as "memberId", livemode, plan, cents, at from billing_ledger
   where payment = $1 and kind = 'paid'`,
);
/** A payment as it was made; null if there is none such. */
export async function findPaid(db: Queryable, payment: string) {
  const { rows } = await db.query(FIND_PAID, [payment]);
  return rows[0] ?? null;
}

const WAITING = statement(
  "billing_waiting_members",
  `select distinct l.member_id as id from billing_ledger l join billing_orders o on o.id = l.order_id
   where l.kind = 'paid' and l.livemode = $1 and not o.start_at_once and l.at > now() - interval '30 days'`,
);
/** Members with a payment that may begin after its withdrawal period. */
export async function listWaitingMembers(db: Queryable, livemode: boolean): Promise<string[]> {
  const { rows } = await db.query(WAITING, [livemode]);
  return rows.map(({ id }) => id);
}

const ROWS_OF_PAYMENT = statement(
  "billing_rows_of_payment",
  "select payment, kind, source, plan, cents, at from billing_ledger where payment = $1",
);
/** All that happened to a payment. */
export async function rowsOfPayment(db: Queryable, payment: string): Promise<LedgerRow[]> {
  const { rows } = await db.query(ROWS_OF_PAYMENT, [payment]);
  return rows;
}

const PAYERS = statement(
  "billing_payers",
  `select distinct member_id as id from billing_ledger where livemode = $1 and ($2::uuid is null or member_id > $2)
   order by 1 limit $3`,
  { plan: "custom" },
);
/** Members with a ledger, in the order of their ids. */
export async function listPayers(
  db: Queryable,
  livemode: boolean,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query(PAYERS, [livemode, after, limit]);
  return rows.map(({ id }) => id);
}

/** A payment as the list of purchases shows it. */
export type PurchaseRow = {
  payment: string;
  orderId: string;
  order: string;
  plan: LedgerRow["plan"];
  cents: number;
  at: Date;
  ledgerId: string;
  first: boolean;
};
const PURCHASES = statement(
  "billing_purchases",
  `select l.payment, l.order_id as "orderId", o.number as "order", l.plan, l.cents, l.at, l.id as "ledgerId",
     not exists(select from billing_ledger e where e.order_id = l.order_id and e.kind = 'paid'
       and (e.at, e.payment) < (l.at, l.payment)) as "first!"
   from billing_ledger l join billing_orders o on o.id = l.order_id
   where l.member_id = $1 and l.kind = 'paid' and l.livemode = $2
     and ($4::timestamptz is null or (date_trunc('milliseconds', l.at), l.id) < ($4, $5::uuid))
   order by l.at desc, l.id desc limit $3`,
  { plan: "custom" },
);
/** What a member bought, the newest first. */
export async function listPurchases(
  db: Queryable,
  {
    memberId,
    livemode,
    limit,
    before,
  }: { memberId: string; livemode: boolean; limit: number; before: { at: Date; id: string } | null },
): Promise<PurchaseRow[]> {
  const { rows } = await db.query(PURCHASES, [
    memberId,
    livemode,
    limit,
    before?.at ?? null,
    before?.id ?? null,
  ]);
  return rows;
}

const ROWS_OF = statement(
  "billing_rows_of",
  "select payment, kind, source, plan, cents, at from billing_ledger where payment = any($1::text[])",
);
/** All that happened to some payments. */
export async function rowsOfPayments(db: Queryable, payments: readonly string[]): Promise<LedgerRow[]> {
  const { rows } = await db.query(ROWS_OF, [payments]);
  return rows;
}
