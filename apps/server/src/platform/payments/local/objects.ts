/** What the local provider keeps, in the shape that Stripe describes the same in; only the fields that are read here. */

type Made<Kind extends string> = { id: string; object: Kind; livemode: false; created: number };
type Metadata = Record<string, string>;
type Customer = Made<"customer"> & { metadata: Metadata };
/** An order that waits for its payment on the provider's page. */
export type Session = Made<"checkout.session"> & {
  mode: "payment" | "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  amount_total: number;
  currency: string;
  customer: string;
  url: string;
  success_url: string;
  cancel_url: string;
  name: string;
  locale: string;
  metadata: Metadata;
  expires_at: number;
  payment_intent: string | null;
  subscription: string | null;
};
/** Money that was paid. */
export type Intent = Made<"payment_intent"> & {
  amount: number;
  amount_received: number;
  currency: string;
  customer: string;
  status: "succeeded";
  metadata: Metadata;
  latest_charge: string;
};
/** The card it was paid with. */
export type Charge = Made<"charge"> & {
  amount: number;
  currency: string;
  customer: string;
  status: "succeeded";
  paid: true;
  refunded: boolean;
  disputed: boolean;
  amount_refunded: number;
  payment_intent: string;
  billing_details: { address: { country: string } };
  payment_method_details: { type: "card"; card: { last4: string; fingerprint: string; country: string } };
};
/** Money that went back. */
type Refund = Made<"refund"> & {
  amount: number;
  currency: string;
  status: "succeeded";
  payment_intent: string;
  charge: string;
  metadata: Metadata;
};
/** Money that the payer's bank wants back. */
export type Dispute = Made<"dispute"> & {
  amount: number;
  currency: string;
  status: "needs_response" | "won" | "lost";
  reason: string;
  payment_intent: string;
  charge: string;
};
/** What renews monthly. */
export type Subscription = Made<"subscription"> & {
  status: "active" | "canceled";
  customer: string;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  metadata: Metadata;
  amount: number;
  items: { object: "list"; data: { id: string; current_period_start: number; current_period_end: number }[] };
};
/** A month of it. */
type Invoice = Made<"invoice"> & {
  status: "paid";
  customer: string;
  total: number;
  currency: string;
  parent: {
    type: "subscription_details";
    subscription_details: { subscription: string; metadata: Metadata };
  };
};
/** Which payment paid which month. */
type InvoicePayment = Made<"invoice_payment"> & {
  invoice: string;
  status: "paid";
  payment: { type: "payment_intent"; payment_intent: string };
};
/** A visit to the pages of one's subscriptions. */
export type Portal = Made<"billing_portal.session"> & {
  customer: string;
  return_url: string;
  url: string;
  locale: string;
};
/** Something happened to one of them. */
export type ProviderEvent = Made<"event"> & {
  type: string;
  api_version: string;
  pending_webhooks: number;
  data: { object: LocalObject };
};
/** Any of them. */
export type LocalObject =
  | Customer
  | Session
  | Intent
  | Charge
  | Refund
  | Dispute
  | Subscription
  | Invoice
  | InvoicePayment
  | Portal
  | ProviderEvent;
/** The kinds of objects, by Stripe's names. */
export type Kind = LocalObject["object"];
/** One kind of them. */
export type ObjectOf<K extends Kind> = Extract<LocalObject, { object: K }>;

/**
 * The key that an object is listed by, in addition to its id: the payment of refunds and disputes, the customer of subscriptions.
 */
export const ownerOf = (one: LocalObject): string | null => {
  switch (one.object) {
    case "refund":
    case "dispute":
      return one.payment_intent;
    case "subscription":
    case "charge":
      return one.customer;
    case "invoice_payment":
      return one.payment.payment_intent;
    default:
      return null;
  }
};

/** How Stripe begins the ids of each kind. */
export const PREFIXES: Readonly<Record<Kind, string>> = {
  customer: "cus",
  "checkout.session": "cs",
  payment_intent: "pi",
  charge: "ch",
  refund: "re",
  dispute: "dp",
  subscription: "sub",
  invoice: "in",
  invoice_payment: "inpay",
  "billing_portal.session": "bps",
  event: "evt",
};
