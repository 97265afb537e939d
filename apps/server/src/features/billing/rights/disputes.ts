import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import type { Order } from "#features/billing/orders/order-queries.ts";
import { listOpenWithdrawals } from "#features/billing/rights/declaration-queries.ts";
import { planName, recipientOf } from "#features/billing/rights/mails.ts";
import { notifyLater } from "#features/notifications/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";

/** Gives the money of a withdrawal back. It is a job: what was declared is carried out, however the provider feels. */
export const withdrawalJob = defineJob<{ declarationId: string }>("billing.withdrawal", 20);

/** Carries out withdrawals that waited for the bank's decision about their payment. */
export async function resumeWithdrawals(platform: Platform, tx: Tx, payment: string): Promise<void> {
  for (const declarationId of await listOpenWithdrawals(tx, payment))
    await platform.jobs.send(tx, withdrawalJob, { declarationId });
}

/** Says that a disputed payment suspends premium, by mail and notification; the mail says what gives it back. */
export async function notifyOfDispute(platform: Platform, tx: Tx, order: Order): Promise<void> {
  const recipient = await recipientOf(tx, order.memberId);
  if (!recipient) return;
  await notifyLater(platform, tx, {
    memberId: order.memberId,
    type: "premium_expiring",
    actorId: null,
    text: null,
    bundle: `premium_disputed:${order.number}`,
    about: { plan: "disputed" },
  });
  const { to, language } = recipient;
  await platform.mail.send(tx, {
    to,
    language,
    template: "payment_disputed",
    data: { plan: planName(platform, order.plan, language), order: order.number },
    link: `${platform.config.origin}${billingPaths.purchases}`,
  });
}
