import { billingEndpoints } from "@kompagnon/contract/billing/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { findDocument } from "#features/billing/documents/document-queries.ts";
import { documentPdf } from "#features/billing/documents/paper.ts";
import { localPaymentRoutes } from "#features/billing/local/routes.ts";
import { openPortal, order } from "#features/billing/orders/checkout.ts";
import { purchasesOf } from "#features/billing/orders/purchases.ts";
import {
  endContract,
  memberBilling,
  refundPayment,
  staffDocument,
} from "#features/billing/reviews/member-billing.ts";
import {
  answerCase,
  matchCase,
  openDeclaration,
  resolve,
  reviewsOf,
} from "#features/billing/reviews/reviews.ts";
import { receiveCancellation, setSubscriptionEnding } from "#features/billing/rights/cancellation.ts";
import { receiveWithdrawal, withdraw } from "#features/billing/rights/withdrawal.ts";
import { entitlementOf, statusOf } from "#features/billing/status.ts";
import { startTestVersion, testVersionOf } from "#features/billing/testversion/testversion.ts";
import { receive } from "#features/billing/webhook/inbox.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the billing feature. */
export function billingRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  localPaymentRoutes(app, platform);
  serve(app, billingEndpoints, {
    "GET /api/billing/plan": ({ viewer }) => entitlementOf(db, viewer.id),
    "GET /api/billing/status": ({ viewer }) => statusOf(platform, viewer.id),
    "GET /api/billing/premium-until": ({ viewer }) => entitlementOf(db, viewer.id),
    "POST /api/billing/link": ({ viewer, body }) => order(platform, viewer.id, body),
    "POST /api/billing/checkout": ({ viewer, body }) => order(platform, viewer.id, body),
    "POST /api/billing/portal": ({ viewer }) => openPortal(platform, viewer.id),
    "POST /api/billing/webhook": ({ raw, request }) =>
      receive(platform, raw, request.headers["stripe-signature"]),
    "GET /api/billing/purchases": ({ viewer, query }) => purchasesOf(platform, viewer.id, query),
    "POST /api/billing/orders/{order}/withdrawal": ({ viewer, params }) =>
      withdraw(platform, viewer.id, params.order),
    "GET /api/billing/documents/{id}": async ({ viewer, params, reply, fail }) => {
      const row = await findDocument(db, params.id, viewer.id);
      if (!row) throw fail("not_found");
      reply.header("content-disposition", `attachment; filename="${row.number}.pdf"`);
      return documentPdf(platform, row);
    },
    "POST /api/billing/subscription/cancellation": ({ viewer }) =>
      setSubscriptionEnding(platform, viewer.id, true),
    "DELETE /api/billing/subscription/cancellation": ({ viewer }) =>
      setSubscriptionEnding(platform, viewer.id, false),
    "POST /api/billing/withdrawals": ({ viewer, body }) => receiveWithdrawal(platform, viewer, body),
    "POST /api/billing/cancellations": ({ viewer, body }) => receiveCancellation(platform, viewer, body),
    "GET /api/test-version": ({ viewer }) => testVersionOf(platform, viewer.id),
    "POST /api/test-version/start": ({ viewer }) => startTestVersion(platform, viewer.id),
    "GET /api/admin/billing/reviews": ({ query }) => reviewsOf(platform, query),
    "POST /api/admin/billing/reviews/{id}/resolution": ({ viewer, params, body }) =>
      resolve(platform, viewer.id, params.id, body),
    "POST /api/admin/billing/reviews/{id}/declaration": ({ viewer, params }) =>
      openDeclaration(platform, viewer.id, params.id),
    "POST /api/admin/billing/reviews/{id}/match": ({ viewer, params, body }) =>
      matchCase(platform, viewer.id, params.id, body),
    "POST /api/admin/billing/reviews/{id}/answer": ({ viewer, params, body }) =>
      answerCase(platform, viewer.id, params.id, body),
    "GET /api/admin/billing/members/{id}": ({ params }) => memberBilling(platform, params.id),
    "GET /api/admin/billing/documents/{id}": async ({ viewer, params, reply }) => {
      const { name, content } = await staffDocument(platform, viewer.id, params.id);
      reply.header("content-disposition", `attachment; filename="${name}"`);
      return content;
    },
    "POST /api/admin/billing/payments/{payment}/refund": ({ viewer, params, body }) =>
      refundPayment(platform, viewer.id, params.payment, body),
    "POST /api/admin/billing/orders/{order}/end": ({ viewer, params, body }) =>
      endContract(platform, viewer.id, params.order, body),
  });
}
