import type { newWithdrawal } from "@kompagnon/contract/billing/model.ts";
import type { z } from "zod";
import { disputeOf, refundedOf } from "#features/billing/ledger/entitlement.ts";
import { findPaid, lockLedger, rowsOfPayment } from "#features/billing/ledger/ledger-queries.ts";
import {
  findOrderByNumber,
  findSubscriptionOfOrder,
  listSubscriptionsPaidBy,
  type Order,
} from "#features/billing/orders/order-queries.ts";
import { purchaseOf } from "#features/billing/orders/purchases.ts";
import {
  type DeclarationContent,
  declarationDone,
  findOpenDeclaration,
} from "#features/billing/rights/declaration-queries.ts";
import {
  confirmation,
  keepDeclaration,
  type Receipt,
  receiptOf,
  reviewDeclaration,
} from "#features/billing/rights/declarations.ts";
import { withdrawalJob } from "#features/billing/rights/disputes.ts";
import { endSubscription } from "#features/billing/rights/ending.ts";
import { money, planName, recipientOf } from "#features/billing/rights/mails.ts";
import { contractOf, orderOfNumber, withdrawablePayment } from "#features/billing/rights/matching.ts";
import { settle } from "#features/billing/webhook/settle.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** Keeps a withdrawal, confirms by mail exactly what becomes of it, and has that carried out. */
async function declare(
  platform: Platform,
  tx: Tx,
  content: DeclarationContent,
  {
    match,
    why = "no_match",
  }: {
    match: { order: Order; payment: string; byNumber: boolean } | null;
    why?: "no_match" | "too_late" | undefined;
  },
): Promise<Receipt> {
  const declaration = await keepDeclaration(platform, tx, content, {
    memberId: match?.order.memberId ?? null,
    payment: match?.payment ?? null,
  });
  const { email: to, language } = content;
  const link = platform.config.origin;
  const letter = confirmation(platform, declaration, content, match?.byNumber === true);
  if (!match) {
    await reviewDeclaration(tx, declaration, why, {});
    await platform.mail.send(tx, {
      to,
      language,
      template: "withdrawal_review",
      data: letter,
      link,
      footer: "no_account",
    });
    return receiptOf(declaration);
  }
  const { order, payment } = match;
  const rows = await rowsOfPayment(tx, payment);
  const left = (rows.find(({ kind }) => kind === "paid")?.cents ?? 0) - refundedOf(rows);
  const subscription = await findSubscriptionOfOrder(tx, order.id);
  // A month that is charged before the provider knows goes back as well.
  if (subscription?.active)
    await endSubscription(platform, tx, subscription, { wanted: declaration.receivedAt });
  await platform.jobs.send(tx, withdrawalJob, { declarationId: declaration.id });
  await platform.mail.send(tx, {
    to,
    language,
    template: "withdrawal_received",
    data: {
      number: letter.number,
      when: letter.when,
      content: letter.content,
      order: order.number,
      plan: planName(platform, order.plan, language),
      amount: money(left, language),
    },
    link,
    footer: "no_account",
  });
  return receiptOf(declaration);
}

/** Withdraws from a member's own order with one press. Throws not_found, withdrawal_over, billing_unavailable. */
export async function withdraw(platform: Platform, memberId: string, number: string) {
  const order = await findOrderByNumber(platform.db, number);
  if (order?.memberId !== memberId) throw new Fail("not_found");
  if (order.livemode !== platform.payments.livemode) throw new Fail("billing_unavailable");
  const payment = await platform.db.transaction(async (tx) => {
    await lockLedger(tx, memberId);
    const found = await withdrawablePayment(tx, order);
    const recipient = found && (await recipientOf(tx, memberId));
    if (!recipient) throw new Fail("withdrawal_over");
    const content: DeclarationContent = {
      name: recipient.username,
      email: recipient.to,
      number: order.number,
      text: "",
      language: recipient.language,
      cancellation: null,
    };
    await declare(platform, tx, content, { match: { order, payment: found, byNumber: true } });
    return found;
  });
  return purchaseOf(platform, memberId, payment);
}

/**
 * Takes a withdrawal, signed in or not: the same answer whatever it finds. What can be matched to one purchase is carried out
 * at once; anything else a person decides. Throws captcha_required, captcha_failed.
 */
export async function receiveWithdrawal(
  platform: Platform,
  viewer: { id: string } | null,
  { captcha_token: token, ...said }: z.output<typeof newWithdrawal>,
): Promise<Receipt> {
  if (!viewer) await platform.captcha.check(platform.db, token);
  const content: DeclarationContent = { ...said, cancellation: null };
  const contract = await contractOf(platform, content);
  if (!contract) return platform.db.transaction((tx) => declare(platform, tx, content, { match: null }));
  const { order, byNumber } = contract;
  return platform.db.transaction(async (tx) => {
    await lockLedger(tx, order.memberId);
    const payment = await withdrawablePayment(tx, order);
    // An invoice of a later month names another payment than the one that was concluded with.
    const named = content.number ? (await orderOfNumber(tx, content.number))?.payment : null;
    const fits = payment !== null && (!named || named === payment);
    return declare(platform, tx, content, {
      match: fits ? { order, payment, byNumber } : null,
      why: "too_late",
    });
  });
}

/**
 * Carries a withdrawal out: the whole amount goes back, and a subscription ends at once. While the bank decides about the
 * payment the provider refunds nothing: what the bank leaves with us goes back then.
 */
export async function carryOut(
  platform: Platform,
  { declarationId }: { declarationId: string },
): Promise<void> {
  const { db, payments } = platform;
  const declaration = await findOpenDeclaration(db, declarationId);
  if (!declaration?.payment) return;
  const { payment } = declaration;
  const stripe = payments.stripe();
  for (const id of await listSubscriptionsPaidBy(db, payment)) {
    await stripe.subscriptions.cancel(id);
    await settle(platform, id);
  }
  await settle(platform, payment);
  const rows = await rowsOfPayment(db, payment);
  const dispute = disputeOf(rows);
  if (dispute === "open") return;
  if (dispute === null && refundedOf(rows) < ((await findPaid(db, payment))?.cents ?? 0))
    await stripe.refunds.create(
      { payment_intent: payment },
      { idempotencyKey: `withdrawal-${declarationId}` },
    );
  await settle(platform, payment);
  await declarationDone(db, declarationId);
}
