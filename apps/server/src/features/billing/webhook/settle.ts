import { PLANS } from "@kompagnon/contract/billing/rules.ts";
import type Stripe from "stripe";
import type { LedgerRow } from "#features/billing/ledger/entitlement.ts";
import { type Movements, record } from "#features/billing/ledger/record.ts";
import {
  findOrder,
  findSubscriptionById,
  listRenewing,
  markEndingSent,
  type Order,
  saveSubscription,
  setContractEnd,
} from "#features/billing/orders/order-queries.ts";
import { openReview } from "#features/billing/reviews/review-queries.ts";
import { publishEntitlement } from "#features/billing/status.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

type Ref = string | { id: string } | null | undefined;
/** The id of what an object of the provider names, whether by its id or as a whole. */
export function idOf(ref: string | { id: string }): string;
export function idOf(ref: Ref): string | null;
export function idOf(ref: Ref): string | null {
  return typeof ref === "string" ? ref : (ref?.id ?? null);
}
const only = (ref: Ref): string[] => [idOf(ref)].filter((id) => id !== null);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The payments that an object of the provider belongs to; none: nothing was paid yet. */
async function paymentsOf(stripe: Stripe, id: string): Promise<string[]> {
  switch (id.split("_")[0]) {
    case "pi":
      return [id];
    case "cs": // a subscription's first payment comes by its invoice
      return only((await stripe.checkout.sessions.retrieve(id)).payment_intent);
    case "ch":
    case "py":
      return only((await stripe.charges.retrieve(id)).payment_intent);
    case "re":
    case "pyr":
      return only((await stripe.refunds.retrieve(id)).payment_intent);
    case "dp":
    case "du":
      return only((await stripe.disputes.retrieve(id)).payment_intent);
    case "in": {
      const { data } = await stripe.invoicePayments.list({ invoice: id, status: "paid" });
      return data.flatMap(({ payment }) => only(payment.payment_intent));
    }
    default:
      return [];
  }
}

/** What was agreed with the provider about a payment: our own words, given back. A subscription's stand with its invoice. */
async function aboutOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Record<string, string>> {
  if (intent.metadata["order"]) return intent.metadata;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: intent.id },
  });
  const invoiceId = idOf(data[0]?.invoice);
  const invoice = invoiceId ? await stripe.invoices.retrieve(invoiceId) : null;
  return invoice?.parent?.subscription_details?.metadata ?? {};
}

const at = (seconds: number) => new Date(seconds * 1000);

/** Everything that is true of a payment now, as rows of the ledger. */
async function movementsOf(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  plan: LedgerRow["plan"],
): Promise<LedgerRow[]> {
  const payment = intent.id;
  const row = (kind: LedgerRow["kind"], source: string, cents: number, created: number): LedgerRow => ({
    payment,
    kind,
    source,
    plan,
    cents,
    at: at(created),
  });
  const rows = [row("paid", payment, intent.amount_received, intent.created)];
  for await (const refund of stripe.refunds.list({ payment_intent: payment }))
    if (refund.status === "succeeded") rows.push(row("refunded", refund.id, -refund.amount, refund.created));
  for await (const { id, status, created } of stripe.disputes.list({ payment_intent: payment })) {
    if (status.startsWith("warning_")) continue; // an inquiry, not a dispute
    rows.push(row("disputed", id, 0, created));
    if (status === "won") rows.push(row("dispute_won", id, 0, created));
    if (status === "lost") rows.push(row("dispute_lost", id, 0, created));
  }
  return rows;
}

/** Why a payment is not what was ordered; null if it is. */
const mismatch = (order: Order | null, intent: Stripe.PaymentIntent, about: Record<string, string>) => {
  if (!order || order.memberId !== about["member"]) return "unknown_member";
  if (intent.currency !== "eur") return "currency";
  if (order.plan !== about["plan"] || !PLANS.includes(order.plan)) return "plan";
  return intent.amount_received === order.cents ? null : "amount";
};

async function settlePayment(platform: Platform, payment: string): Promise<void> {
  const { payments, db } = platform;
  const stripe = payments.stripe();
  const intent = await stripe.paymentIntents.retrieve(payment);
  // Also a SEPA payment that is under way: days count from when it has come.
  if (intent.status !== "succeeded" || intent.livemode !== payments.livemode) return;
  const about = await aboutOf(stripe, intent);
  const orderId = about["order"] ?? "";
  const order = UUID.test(orderId) ? await findOrder(db, orderId) : null;
  const why = mismatch(order, intent, about);
  if (why !== null || !order) {
    const found = { amount: intent.amount_received, currency: intent.currency, plan: about["plan"] ?? null };
    await openReview(db, {
      id: newId(),
      kind: "payment",
      about: payment,
      why: why ?? "plan",
      payment,
      memberId: order?.memberId ?? null,
      found,
    });
    return;
  }
  const charge = intent.latest_charge
    ? await stripe.charges.retrieve(idOf(intent.latest_charge) ?? "")
    : null;
  const card = charge?.payment_method_details?.card;
  const movements: Movements = {
    order,
    rows: await movementsOf(stripe, intent, order.plan),
    cardCountry: card?.country ?? null,
    country: charge?.billing_details?.address?.country ?? null,
    cardFingerprint: card?.fingerprint ?? null,
  };
  await record(platform, movements);
}

/** Writes down how a subscription is, and holds it to the end that is stored of its contract. */
async function settleSubscription(platform: Platform, id: string): Promise<void> {
  const { payments, db } = platform;
  // Before the provider is asked: its answer is at least as new as what was sent to it.
  const before = await findSubscriptionById(db, id);
  const { status, metadata, items, livemode, ...rest } = await payments.stripe().subscriptions.retrieve(id);
  const { member: memberId = "", order: orderId = "" } = metadata;
  if (livemode !== payments.livemode || !UUID.test(memberId) || !UUID.test(orderId)) return;
  const active = status === "active" || status === "trialing" || status === "past_due";
  const until = at(items.data[0]?.current_period_end ?? rest.created);
  const renews = active && !rest.cancel_at_period_end && rest.cancel_at == null;
  const takenBack = renews && before?.endsAt && before.endingSent;
  await db.transaction(async (tx) => {
    await saveSubscription(tx, { id, memberId, livemode, active, renews, until, orderId });
    if (takenBack) await setContractEnd(tx, id, null, false);
    await publishEntitlement(platform, tx, memberId);
  });
  if (renews && before?.endsAt && !before.endingSent && before.endsAt <= until) {
    await setEnding(platform, id, true);
    await markEndingSent(db, id);
  } else if (renews) await endSurplus(platform, memberId);
}

/**
 * One subscription a member. A second one, as by two windows, is not charged again: it ends by its paid month, which counts on
 * top, and a person looks at it.
 */
async function endSurplus(platform: Platform, memberId: string): Promise<void> {
  const { payments, db } = platform;
  const [, ...surplus] = await listRenewing(db, memberId, payments.livemode);
  for (const { id, order } of surplus) {
    await openReview(db, {
      id: newId(),
      kind: "payment",
      about: id,
      why: "second_subscription",
      payment: null,
      memberId,
      found: { order },
    });
    await setEnding(platform, id, true);
  }
}

/** Ends a subscription by its paid month, or lets it go on after all, and writes down how it is now. */
export async function setEnding(platform: Platform, id: string, ending: boolean): Promise<void> {
  await platform.payments.stripe().subscriptions.update(id, { cancel_at_period_end: ending });
  await settleSubscription(platform, id);
}

/**
 * One way in for webhooks, our own acts and the reconciliation alike: name any object of a payment, and everything that is
 * true of it now is written down once. What an event *says* is never believed.
 */
export async function settle(platform: Platform, objectId: string): Promise<void> {
  if (objectId.startsWith("sub_")) return settleSubscription(platform, objectId);
  for (const payment of await paymentsOf(platform.payments.stripe(), objectId))
    await settlePayment(platform, payment);
}

/** What moves money or a subscription. */
const TYPES = [
  "payment_intent.succeeded",
  "invoice.paid",
  "charge.refunded",
  "refund.updated",
  "charge.dispute.created",
  "charge.dispute.closed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
];
/**
 * Whatever the provider remembers since then goes through the same way: an event that never came costs nothing. Throws
 * when all was tried and something could not be settled.
 */
export async function reconcile(platform: Platform, since: Date): Promise<number> {
  const seen = new Set<string>();
  const failures: unknown[] = [];
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for await (const { data } of platform.payments
    .stripe()
    .events.list({ created, types: TYPES, limit: 100 })) {
    const { id } = data.object as { id?: string }; // as in the inbox
    if (!id || seen.has(id)) continue;
    seen.add(id);
    await settle(platform, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "not everything could be settled");
  return seen.size;
}
