import type { newCancellation } from "@kompagnon/contract/billing/model.ts";
import type { z } from "zod";
import { findPlan } from "#features/accounts/public.ts";
import { lockLedger, paymentsOfOrder } from "#features/billing/ledger/ledger-queries.ts";
import { endOrder } from "#features/billing/ledger/record.ts";
import { byProvider } from "#features/billing/orders/checkout.ts";
import {
  findSubscription,
  findSubscriptionOfOrder,
  listSubscriptionsOf,
  type StoredSubscription,
  setContractEnd,
} from "#features/billing/orders/order-queries.ts";
import {
  type Declaration,
  type DeclarationContent,
  declarationDone,
} from "#features/billing/rights/declaration-queries.ts";
import {
  confirmation,
  keepDeclaration,
  type Receipt,
  receiptOf,
  reviewDeclaration,
} from "#features/billing/rights/declarations.ts";
import {
  causeEnd,
  endSubscription,
  followEnding,
  ordinaryEnd,
  storedEnd,
} from "#features/billing/rights/ending.ts";
import { day, lastDay, moment, recipientOf } from "#features/billing/rights/mails.ts";
import { type Contract, contractOf, paidUntil } from "#features/billing/rights/matching.ts";
import { publishEntitlement } from "#features/billing/status.ts";
import { setEnding, settle } from "#features/billing/webhook/settle.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/**
 * Cancels a member's subscription by the end of the paid month, or takes that back; a mail confirms it once. Throws
 * no_subscription, billing_unavailable.
 */
export async function setSubscriptionEnding(platform: Platform, memberId: string, ending: boolean) {
  const { db, payments } = platform;
  if (payments.mode === "off") throw new Fail("billing_unavailable");
  const running = await findSubscription(db, memberId, payments.livemode);
  if (!running) throw new Fail("no_subscription");
  await byProvider(platform, () => (ending ? endRenewing(platform, memberId) : keep(platform, running)));
  const now = (await findSubscription(db, memberId, payments.livemode)) ?? running;
  const end = storedEnd(now);
  return { renews: end === null, until: (end ?? now.until).toISOString() };
}

/** Ends everything that a member would be charged for again by its paid month, with one mail. */
async function endRenewing(platform: Platform, memberId: string): Promise<void> {
  const { db, payments } = platform;
  for (const { id, active } of await listSubscriptionsOf(db, memberId, payments.livemode))
    if (active) await settle(platform, id);
  const ended = await db.transaction(async (tx) => {
    await lockLedger(tx, memberId);
    const all = await listSubscriptionsOf(tx, memberId, payments.livemode);
    const renewing = all.filter((one) => one.active && storedEnd(one) === null);
    const [first] = renewing;
    for (const one of renewing) await endSubscription(platform, tx, one, { wanted: one.until });
    if (first) await mailCancelled(platform, tx, first);
    return renewing;
  });
  for (const { id } of ended) await followEnding(platform, { subscriptionId: id });
}

async function mailCancelled(
  platform: Platform,
  tx: Tx,
  { memberId, until }: StoredSubscription,
): Promise<void> {
  const recipient = await recipientOf(tx, memberId);
  if (!recipient) return;
  const { to, language } = recipient;
  const premium = (await findPlan(tx, memberId))?.premium_until ?? until;
  await platform.mail.send(tx, {
    to,
    language,
    template: "subscription_cancelled",
    data: {
      until: day(until, language),
      lasts: day(premium, language),
      when: moment(new Date(), language),
    },
    link: platform.config.origin,
  });
}

/** Lets a cancelled subscription go on. */
async function keep(platform: Platform, { id, endsAt, renews, memberId }: StoredSubscription): Promise<void> {
  if (endsAt)
    await platform.db.transaction(async (tx) => {
      await setContractEnd(tx, id, null, false);
      await publishEntitlement(platform, tx, memberId);
    });
  if (!renews) await setEnding(platform, id, false);
}

/**
 * Takes a cancellation, signed in or not: the same answer whatever it finds. The mail says the day on which the contract ends
 * as it is stored; what cannot be matched to one contract a person decides. Throws captcha_required, captcha_failed.
 */
export async function receiveCancellation(
  platform: Platform,
  viewer: { id: string } | null,
  { captcha_token: token, kind, end, ...said }: z.output<typeof newCancellation>,
): Promise<Receipt> {
  if (!viewer) await platform.captcha.check(platform.db, token);
  const content: DeclarationContent = { ...said, cancellation: { kind, end } };
  const contract = await contractOf(platform, content);
  if (!contract) return platform.db.transaction((tx) => leaveToPerson(platform, tx, content));
  await refresh(platform, contract);
  return platform.db.transaction(async (tx) => {
    await lockLedger(tx, contract.order.memberId);
    return kind === "ordinary"
      ? cancelOrdinarily(platform, tx, content, contract)
      : cancelForCause(platform, tx, content, contract);
  });
}

/** Asks the provider how the subscription is, so that a month that was just renewed counts; without an answer the stored state does. */
async function refresh(platform: Platform, { order }: Contract): Promise<void> {
  const subscription = await findSubscriptionOfOrder(platform.db, order.id);
  if (subscription?.active)
    await settle(platform, subscription.id).catch((error: unknown) =>
      platform.log.warn({ err: error }, "a subscription could not be refreshed before it was cancelled"),
    );
}

async function leaveToPerson(platform: Platform, tx: Tx, content: DeclarationContent): Promise<Receipt> {
  const declaration = await keepDeclaration(platform, tx, content, { memberId: null, payment: null });
  const { cancellation, email: to, language } = content;
  await reviewDeclaration(tx, declaration, "no_match", {
    kind: cancellation?.kind ?? "",
    end: cancellation?.end ?? null,
  });
  await platform.mail.send(tx, {
    to,
    language,
    template: "cancellation_review",
    data: confirmation(platform, declaration, content, false),
    link: platform.config.origin,
    footer: "no_account",
  });
  return receiptOf(declaration);
}

/** Keeps a declaration about a known contract. */
async function keepMatched(
  platform: Platform,
  tx: Tx,
  content: DeclarationContent,
  { order }: Contract,
): Promise<Declaration> {
  return keepDeclaration(platform, tx, content, { memberId: order.memberId, payment: null });
}

/** Ends a subscription by its paid month or the wished day; a pass ends by itself, no earlier. */
async function cancelOrdinarily(
  platform: Platform,
  tx: Tx,
  content: DeclarationContent,
  contract: Contract,
): Promise<Receipt> {
  const declaration = await keepMatched(platform, tx, content, contract);
  const subscription = await findSubscriptionOfOrder(tx, contract.order.id);
  const { due: _, ...said } = confirmation(platform, declaration, content, contract.byNumber);
  const { email: to, language } = content;
  const mail = { to, language, link: platform.config.origin, footer: "no_account" } as const;
  if (!subscription?.active) {
    const until = (await paidUntil(tx, contract.order)) ?? declaration.receivedAt;
    const date = day(until, language);
    await platform.mail.send(tx, {
      ...mail,
      template: "cancellation_received_pass",
      data: { ...said, until: date },
    });
  } else {
    const wanted = ordinaryEnd(subscription.until, content.cancellation?.end ?? null, declaration.receivedAt);
    const until = await endSubscription(platform, tx, subscription, { wanted });
    const later = until > subscription.until;
    await platform.mail.send(tx, {
      ...mail,
      template: later ? "cancellation_received_later" : "cancellation_received_until",
      data: { ...said, until: later ? lastDay(until, language) : day(until, language) },
    });
  }
  await declarationDone(tx, declaration.id);
  return receiptOf(declaration);
}

/** Ends a contract on receipt or with the wished day; whether money goes back a person decides. */
async function cancelForCause(
  platform: Platform,
  tx: Tx,
  content: DeclarationContent,
  contract: Contract,
): Promise<Receipt> {
  const { order, byNumber } = contract;
  const payment = (await paymentsOfOrder(tx, order.id)).at(-1)?.payment ?? null;
  const declaration = await keepMatched(platform, tx, content, contract);
  const wanted = causeEnd(content.cancellation?.end ?? null, declaration.receivedAt);
  const subscription = await findSubscriptionOfOrder(tx, order.id);
  const running = subscription?.active ? subscription : null;
  // Beyond the paid month more months are charged first, and the last one goes back in part by itself.
  const later = running !== null && wanted > running.until;
  const end = running ? await endSubscription(platform, tx, running, { wanted, settled: !later }) : wanted;
  if (!later) await endOrder(platform, tx, order, { at: end, source: declaration.number });
  await reviewDeclaration(tx, { ...declaration, payment }, "for_cause", {
    order: order.number,
    end: content.cancellation?.end ?? null,
  });
  const { email: to, language } = content;
  await platform.mail.send(tx, {
    to,
    language,
    template: "cancellation_received_cause",
    data: { ...confirmation(platform, declaration, content, byNumber), until: moment(end, language) },
    link: platform.config.origin,
    footer: "no_account",
  });
  return receiptOf(declaration);
}
