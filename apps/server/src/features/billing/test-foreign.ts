import { billingEndpoints } from "@kompagnon/contract/billing/endpoints.ts";
import { aBuyer, buy, paymentOf } from "#features/billing/test-billing.ts";
import { newId } from "#platform/id.ts";
import { foreign } from "#testing/foreign.ts";

/** A purchase of another member, and a case about money. */
export const billingForeign = foreign(
  billingEndpoints,
  async ({ server, admin }) => {
    const buyer = await aBuyer(server);
    const purchase = await buy(server, buyer, "30d");
    await buyer.must("POST /api/billing/cancellations", {
      body: { name: "Erika", email: "unknown@example.test", number: "B-0000", language: "de" },
    });
    const { items } = await admin.must("GET /api/admin/billing/reviews");
    const review = items[0]?.id ?? "";
    return { buyer, admin, purchase, review, payment: await paymentOf(server, buyer) };
  },
  {
    "POST /api/billing/orders/{order}/withdrawal": ({ buyer, purchase }) => ({
      by: buyer,
      params: { order: purchase.order },
    }),
    "GET /api/billing/documents/{id}": ({ buyer, purchase }) => ({
      by: buyer,
      params: { id: purchase.documents[0]?.id ?? "" },
    }),
    "POST /api/admin/billing/reviews/{id}/declaration": ({ admin, review }) => ({
      by: admin,
      params: { id: review },
    }),
    "POST /api/admin/billing/reviews/{id}/match": ({ admin, review, purchase }) => ({
      by: admin,
      params: { id: review },
      body: { number: purchase.order },
    }),
    "POST /api/admin/billing/reviews/{id}/answer": ({ admin, review }) => ({
      by: admin,
      params: { id: review },
      body: { text: "Wir haben das geprüft." },
    }),
    "GET /api/admin/billing/members/{id}": ({ admin, buyer }) => ({ by: admin, params: { id: buyer.id } }),
    "GET /api/admin/billing/documents/{id}": ({ admin, purchase }) => ({
      by: admin,
      params: { id: purchase.documents[0]?.id ?? "" },
    }),
    "POST /api/admin/billing/payments/{payment}/refund": ({ admin, payment }) => ({
      by: admin,
      params: { payment },
      body: { cents: 1, reason: "Kulanz", client_id: newId() },
    }),
    "POST /api/admin/billing/orders/{order}/end": ({ admin, purchase }) => ({
      by: admin,
      params: { order: purchase.order },
      body: { when: "now", reason: "Kulanz" },
    }),
    "POST /api/admin/billing/reviews/{id}/resolution": ({ admin, review }) => ({
      by: admin,
      params: { id: review },
      body: { note: "Geprüft." },
    }),
  },
);
