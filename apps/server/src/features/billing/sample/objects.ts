import type { Tx } from "#platform/db/database.ts";
import type { Charge } from "#platform/payments/local/objects.ts";
import { findObject, saveObject } from "#platform/payments/queries.ts";

type Paid = { payment: string; customer: string; cents: number; at: Date; about: Record<string, string> };
type Turned = { id: string; payment: string; cents: number; at: Date };

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const chargeOf = (payment: string): string => payment.replace(/^pi/, "ch");

/** A payment as the local provider keeps it, with the card it was made with. */
export async function saveCharge(tx: Tx, { payment, customer, cents, at, about }: Paid): Promise<void> {
  const shared = { livemode: false, created: seconds(at), amount: cents, currency: "eur", customer } as const;
  const charge: Charge = {
    ...shared,
    id: chargeOf(payment),
    object: "charge",
    status: "succeeded",
    paid: true,
    refunded: false,
    disputed: false,
    amount_refunded: 0,
    payment_intent: payment,
    billing_details: { address: { country: "DE" } },
    payment_method_details: {
      type: "card",
      card: { last4: "4242", fingerprint: "sample", country: "DE" },
    },
  };
  await saveObject(tx, charge);
  await saveObject(tx, {
    ...shared,
    id: payment,
    object: "payment_intent",
    amount_received: cents,
    status: "succeeded",
    metadata: about,
    latest_charge: charge.id,
  });
}

/** The month of a subscription that a payment paid. */
export async function saveMonth(
  tx: Tx,
  { subscription, payment, customer, cents, at, about }: Paid & { subscription: string },
): Promise<void> {
  const invoice = payment.replace(/^pi/, "in");
  await saveObject(tx, {
    id: invoice,
    object: "invoice",
    livemode: false,
    created: seconds(at),
    status: "paid",
    customer,
    total: cents,
    currency: "eur",
    parent: {
      type: "subscription_details",
      subscription_details: { subscription, metadata: about },
    },
  });
  await saveObject(tx, {
    id: payment.replace(/^pi/, "inpay"),
    object: "invoice_payment",
    livemode: false,
    created: seconds(at),
    invoice,
    status: "paid",
    payment: { type: "payment_intent", payment_intent: payment },
  });
}

/** Marks the charge of a payment. */
async function mark(tx: Tx, payment: string, change: Partial<Charge>): Promise<void> {
  const charge = await findObject(tx, chargeOf(payment));
  if (charge?.object === "charge") await saveObject(tx, { ...charge, ...change });
}

/** Money that went back. */
export async function saveRefund(tx: Tx, { id, payment, cents, at }: Turned): Promise<void> {
  await saveObject(tx, {
    id,
    object: "refund",
    livemode: false,
    created: seconds(at),
    amount: cents,
    currency: "eur",
    metadata: {},
    status: "succeeded",
    payment_intent: payment,
    charge: chargeOf(payment),
  });
  await mark(tx, payment, { refunded: true, amount_refunded: cents });
}

/** Money that the payer's bank asks for. */
export async function saveDispute(tx: Tx, { id, payment, cents, at }: Turned): Promise<void> {
  await saveObject(tx, {
    id,
    object: "dispute",
    livemode: false,
    created: seconds(at),
    amount: cents,
    currency: "eur",
    status: "needs_response",
    reason: "fraudulent",
    payment_intent: payment,
    charge: chargeOf(payment),
  });
  await mark(tx, payment, { disputed: true });
}
