import type { Plan } from "@kompagnon/contract/billing/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** An order as it is stored. */
export type Order = {
  id: string;
  number: string;
  memberId: string;
  plan: Plan;
  cents: number;
  livemode: boolean;
  language: Language;
  url: string | null;
  createdAt: Date;
};
const COLUMNS = `id, number, member_id as "memberId", plan, cents, livemode, language, url, created_at as "createdAt"`;

const INSERT = statement(
  "billing_insert_order",
  `insert into billing_orders (id, number, member_id, client_id, plan, cents, start_at_once, terms_version, language, livemode)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (member_id, client_id) do nothing`,
);
/** Stores what somebody agreed to; what was ordered under the same client_id before stays. */
export const insertOrder = (
  db: Queryable,
  order: Omit<Order, "url" | "createdAt"> & { clientId: string; startAtOnce: boolean; termsVersion: string },
) =>
  db.query(INSERT, [
    ...([order.id, order.number, order.memberId, order.clientId, order.plan, order.cents] as const),
    ...([order.startAtOnce, order.termsVersion, order.language, order.livemode] as const),
  ]);

const FIND_SENT = statement(
  "billing_find_sent_order",
  `select ${COLUMNS} from billing_orders where member_id = $1 and client_id = $2`,
);
/** An order by the client_id it was sent under. */
export async function findSentOrder(
  db: Queryable,
  memberId: string,
  clientId: string,
): Promise<Order | null> {
  const { rows } = await db.query(FIND_SENT, [memberId, clientId]);
  return rows[0] ?? null;
}

const FIND = statement("billing_find_order", `select ${COLUMNS} from billing_orders where id = $1`);
/** An order by its id. */
export async function findOrder(db: Queryable, id: string): Promise<Order | null> {
  const { rows } = await db.query(FIND, [id]);
  return rows[0] ?? null;
}

const FIND_NUMBER = statement(
  "billing_find_order_number",
  `select ${COLUMNS} from billing_orders where number = $1`,
);
/** An order by the number that people know it by. */
export async function findOrderByNumber(db: Queryable, number: string): Promise<Order | null> {
  const { rows } = await db.query(FIND_NUMBER, [number]);
  return rows[0] ?? null;
}

const OPEN = statement(
  "billing_open_order",
  "update billing_orders set session_id = $2, url = $3 where id = $1 and session_id is null",
);
/** Where an order is paid. */
export const saveCheckout = (db: Queryable, id: string, sessionId: string, url: string) =>
  db.query(OPEN, [id, sessionId, url]);

const FIND_CUSTOMER = statement(
  "billing_find_customer",
  `select customer_id as "customerId" from billing_customers where member_id = $1 and livemode = $2`,
);
/** Who a member is to the provider; null if they never ordered. */
export async function findCustomer(
  db: Queryable,
  memberId: string,
  livemode: boolean,
): Promise<string | null> {
  const { rows } = await db.query(FIND_CUSTOMER, [memberId, livemode]);
  return rows[0]?.customerId ?? null;
}

const INSERT_CUSTOMER = statement(
  "billing_insert_customer",
  "insert into billing_customers (member_id, livemode, customer_id) values ($1, $2, $3) on conflict do nothing",
);
/** Remembers who a member is to the provider; the first one stays. */
export const insertCustomer = (db: Queryable, memberId: string, livemode: boolean, customerId: string) =>
  db.query(INSERT_CUSTOMER, [memberId, livemode, customerId]);

/** A subscription as it was last told. */
export type SubscriptionRow = {
  id: string;
  memberId: string;
  livemode: boolean;
  active: boolean;
  renews: boolean;
  until: Date;
  orderId: string;
};
const SAVE_SUBSCRIPTION = statement(
  "billing_save_subscription",
  `insert into billing_subscriptions (id, member_id, livemode, active, renews, until, order_id)
   select $1::text, m.id, $3::boolean, $4::boolean, $5::boolean, $6::timestamptz, $7::uuid
   from member_accounts m where m.id = $2
   on conflict (id) do update set active = excluded.active, renews = excluded.renews, until = excluded.until`,
);
/** Writes down how a subscription is; of a member who has gone nothing. */
export const saveSubscription = (tx: Queryable, row: SubscriptionRow) =>
  tx.query(SAVE_SUBSCRIPTION, [
    ...([row.id, row.memberId, row.livemode, row.active, row.renews, row.until, row.orderId] as const),
  ]);

const FIND_SUBSCRIPTION = statement(
  "billing_find_subscription",
  `select id, member_id as "memberId", livemode, active, renews, until, order_id as "orderId" from billing_subscriptions
   where member_id = $1 and livemode = $2 and active order by renews desc, until desc, id limit 1`,
);
/** The subscription that runs, before others the one that renews; null without one. */
export async function findSubscription(
  db: Queryable,
  memberId: string,
  livemode: boolean,
): Promise<SubscriptionRow | null> {
  const { rows } = await db.query(FIND_SUBSCRIPTION, [memberId, livemode]);
  return rows[0] ?? null;
}

const LIST_RENEWING = statement(
  "billing_list_renewing",
  `select s.id, o.number as "order" from billing_subscriptions s join billing_orders o on o.id = s.order_id
   where s.member_id = $1 and s.livemode = $2 and s.active and s.renews order by o.created_at, o.id, s.id`,
);
/** Subscriptions that would be charged again, by when they were ordered. */
export async function listRenewing(
  db: Queryable,
  memberId: string,
  livemode: boolean,
): Promise<{ id: string; order: string }[]> {
  const { rows } = await db.query(LIST_RENEWING, [memberId, livemode]);
  return rows;
}

const LIST_PAID_BY = statement(
  "billing_list_subscriptions_paid_by",
  `select s.id from billing_subscriptions s
   where s.active and s.order_id in (select order_id from billing_ledger where payment = $1)`,
);
/** What runs by the order that a payment belongs to. */
export async function listSubscriptionsPaidBy(db: Queryable, payment: string): Promise<string[]> {
  const { rows } = await db.query(LIST_PAID_BY, [payment]);
  return rows.map(({ id }) => id);
}

const LIST_UNPAID_CHECKOUTS = statement(
  "billing_list_unpaid_checkouts",
  `select o.session_id as "sessionId!" from billing_orders o
   where o.member_id = $1 and o.livemode = $2 and o.plan = 'monthly' and o.session_id is not null
     and o.created_at > now() - interval '25 hours' and o.client_id <> $3
     and not exists (select from billing_subscriptions s where s.order_id = o.id)`,
);
/**
 * Checkouts of subscriptions that may still be open, as a checkout ends by itself within a day; without the one of an order that
 * was sent as `clientId`.
 */
export async function listUnpaidCheckouts(
  db: Queryable,
  memberId: string,
  livemode: boolean,
  clientId: string,
): Promise<string[]> {
  const { rows } = await db.query(LIST_UNPAID_CHECKOUTS, [memberId, livemode, clientId]);
  return rows.map(({ sessionId }) => sessionId);
}

const LIST_SUBSCRIPTIONS = statement(
  "billing_list_subscriptions",
  "select id from billing_subscriptions where member_id = $1 and active",
);
/** All that run, with real and with test money. */
export async function listSubscriptions(db: Queryable, memberId: string): Promise<string[]> {
  const { rows } = await db.query(LIST_SUBSCRIPTIONS, [memberId]);
  return rows.map(({ id }) => id);
}
