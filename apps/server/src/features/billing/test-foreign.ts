import { billingEndpoints } from "@kompagnon/contract/billing/endpoints.ts";
import { openReview } from "#features/billing/reviews/review-queries.ts";
import { aBuyer, buy } from "#features/billing/test-billing.ts";
import { newId } from "#platform/id.ts";
import { foreign } from "#testing/foreign.ts";

/** Somebody else's purchase, and a case about money. */
export const billingForeign = foreign(
  billingEndpoints,
  async ({ server, admin }) => {
    const buyer = await aBuyer(server);
    const purchase = await buy(server, buyer, "30d");
    const review = newId();
    const found = { amount: 1 };
    await openReview(server.platform.db, {
      ...{ id: review, kind: "payment", about: review, why: "amount", payment: null, found },
    });
    return { buyer, admin, purchase, review };
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
    "POST /api/admin/billing/reviews/{id}/resolution": ({ admin, review }) => ({
      by: admin,
      params: { id: review },
      body: { note: "Geprüft." },
    }),
  },
);
