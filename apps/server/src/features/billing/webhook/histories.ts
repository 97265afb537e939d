import type { Plan } from "@kompagnon/contract/billing/rules.ts";
import fc from "fast-check";
import type { LocalObject } from "#platform/payments/local/objects.ts";

/** One thing that happens between a member, their bank and the provider. */
export type Step =
  | { do: "buy"; plan: Plan; days: number }
  | {
      do: "refund" | "part" | "dispute" | "won" | "lost" | "renew" | "end";
      pick: number;
      days: number;
    };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("buy" as const),
      plan: fc.constantFrom<Plan>("30d", "6m", "monthly"),
      days: fc.integer({ min: 0, max: 50 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom("refund", "part", "dispute", "dispute", "won", "lost", "renew", "end"),
      pick: fc.nat(20),
      days: fc.integer({ min: 0, max: 20 }),
    }),
  },
);
/** How an event is delivered: the number of copies (zero: never), and the delay in steps. */
const delivery = fc.record({ copies: fc.integer({ min: 0, max: 3 }), late: fc.integer({ min: 0, max: 8 }) });

/** Histories of a member's money, and how the provider's events about them arrive. */
export const histories = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 10 }),
  deliveries: fc.array(delivery, { minLength: 40, maxLength: 40 }),
});

const DAY_MS = 86_400_000;
/** How far Berlin is ahead of UTC at a moment. */
const offset = (ms: number): number => {
  const name = new Intl.DateTimeFormat("en", { timeZone: "Europe/Berlin", timeZoneName: "longOffset" })
    .formatToParts(ms)
    .find(({ type }) => type === "timeZoneName")?.value;
  return Number(name?.slice(4, 6)) * 3_600_000;
};
/** The same time on Berlin's clocks some months later, on the last day of a month that is too short. */
function monthsLater(from: Date, months: number): number {
  const there = new Date(from.getTime() + offset(from.getTime()));
  const year = there.getUTCFullYear();
  const month = there.getUTCMonth() + months;
  const day = Math.min(there.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate());
  const midnight = Date.UTC(year, month, day);
  // The time since midnight is what passed, also on days with 23 and 25 hours.
  const startOfDay = Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate());
  return (
    midnight - offset(midnight - 7_200_000) + (from.getTime() - (startOfDay - offset(startOfDay - 7_200_000)))
  );
}

/**
 * The same entitlement in the plainest words, from the provider's final truth: no ledger, no events, and none of the
 * product's own functions.
 */
export function modelOf(all: readonly LocalObject[], member: string): Date | null {
  const find = (id: string) => all.find((one) => one.id === id);
  const good = all.flatMap((intent) => {
    if (intent.object !== "payment_intent") return [];
    const link = all.find(
      (one) => one.object === "invoice_payment" && one.payment.payment_intent === intent.id,
    );
    const invoice = link?.object === "invoice_payment" ? find(link.invoice) : undefined;
    const about =
      invoice?.object === "invoice" ? invoice.parent.subscription_details.metadata : intent.metadata;
    const dispute = all.find((one) => one.object === "dispute" && one.payment_intent === intent.id);
    const charge = find(intent.latest_charge);
    const back =
      (charge?.object === "charge" && charge.refunded) ||
      (dispute?.object === "dispute" && dispute.status !== "won");
    return about["member"] === member && !back
      ? [{ id: intent.id, created: intent.created, plan: about["plan"] }]
      : [];
  });
  let until = 0;
  for (const { created, plan } of good.sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))) {
    const from = new Date(Math.max(created * 1000, until));
    until = plan === "30d" ? from.getTime() + 30 * DAY_MS : monthsLater(from, plan === "6m" ? 6 : 1);
  }
  return until ? new Date(until) : null;
}
