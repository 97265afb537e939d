import { byProvider } from "#features/billing/orders/checkout.ts";
import { settle } from "#features/billing/webhook/settle.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** Whose refund it is at the provider: the same key is the same refund, however often it is sent. */
const KEY = "refund_key";

/** Whether the provider made the refund of a key already: its answer may have been lost. */
export const isRefunded = (platform: Platform, payment: string, key: string): Promise<boolean> =>
  byProvider(platform, async () => {
    for await (const { metadata } of platform.payments.stripe().refunds.list({ payment_intent: payment }))
      if (metadata?.[KEY] === key) return true;
    return false;
  });

/** What the provider's refusal means; null where it is none of the payment's own state. */
function refusalOf(error: unknown): Fail | null {
  const { code, param } = error as { code?: string; param?: string }; // the SDK's errors; others have neither
  if (code === "charge_disputed") return new Fail("payment_disputed");
  return code === "charge_already_refunded" || param === "amount" ? new Fail("nothing_to_refund") : null;
}

/**
 * Has the provider give a payment back, once for each key; `cents` null: all that is left of it. Throws nothing_to_refund,
 * payment_disputed, billing_unavailable.
 */
export const refundAtProvider = (
  platform: Platform,
  { payment, cents, key }: { payment: string; cents: number | null; key: string },
): Promise<void> =>
  byProvider(platform, async () => {
    const refund = {
      payment_intent: payment,
      metadata: { [KEY]: key },
      ...(cents !== null && { amount: cents }),
    };
    try {
      await platform.payments.stripe().refunds.create(refund, { idempotencyKey: key });
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
    await settle(platform, payment);
  });
