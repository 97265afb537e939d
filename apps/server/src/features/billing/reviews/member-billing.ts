import type { MemberBilling } from "@kompagnon/contract/billing/model.ts";
import { findPlan } from "#features/accounts/public.ts";
import { findDocument } from "#features/billing/documents/document-queries.ts";
import { documentPdf } from "#features/billing/documents/paper.ts";
import { disputeOf, refundedOf } from "#features/billing/ledger/entitlement.ts";
import { findPaid, lockLedger, rowsOfPayment } from "#features/billing/ledger/ledger-queries.ts";
import { endOrder } from "#features/billing/ledger/record.ts";
import { byProvider } from "#features/billing/orders/checkout.ts";
import {
  findOrder,
  findOrderByNumber,
  findSubscriptionOfOrder,
  listSubscriptionsOf,
  listUnpaidOrders,
  type Order,
} from "#features/billing/orders/order-queries.ts";
import { staffPurchasesOf } from "#features/billing/orders/purchases.ts";
import { isRefunded, refundAtProvider } from "#features/billing/reviews/refunds.ts";
import { endSubscription, followEnding, storedEnd } from "#features/billing/rights/ending.ts";
import { paidUntil } from "#features/billing/rights/matching.ts";
import { settle } from "#features/billing/webhook/settle.ts";
import { recordStaffAction } from "#features/moderation/public.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** All that a member ordered and paid, with real or with test money. Members who have gone keep their accounts. */
export async function memberBilling(platform: Platform, memberId: string): Promise<MemberBilling> {
  const { db, payments } = platform;
  const [cards, plan, subscriptions, purchases, unpaid] = await Promise.all([
    memberCards(db, [memberId]),
    findPlan(db, memberId),
    listSubscriptionsOf(db, memberId, payments.livemode),
    staffPurchasesOf(platform, memberId),
    listUnpaidOrders(db, memberId, payments.livemode),
  ]);
  if (!plan && purchases.length === 0) throw new Fail("not_found");
  return {
    member_id: memberId,
    member_name: cards.get(memberId)?.username ?? null,
    premium_until: plan?.premium_until?.toISOString() ?? null,
    subscriptions: await Promise.all(
      subscriptions.map(async (one) => ({
        order: (await findOrder(db, one.orderId))?.number ?? "",
        active: one.active,
        renews: one.active && storedEnd(one) === null,
        until: (one.endsAt ?? one.until).toISOString(),
      })),
    ),
    purchases,
    unpaid: unpaid.map(({ number, plan: ordered, cents, createdAt }) => ({
      order: number,
      plan: ordered,
      cents,
      ordered_at: createdAt.toISOString(),
    })),
  };
}

/**
 * Gives a payment back, in full or in part; the credit note and the mail follow from the ledger. The same call again, as after
 * a lost answer, is the same refund. Throws not_found, nothing_to_refund, payment_disputed, billing_unavailable.
 */
export async function refundPayment(
  platform: Platform,
  by: string,
  payment: string,
  { cents, reason, client_id }: { cents: number | null; reason: string; client_id: string },
): Promise<MemberBilling> {
  const { db, payments } = platform;
  const paid = await findPaid(db, payment);
  if (!paid || paid.livemode !== payments.livemode) throw new Fail("not_found");
  const key = `staff-${client_id}`;
  if (await isRefunded(platform, payment, key)) {
    await byProvider(platform, () => settle(platform, payment));
    return memberBilling(platform, paid.memberId);
  }
  const rows = await rowsOfPayment(db, payment);
  if (disputeOf(rows)) throw new Fail("payment_disputed");
  const left = paid.cents - refundedOf(rows);
  if (left <= 0 || (cents !== null && cents > left)) throw new Fail("nothing_to_refund");
  // Before the money moves: what fails afterwards must not hide who gave it back.
  await recordStaffAction(db, {
    actorId: by,
    action: "billing.refunded",
    kind: "member",
    subjectId: paid.memberId,
    reason,
    after: { payment, cents: cents ?? left },
  });
  await refundAtProvider(platform, { payment, cents, key });
  return memberBilling(platform, paid.memberId);
}

/** Ends the contract of an order, at once or with what is paid for. Throws not_found, nothing_to_end. */
export async function endContract(
  platform: Platform,
  by: string,
  number: string,
  { when, reason }: { when: "now" | "paid_until"; reason: string },
): Promise<MemberBilling> {
  const { db, payments } = platform;
  const order = await findOrderByNumber(db, number);
  if (!order || order.livemode !== payments.livemode) throw new Fail("not_found");
  const subscription = await findSubscriptionOfOrder(db, order.id);
  if (subscription?.active) await byProvider(platform, () => settle(platform, subscription.id));
  await db.transaction(async (tx) => {
    await lockLedger(tx, order.memberId);
    const now = await findSubscriptionOfOrder(tx, order.id);
    const until = await paidUntil(tx, order);
    const runs = until !== null && until > new Date();
    if (!now?.active && (!runs || when === "paid_until")) throw new Fail("nothing_to_end");
    const end = when === "now" ? new Date() : (now?.until ?? new Date());
    if (now?.active) await endSubscription(platform, tx, now, { wanted: end, settled: true });
    if (when === "now") await endOrder(platform, tx, order, { at: end, source: `staff:${order.number}` });
    await recordEnd(tx, by, order, { when, reason, end });
  });
  if (subscription)
    await byProvider(platform, () => followEnding(platform, { subscriptionId: subscription.id }));
  return memberBilling(platform, order.memberId);
}

const recordEnd = (
  tx: Parameters<typeof recordStaffAction>[0],
  by: string,
  { memberId, number }: Order,
  { when, reason, end }: { when: "now" | "paid_until"; reason: string; end: Date },
) =>
  recordStaffAction(tx, {
    actorId: by,
    action: "billing.ended",
    kind: "member",
    subjectId: memberId,
    reason,
    after: { order: number, when, end: end.toISOString() },
  });

/** Any invoice or credit note as PDF, written down. Throws not_found, papers_unavailable. */
export async function staffDocument(platform: Platform, by: string, id: string) {
  const row = await findDocument(platform.db, id, null);
  if (!row) throw new Fail("not_found");
  await recordStaffAction(platform.db, {
    actorId: by,
    action: "billing.paper_opened",
    kind: "member",
    subjectId: row.memberId,
    after: { number: row.number },
  });
  return { name: `${row.number}.pdf`, content: await documentPdf(platform, row) };
}
