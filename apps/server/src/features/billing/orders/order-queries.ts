import type { InvoiceRecipient } from "@kompagnon/contract/billing/model.ts";
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
  recipient: InvoiceRecipient | null;
  createdAt: Date;
};
const COLUMNS = `id, number, member_id as "memberId", plan, cents, livemode, language, url, recipient,
  created_at as "createdAt"`;

const INSERT = statement(
  "billing_insert_order",
  `insert into billing_orders (id, number, member_id, client_id, plan, cents, start_at_once, terms_version, language, livemode,
     recipient)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (member_id, client_id) do nothing`,
);
/** Stores an order; an existing one with the same client_id stays unchanged. */
export const insertOrder = (
  db: Queryable,
  order: Omit<Order, "url" | "createdAt"> & { clientId: string; startAtOnce: boolean; termsVersion: string },
) =>
  db.query(INSERT, [
    order.id,
    order.number,
    order.memberId,
    order.clientId,
    order.plan,
    order.cents,
    order.startAtOnce,
    order.termsVersion,
    order.language,
    order.livemode,
    order.recipient,
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

/** A subscription as the provider last described it. */
export type SubscriptionRow = {
  id: string;
  memberId: string;
  livemode: boolean;
  active: boolean;
  renews: boolean;
  until: Date;
  orderId: string;
};
/** … and when the contract ends by a declaration. */
export type StoredSubscription = SubscriptionRow & {
  endsAt: Date | null;
  endingSent: boolean;
  remainderDone: boolean;
};
const SUBSCRIPTION = `id, member_id as "memberId", livemode, active, renews, until, order_id as "orderId",
  ends_at as "endsAt", ending_sent as "endingSent", remainder_done as "remainderDone"`;
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
    row.id,
    row.memberId,
    row.livemode,
    row.active,
    row.renews,
    row.until,
    row.orderId,
  ]);

const FIND_SUBSCRIPTION = statement(
  "billing_find_subscription",
  `select ${SUBSCRIPTION} from billing_subscriptions
   where member_id = $1 and livemode = $2 and active
   order by renews and ends_at is null desc, coalesce(ends_at, until) desc, id limit 1`,
);
/** The subscription that runs, before others the one that renews; null without one. */
export async function findSubscription(
  db: Queryable,
  memberId: string,
  livemode: boolean,
): Promise<StoredSubscription | null> {
  const { rows } = await db.query(FIND_SUBSCRIPTION, [memberId, livemode]);
  return rows[0] ?? null;
}

const FIND_BY_ID = statement(
  "billing_find_subscription_by_id",
  `select ${SUBSCRIPTION} from billing_subscriptions where id = $1`,
);
/** A subscription by its id; null if it is not known. */
export async function findSubscriptionById(db: Queryable, id: string): Promise<StoredSubscription | null> {
  const { rows } = await db.query(FIND_BY_ID, [id]);
  return rows[0] ?? null;
}

const LIST_OF_MEMBER = statement(
  "billing_subscriptions_of_member",
  `select ${SUBSCRIPTION} from billing_subscriptions where member_id = $1 and livemode = $2 order by until desc, id`,
);
/** All subscriptions of a member, also those that ended. */
export async function listSubscriptionsOf(
  db: Queryable,
  memberId: string,
  livemode: boolean,
): Promise<StoredSubscription[]> {
  const { rows } = await db.query(LIST_OF_MEMBER, [memberId, livemode]);
  return rows;
}

const SET_END = statement(
  "billing_set_contract_end",
  `update billing_subscriptions set ends_at = $2, ending_sent = false, remainder_done = $3 where id = $1 and active`,
);
/** Stores when a contract ends. `settled`: nothing of the last month goes back by itself. */
export const setContractEnd = (tx: Queryable, id: string, endsAt: Date | null, settled: boolean) =>
  tx.query(SET_END, [id, endsAt, settled]);

const ENDING_SENT = statement(
  "billing_ending_sent",
  "update billing_subscriptions set ending_sent = true where id = $1",
);
/** The provider was asked not to renew a subscription. */
export const markEndingSent = (db: Queryable, id: string) => db.query(ENDING_SENT, [id]);

const REMAINDER_DONE = statement(
  "billing_remainder_done",
  "update billing_subscriptions set remainder_done = true where id = $1",
);
/** What the last month costs after the end was given back. */
export const markRemainderDone = (db: Queryable, id: string) => db.query(REMAINDER_DONE, [id]);

const LIST_ENDINGS = statement(
  "billing_list_endings",
  `select ${SUBSCRIPTION} from billing_subscriptions where livemode = $1 and ends_at is not null
     and ((active and (not ending_sent or ends_at <= now())) or (not remainder_done and ends_at < until))
   order by ends_at, id limit 500`,
);
/** Contracts whose end the provider does not know yet, or whose last month is to be given back in part. */
export async function listEndings(db: Queryable, livemode: boolean): Promise<StoredSubscription[]> {
  const { rows } = await db.query(LIST_ENDINGS, [livemode]);
  return rows;
}

const OF_ORDER = statement(
  "billing_subscription_of_order",
  `select ${SUBSCRIPTION} from billing_subscriptions where order_id = $1 order by active desc, until desc, id limit 1`,
);
/** The subscription that an order began; null for a pass, and while it is unpaid. */
export async function findSubscriptionOfOrder(
  db: Queryable,
  orderId: string,
): Promise<StoredSubscription | null> {
  const { rows } = await db.query(OF_ORDER, [orderId]);
  return rows[0] ?? null;
}

const LIST_UNPAID = statement(
  "billing_list_unpaid",
  `select ${COLUMNS} from billing_orders o where o.member_id = $1 and o.livemode = $2
     and not exists(select from billing_ledger l where l.order_id = o.id) order by o.created_at desc, o.id limit 50`,
);
/** Orders of a member that nothing was paid for, the newest first. */
export async function listUnpaidOrders(db: Queryable, memberId: string, livemode: boolean): Promise<Order[]> {
  const { rows } = await db.query(LIST_UNPAID, [memberId, livemode]);
  return rows;
}

const LIST_PAID = statement(
  "billing_list_paid_orders",
  `select ${COLUMNS} from billing_orders o where o.member_id = $1 and o.livemode = $2
     and exists(select from billing_ledger l where l.order_id = o.id and l.kind = 'paid') order by o.created_at, o.id`,
);
/** Orders of a member that were paid, the oldest first. */
export async function listPaidOrders(db: Queryable, memberId: string, livemode: boolean): Promise<Order[]> {
  const { rows } = await db.query(LIST_PAID, [memberId, livemode]);
  return rows;
}

const LIST_RENEWING = statement(
  "billing_list_renewing",
  `select s.id, o.number as "order" from billing_subscriptions s join billing_orders o on o.id = s.order_id
   where s.member_id = $1 and s.livemode = $2 and s.active and s.renews and s.ends_at is null order by o.created_at, o.id, s.id`,
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
  `select o.id, o.session_id as "sessionId!", o.client_id as "clientId", o.url from billing_orders o
   where o.member_id = $1 and o.livemode = $2 and o.plan = 'monthly' and o.session_id is not null
     and o.created_at > now() - interval '25 hours'
     and not exists (select from billing_subscriptions s where s.order_id = o.id)
   order by o.created_at, o.id`,
);
/** Checkouts of subscriptions that may still be open, as a checkout ends by itself within a day; the newest last. */
export async function listUnpaidCheckouts(db: Queryable, memberId: string, livemode: boolean) {
  const { rows } = await db.query(LIST_UNPAID_CHECKOUTS, [memberId, livemode]);
  return rows;
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
