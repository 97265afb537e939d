import type { billingReview } from "@kompagnon/contract/billing/model.ts";
import type { z } from "zod";
import { byProvider } from "#features/billing/orders/checkout.ts";
import {
  findReview,
  listReviews,
  type ReviewRow,
  resolveReview,
} from "#features/billing/reviews/review-queries.ts";
import { settle } from "#features/billing/webhook/settle.ts";
import { recordDeed } from "#features/moderation/public.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

type Review = z.input<typeof billingReview>;
const present = ({ id, kind, why, payment, found, at, resolvedAt, note }: ReviewRow): Review => ({
  ...{ id, kind, payment, found, note, at: at.toISOString(), resolved_at: resolvedAt?.toISOString() ?? null },
  why: why as Review["why"], // only the words of the contract are stored
});

/** Cases, a page at a time. */
export async function reviewsOf(
  { db }: Platform,
  { limit, cursor, open }: { limit: number; cursor?: string | undefined; open: "true" | "false" },
) {
  const found = await listReviews(db, open === "true", limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(found, limit, ({ at, id }) => encodeCursor({ at, id }));
  return { items: shown.map(present), next_cursor };
}

/** Closes a case, and gives its payment's money back where that was decided. Throws already_resolved, nothing_to_refund. */
export async function resolve(
  platform: Platform,
  by: string,
  id: string,
  { refund, note }: { refund: boolean; note: string },
): Promise<Review> {
  const review = await findReview(platform.db, id);
  if (!review) throw new Fail("not_found");
  if (review.resolvedAt) throw new Fail("already_resolved");
  if (refund) {
    const { payment } = review;
    if (!payment) throw new Fail("nothing_to_refund");
    // The key makes a second press the same refund.
    await byProvider(platform, async () => {
      await platform.payments
        .stripe()
        .refunds.create({ payment_intent: payment }, { idempotencyKey: `review-${id}` });
      await settle(platform, payment);
    });
  }
  const resolved = await platform.db.transaction(async (tx) => {
    const row = await resolveReview(tx, id, by, note);
    if (!row) throw new Fail("already_resolved");
    await recordDeed(tx, {
      ...{ actorId: by, action: "billing.resolved", subjectId: id, reason: note },
      ...{ before: { open: true }, after: { open: false, refunded: refund } },
    });
    return row;
  });
  return present(resolved);
}
