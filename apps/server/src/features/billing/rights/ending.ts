import { disputeOf, periodsOf, refundedOf } from "#features/billing/ledger/entitlement.ts";
import {
  ledgerOf,
  lockLedger,
  paymentsOfOrder,
  rowsOfPayment,
} from "#features/billing/ledger/ledger-queries.ts";
import { endPayment } from "#features/billing/ledger/record.ts";
import {
  findOrder,
  findSubscriptionById,
  listEndings,
  markEndingSent,
  markRemainderDone,
  type Order,
  type StoredSubscription,
  setContractEnd,
} from "#features/billing/orders/order-queries.ts";
import { isWithdrawn } from "#features/billing/rights/declaration-queries.ts";
import { publishEntitlement } from "#features/billing/status.ts";
import { settle } from "#features/billing/webhook/settle.ts";
import { addMonths, berlinDay, type Day, endOfDay } from "#platform/calendar.ts";
import type { Tx } from "#platform/db/database.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";

const DAY_MS = 86_400_000;
/** A charge that was not settled this long after the contract ended will not be. */
const LAST_CHARGE_DAYS = 40;

/** Makes the provider follow the end of a contract that is stored. */
export const endingJob = defineJob<{ subscriptionId: string }>("billing.ending", 20);

/**
 * When an ordinary cancellation ends a subscription: with the paid month, or with the wished day where that is later. A wished
 * day in the past means as soon as possible.
 */
export function ordinaryEnd(paidUntil: Date, wished: Day | null, now: Date): Date {
  if (wished === null || wished < berlinDay(now)) return paidUntil;
  const end = endOfDay(wished);
  return end > paidUntil ? end : paidUntil;
}

/** When a termination for cause ends a contract: on receipt, or with the wished day. */
export function causeEnd(wished: Day | null, now: Date): Date {
  if (wished === null || wished < berlinDay(now)) return now;
  return endOfDay(wished);
}

/** When a subscription ends already, by a declaration or at the provider; null if it renews. */
export const storedEnd = ({ endsAt, renews, until }: StoredSubscription): Date | null =>
  endsAt ?? (renews ? null : until);

/**
 * Stores when a subscription ends, and has the provider follow; an earlier end that is stored stays. Answers the end as it is
 * stored.
 */
export async function endSubscription(
  platform: Platform,
  tx: Tx,
  subscription: StoredSubscription,
  { wanted, settled = false }: { wanted: Date; settled?: boolean | undefined },
): Promise<Date> {
  const stored = storedEnd(subscription);
  const end = stored && stored < wanted ? stored : wanted;
  // What an end that stays gives back is not decided again.
  if (subscription.endsAt?.getTime() !== end.getTime())
    await setContractEnd(tx, subscription.id, end, settled && end === wanted);
  await platform.jobs.send(tx, endingJob, { subscriptionId: subscription.id });
  await publishEntitlement(platform, tx, subscription.memberId);
  return end;
}

/** Makes the provider follow the stored end of a contract; safe to repeat. */
export async function followEnding(
  platform: Platform,
  { subscriptionId: id }: { subscriptionId: string },
): Promise<void> {
  const { db, payments } = platform;
  await settle(platform, id);
  const subscription = await findSubscriptionById(db, id);
  if (!subscription?.endsAt || subscription.livemode !== payments.livemode) return;
  const { active, endsAt, endingSent, renews, until } = subscription;
  if (active && endsAt <= new Date()) {
    await payments.stripe().subscriptions.cancel(id);
    await markEndingSent(db, id);
    await settle(platform, id);
  } else if (active && until >= endsAt && !endingSent) {
    if (renews) await payments.stripe().subscriptions.update(id, { cancel_at_period_end: true });
    await markEndingSent(db, id);
    await settle(platform, id);
  }
  const order = await findOrder(db, subscription.orderId);
  if (order && !subscription.remainderDone && endsAt < until)
    await returnRemainder(platform, subscription, order, endsAt);
}

/**
 * Gives back what was paid for the time after the end of a contract, and ends premium with it. A later run finds a payment
 * that the bank decides about; one that the bank took back is not paid back again.
 */
async function returnRemainder(
  platform: Platform,
  { id, until }: StoredSubscription,
  order: Order,
  endsAt: Date,
): Promise<void> {
  const { db, payments } = platform;
  const paid = (await paymentsOfOrder(db, order.id)).filter(({ at }) => addMonths(at, 1) > endsAt);
  let disputed = false;
  for (const { payment, at, cents } of paid) {
    // A withdrawal gives all of it back, at once.
    if (await isWithdrawn(db, payment)) continue;
    const end = addMonths(at, 1).getTime();
    const used = Math.max(0, endsAt.getTime() - at.getTime());
    const share = 1 - used / (end - at.getTime());
    await settle(platform, payment);
    const rows = await rowsOfPayment(db, payment);
    const dispute = disputeOf(rows);
    disputed ||= dispute === "open";
    const back = Math.round(cents * share) - refundedOf(rows);
    if (back > 0 && dispute === null)
      await payments
        .stripe()
        .refunds.create(
          { payment_intent: payment, amount: back },
          { idempotencyKey: `remainder-${id}-${payment}` },
        );
    await settle(platform, payment);
    await db.transaction(async (tx) => {
      await lockLedger(tx, order.memberId);
      const ledger = await ledgerOf(tx, order.memberId, order.livemode);
      const period = periodsOf(ledger).find((one) => one.payment === payment);
      // Behind another purchase the time that was used up is counted from where its own begins.
      if (period)
        await endPayment(platform, tx, order, {
          payment,
          at: new Date(period.from.getTime() + used),
          source: `ending:${id}`,
        });
    });
  }
  if (disputed) return;
  // A charge of the last month that is not settled yet is found by a later run; one that never came is not waited for.
  const settled = paid.some(({ at }) => addMonths(at, 1).getTime() > until.getTime() - 2 * DAY_MS);
  if (settled || endsAt.getTime() < Date.now() - LAST_CHARGE_DAYS * DAY_MS) await markRemainderDone(db, id);
}

/** Follows every end that the provider does not know yet. */
export async function followEndings(platform: Platform): Promise<void> {
  for (const { id } of await listEndings(platform.db, platform.payments.livemode))
    await followEnding(platform, { subscriptionId: id }).catch((error: unknown) =>
      platform.log.error({ err: error, subscription: id }, "an ending could not be carried out"),
    );
}
