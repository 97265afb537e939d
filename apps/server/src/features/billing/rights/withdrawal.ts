import type { declarationReceipt, newWithdrawal } from "@kompagnon/contract/billing/model.ts";
import type { z } from "zod";
import { idByEmail } from "#features/accounts/public.ts";
import { refundedOf, withdrawableUntil } from "#features/billing/ledger/entitlement.ts";
import { findFirstPayment, lockLedger, rowsOfPayment } from "#features/billing/ledger/ledger-queries.ts";
import { newNumber } from "#features/billing/orders/checkout.ts";
import {
  findOrderByNumber,
  listSubscriptionsPaidBy,
  type Order,
} from "#features/billing/orders/order-queries.ts";
import { purchaseOf } from "#features/billing/orders/purchases.ts";
import { openReview } from "#features/billing/reviews/review-queries.ts";
import {
  declarationDone,
  findOpenDeclaration,
  insertDeclaration,
  isWithdrawn,
} from "#features/billing/rights/declaration-queries.ts";
import { moment, recipientOf } from "#features/billing/rights/mails.ts";
import { settle } from "#features/billing/webhook/settle.ts";
import { seal } from "#platform/crypt.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** Gives the money of a withdrawal back. It is a job: what was declared is carried out, however the provider feels. */
export const withdrawalJob = defineJob<{ declarationId: string }>("billing.withdrawal", 20);

type Receipt = z.input<typeof declarationReceipt>;

/** The payment of an order that one may still withdraw from; null once it is too late, done or refunded. */
async function withdrawablePayment(tx: Tx, order: Order): Promise<string | null> {
  const first = await findFirstPayment(tx, order.id);
  if (!first || withdrawableUntil(first.at) < new Date()) return null;
  if (await isWithdrawn(tx, first.payment)) return null;
  return refundedOf(await rowsOfPayment(tx, first.payment)) < first.cents ? first.payment : null;
}

/** Writes a withdrawal down, confirms it by mail and has it carried out. */
async function declare(
  platform: Platform,
  tx: Tx,
  found: { memberId: string | null; payment: string | null; order: string },
  said: { name: string; email: string; text: string; language: Order["language"] },
): Promise<Receipt> {
  const [id, number, receivedAt] = [newId(), newNumber("W"), new Date()];
  const sealed = seal(platform.config.secret, Buffer.from(JSON.stringify({ ...said, order: found.order })));
  const { memberId, payment } = found;
  await insertDeclaration(tx, {
    ...{ id, number, kind: "withdrawal", memberId, payment, receivedAt },
    sealed: sealed.toString("base64url"),
  });
  if (payment) await platform.jobs.send(tx, withdrawalJob, { declarationId: id });
  else
    await openReview(tx, {
      ...{ id: newId(), kind: "withdrawal", about: number, why: "no_match", payment: null },
      found: { order: found.order },
    });
  const { language } = said;
  await platform.mail.send(tx, {
    ...{ to: said.email, language, template: "withdrawal_received" },
    data: {
      ...{ number, name: said.name, order: found.order || "–", text: said.text || "–" },
      when: moment(receivedAt, language),
    },
    link: platform.config.origin,
  });
  return { number, received_at: receivedAt.toISOString() };
}

/** Withdraws from one's own order with one press. Throws not_found, withdrawal_over. */
export async function withdraw(platform: Platform, memberId: string, number: string) {
  const order = await findOrderByNumber(platform.db, number);
  if (order?.memberId !== memberId) throw new Fail("not_found");
  if (order.livemode !== platform.payments.livemode) throw new Fail("billing_unavailable");
  const payment = await platform.db.transaction(async (tx) => {
    await lockLedger(tx, memberId);
    const found = await withdrawablePayment(tx, order);
    const recipient = found && (await recipientOf(tx, memberId));
    if (!recipient) throw new Fail("withdrawal_over");
    const said = { name: "", email: recipient.to, text: "", language: recipient.language };
    await declare(platform, tx, { memberId, payment: found, order: order.number }, said);
    return found;
  });
  return purchaseOf(platform, memberId, payment);
}

/**
 * Takes the withdrawal of anybody, signed in or not: the same answer whatever it finds. Who knows both the address and the
 * order's number has it carried out at once; anything else a person looks at.
 */
export async function receiveWithdrawal(
  platform: Platform,
  said: z.output<typeof newWithdrawal>,
): Promise<Receipt> {
  const order = said.number ? await findOrderByNumber(platform.db, said.number.toUpperCase()) : null;
  const memberId = await idByEmail(platform.db, said.email);
  const mine =
    order && order.memberId === memberId && order.livemode === platform.payments.livemode ? order : null;
  return platform.db.transaction(async (tx) => {
    if (mine) await lockLedger(tx, mine.memberId);
    const payment = mine && (await withdrawablePayment(tx, mine));
    return declare(platform, tx, { memberId: mine && memberId, payment, order: said.number }, said);
  });
}

/** Carries a withdrawal out: the whole amount goes back, and a subscription ends at once. */
export async function carryOut(
  platform: Platform,
  { declarationId }: { declarationId: string },
): Promise<void> {
  const { db, payments } = platform;
  const declaration = await findOpenDeclaration(db, declarationId);
  if (!declaration?.payment) return;
  const { payment } = declaration;
  const rows = await rowsOfPayment(db, payment);
  const stripe = payments.stripe();
  for (const id of await listSubscriptionsPaidBy(db, payment)) {
    await stripe.subscriptions.cancel(id);
    await settle(platform, id);
  }
  if (refundedOf(rows) < (rows.find(({ kind }) => kind === "paid")?.cents ?? 0))
    await stripe.refunds.create(
      { payment_intent: payment },
      { idempotencyKey: `withdrawal-${declarationId}` },
    );
  await settle(platform, payment);
  await declarationDone(db, declarationId);
}
