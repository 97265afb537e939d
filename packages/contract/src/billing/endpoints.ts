import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging, plainText, time } from "../wire/model.ts";
import {
  billingReview,
  billingStatus,
  declarationReceipt,
  entitlement,
  memberBilling,
  newCancellation,
  newEnding,
  newOrder,
  newRefund,
  newWithdrawal,
  openedDeclaration,
  purchase,
  redirect,
  reviewAnswer,
  reviewMatch,
  subscription,
  testVersion,
} from "./model.ts";
import { BILLING_REVIEW_LEVEL } from "./rules.ts";

const buying = {
  billing_unavailable: 503,
  email_unconfirmed: 403,
  too_young: 403,
  subscription_runs: 409,
} as const;

const orderNumber = z
  .string()
  .max(40)
  .regex(/^[\w-]+$/);
/** Guests' declarations. */
const declaring = { captcha_required: 400, captcha_failed: 400 } as const;
const staff = { access: { admin: BILLING_REVIEW_LEVEL }, limit: "60/minute" } as const;

/** Buying, what was bought, and the test version. */
export const billingEndpoints = endpoints({
  "GET /api/billing/plan": {
    about: "What one may use: free, the test version or premium.",
    access: "member",
    limit: "240/minute",
    output: entitlement,
  },
  "GET /api/billing/status": {
    about: "One's plan, until when it lasts, and the subscription.",
    access: "member",
    limit: "240/minute",
    output: billingStatus,
  },
  "GET /api/billing/premium-until": {
    about: "Until when one's premium lasts.",
    access: "member",
    limit: "240/minute",
    output: z.object({ premium_until: time.nullable() }),
  },
  "POST /api/billing/link": {
    about: "Orders a pass of 30 days or six months: answers where it is paid.",
    access: "member",
    limit: "30/hour",
    body: newOrder,
    output: redirect,
    errors: buying,
  },
  "POST /api/billing/checkout": {
    about: "Orders any plan: answers where it is paid.",
    access: "member",
    limit: "30/hour",
    body: newOrder,
    output: redirect,
    errors: buying,
  },
  "POST /api/billing/portal": {
    about: "Opens the provider's pages of one's payments.",
    access: "member",
    limit: "30/hour",
    output: redirect,
    errors: { billing_unavailable: 503, nothing_bought: 409 },
  },
  "POST /api/billing/webhook": {
    about: "The payment provider's signed events.",
    access: "public",
    limit: "1000000/minute",
    raw: true,
    bodyLimit: 512 * 1024,
    output: z.object({ received: z.boolean() }),
    errors: { signature_invalid: 400, billing_unavailable: 503 },
  },
  "GET /api/billing/purchases": {
    about: "What one bought, the newest first.",
    access: "member",
    limit: "120/minute",
    query: paging(50),
    output: page(purchase),
  },
  "POST /api/billing/orders/{order}/withdrawal": {
    about: "Withdraws from an order within 14 days: all money goes back.",
    access: "member",
    limit: "20/hour",
    params: { order: orderNumber },
    output: purchase,
    errors: { withdrawal_over: 409, billing_unavailable: 503 },
  },
  "GET /api/billing/documents/{id}": {
    about: "An invoice or credit note of one's own as PDF.",
    access: "member",
    limit: "60/hour",
    params: { id },
    download: "application/pdf",
    errors: { papers_unavailable: 503 },
  },
  "POST /api/billing/subscription/cancellation": {
    about: "Cancels one's subscription by the end of the paid month.",
    access: "member",
    limit: "20/hour",
    output: subscription,
    errors: { billing_unavailable: 503, no_subscription: 409 },
  },
  "DELETE /api/billing/subscription/cancellation": {
    about: "Takes the cancellation back while the paid month lasts.",
    access: "member",
    limit: "20/hour",
    output: subscription,
    errors: { billing_unavailable: 503, no_subscription: 409 },
  },
  "POST /api/billing/withdrawals": {
    about: "Withdraws from a contract without signing in; guests do a proof of work.",
    access: "public",
    limit: "10/hour",
    body: newWithdrawal,
    status: 201,
    output: declarationReceipt,
    errors: declaring,
  },
  "POST /api/billing/cancellations": {
    about: "Cancels a contract without signing in; guests do a proof of work.",
    access: "public",
    limit: "10/hour",
    body: newCancellation,
    status: 201,
    output: declarationReceipt,
    errors: declaring,
  },
  "GET /api/test-version": {
    about: "One's test version, and until when it runs.",
    access: "member",
    limit: "240/minute",
    output: testVersion,
    start: [{ on: "every page" }],
  },
  "POST /api/test-version/start": {
    about: "Starts the test version: once an account.",
    access: "member",
    limit: "20/hour",
    output: testVersion.extend({ success: z.literal(true) }),
    errors: { test_version_used: 409, premium_already: 409, email_unconfirmed: 403 },
  },
  "GET /api/admin/billing/reviews": {
    about: "Payments and declarations to be looked at, the newest first.",
    access: { admin: BILLING_REVIEW_LEVEL },
    limit: "120/minute",
    query: { ...paging(50), open: z.enum(["true", "false"]).default("true") },
    output: page(billingReview),
  },
  "POST /api/admin/billing/reviews/{id}/resolution": {
    about: "Closes a case with a note; `refund` gives the payment's money back.",
    access: { admin: BILLING_REVIEW_LEVEL },
    limit: "60/minute",
    params: { id },
    body: z.object({ refund: z.boolean().default(false), note: plainText(1_000) }),
    output: billingReview,
    errors: {
      already_resolved: 409,
      billing_unavailable: 503,
      nothing_to_refund: 409,
      payment_disputed: 409,
    },
  },
  "POST /api/admin/billing/reviews/{id}/declaration": {
    ...staff,
    about: "Opens the sealed declaration of a case; that it was opened is written down.",
    params: { id },
    output: openedDeclaration,
    errors: { no_declaration: 409 },
  },
  "POST /api/admin/billing/reviews/{id}/match": {
    ...staff,
    about: "Says which member, or which order or invoice, a case belongs to.",
    params: { id },
    body: reviewMatch,
    output: billingReview,
    errors: { already_resolved: 409, nothing_matches: 404 },
  },
  "POST /api/admin/billing/reviews/{id}/answer": {
    ...staff,
    about: "Answers a declaration by mail.",
    params: { id },
    body: reviewAnswer,
    output: billingReview,
    errors: { already_resolved: 409, no_declaration: 409 },
  },
  "GET /api/admin/billing/members/{id}": {
    ...staff,
    about: "A member's orders, invoices, payments and subscriptions.",
    params: { id },
    output: memberBilling,
  },
  "GET /api/admin/billing/documents/{id}": {
    ...staff,
    about: "Any invoice or credit note as PDF; that it was taken is written down.",
    stepUp: true,
    params: { id },
    download: "application/pdf",
    errors: { papers_unavailable: 503 },
  },
  "POST /api/admin/billing/payments/{payment}/refund": {
    ...staff,
    about: "Gives a payment back, in full or in part, with a credit note.",
    params: {
      payment: z
        .string()
        .max(100)
        .regex(/^pi_\w+$/),
    },
    body: newRefund,
    output: memberBilling,
    errors: { billing_unavailable: 503, nothing_to_refund: 409, payment_disputed: 409 },
  },
  "POST /api/admin/billing/orders/{order}/end": {
    ...staff,
    about: "Ends a contract: at once, or with what is paid for.",
    params: { order: orderNumber },
    body: newEnding,
    output: memberBilling,
    errors: { billing_unavailable: 503, nothing_to_end: 409 },
  },
});

/** Live events of billing. */
const billingEvents = {
  /** The member's entitlement has changed: bought, refunded, disputed, test version started or ended. */
  entitlement_changed: billingStatus.pick({ plan: true, premium: true, premium_until: true }),
};

/** The HTTP routes and live events of billing. */
export const billing = { endpoints: billingEndpoints, events: billingEvents };
