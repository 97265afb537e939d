import { idByEmail } from "#features/accounts/public.ts";
import { findDocumentByNumber } from "#features/billing/documents/document-queries.ts";
import { periodsOf, refundedOf, withdrawableUntil } from "#features/billing/ledger/entitlement.ts";
import {
  findFirstPayment,
  ledgerOf,
  paymentsOfOrder,
  rowsOfPayment,
} from "#features/billing/ledger/ledger-queries.ts";
import {
  findOrder,
  findOrderByNumber,
  findSubscriptionOfOrder,
  listPaidOrders,
  type Order,
} from "#features/billing/orders/order-queries.ts";
import type { DeclarationContent } from "#features/billing/rights/declaration-queries.ts";
import { isWithdrawn } from "#features/billing/rights/declaration-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** The contract that a declaration is about, and whether the declaration named its number. */
export type Contract = { order: Order; byNumber: boolean };

/** The order that a number belongs to: its own, or that of an invoice or credit note. */
export async function orderOfNumber(
  db: Queryable,
  typed: string,
): Promise<{ order: Order; payment: string | null } | null> {
  const number = typed.replace(/\s+/g, "").toUpperCase();
  const own = await findOrderByNumber(db, number);
  if (own) return { order: own, payment: null };
  const document = await findDocumentByNumber(db, number);
  const order = document && (await findOrder(db, document.orderId));
  return order ? { order, payment: document.payment } : null;
}

/** The payment of an order that can still be withdrawn from; null once it is too late, withdrawn or refunded. */
export async function withdrawablePayment(db: Queryable, order: Order): Promise<string | null> {
  const first = await findFirstPayment(db, order.id);
  if (!first || withdrawableUntil(first.at) <= new Date()) return null;
  if (await isWithdrawn(db, first.payment)) return null;
  return refundedOf(await rowsOfPayment(db, first.payment)) < first.cents ? first.payment : null;
}

/** The end of what an order's payments are good for; null if nothing is left of it. */
export async function paidUntil(db: Queryable, order: Order): Promise<Date | null> {
  const payments = new Set((await paymentsOfOrder(db, order.id)).map(({ payment }) => payment));
  const ledger = await ledgerOf(db, order.memberId, order.livemode);
  return periodsOf(ledger).findLast(({ payment }) => payments.has(payment))?.to ?? null;
}

async function only(
  orders: readonly Order[],
  fits: (order: Order) => Promise<boolean>,
): Promise<Order | null> {
  const found: Order[] = [];
  for (const order of orders) if (await fits(order)) found.push(order);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * The contract of a declaration. A number decides alone, and only with the address of the account that ordered; without a
 * number the address decides where just one contract is possible.
 */
export async function contractOf(
  { db, payments: { livemode } }: Pick<Platform, "db" | "payments">,
  { email, number, cancellation }: Pick<DeclarationContent, "email" | "number" | "cancellation">,
): Promise<Contract | null> {
  const memberId = await idByEmail(db, email);
  if (!memberId) return null;
  if (number) {
    const found = await orderOfNumber(db, number);
    if (!found || found.order.memberId !== memberId || found.order.livemode !== livemode) return null;
    return { order: found.order, byNumber: true };
  }
  const orders = await listPaidOrders(db, memberId, livemode);
  const order = cancellation
    ? await cancellable(db, orders, cancellation.kind)
    : await only(orders, async (one) => (await withdrawablePayment(db, one)) !== null);
  return order && { order, byNumber: false };
}

/** An ordinary cancellation without a number means the subscription that renews; else the one contract that runs. */
async function cancellable(
  db: Queryable,
  orders: readonly Order[],
  kind: "ordinary" | "for_cause",
): Promise<Order | null> {
  const renews = async (order: Order) => {
    const subscription = await findSubscriptionOfOrder(db, order.id);
    return subscription?.active === true && subscription.renews && subscription.endsAt === null;
  };
  if (kind === "ordinary") {
    const renewing = await Promise.all(orders.map(renews));
    if (renewing.some(Boolean)) return only(orders, renews);
  }
  return only(orders, async (order) => {
    const subscription = await findSubscriptionOfOrder(db, order.id);
    const until = await paidUntil(db, order);
    return subscription?.active === true || (until !== null && until > new Date());
  });
}
