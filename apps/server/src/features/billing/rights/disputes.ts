import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import type { Order } from "#features/billing/orders/order-queries.ts";
import { planName, recipientOf } from "#features/billing/rights/mails.ts";
import { notifyLater } from "#features/notifications/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** Says that a disputed payment suspends premium, by mail and notification; the mail says what gives it back. */
export async function notifyOfDispute(platform: Platform, tx: Tx, order: Order): Promise<void> {
  const recipient = await recipientOf(tx, order.memberId);
  if (!recipient) return;
  await notifyLater(platform, tx, {
    ...{ memberId: order.memberId, type: "premium_expiring", actorId: null, text: null },
    ...{ bundle: `premium_disputed:${order.number}`, about: { plan: "disputed" } },
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
