import type { BillingReview } from "@kompagnon/contract/billing/model.ts";
import { idByEmail } from "#features/accounts/public.ts";
import { findFirstPayment } from "#features/billing/ledger/ledger-queries.ts";
import { findOrderByNumber } from "#features/billing/orders/order-queries.ts";
import { isRefunded, refundAtProvider } from "#features/billing/reviews/refunds.ts";
import {
  findReview,
  listReviews,
  matchReview,
  type ReviewRow,
  resolveReview,
} from "#features/billing/reviews/review-queries.ts";
import {
  declarationDoneByNumber,
  findDeclaration,
  openContent,
} from "#features/billing/rights/declaration-queries.ts";
import { decisionDue } from "#features/billing/rights/declarations.ts";
import { orderOfNumber } from "#features/billing/rights/matching.ts";
import { recordStaffAction } from "#features/moderation/public.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** The payment that a case is about; of a second subscription the one that it was concluded with. */
async function paymentOf(db: Queryable, { payment, why, found }: ReviewRow): Promise<string | null> {
  const number = found["order"];
  if (payment || why !== "second_subscription" || typeof number !== "string") return payment;
  const order = await findOrderByNumber(db, number);
  return order ? ((await findFirstPayment(db, order.id))?.payment ?? null) : null;
}

async function present(db: Queryable, rows: readonly ReviewRow[]): Promise<BillingReview[]> {
  const cards = await memberCards(
    db,
    rows.flatMap(({ memberId }) => (memberId ? [memberId] : [])),
  );
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      kind: row.kind,
      why: row.why as BillingReview["why"], // only the words of the contract are stored
      declaration: row.kind === "payment" ? null : row.about,
      member_id: row.memberId,
      member_name: (row.memberId && cards.get(row.memberId)?.username) || null,
      payment: await paymentOf(db, row),
      found: row.found,
      at: row.at.toISOString(),
      due_at: row.kind === "payment" ? null : decisionDue(row.at).toISOString(),
      resolved_at: row.resolvedAt?.toISOString() ?? null,
      note: row.note,
    })),
  );
}

async function presentOne(db: Queryable, row: ReviewRow): Promise<BillingReview> {
  const [one] = await present(db, [row]);
  if (!one) throw new Error("one row is one case");
  return one;
}

/** Cases, a page at a time. */
export async function reviewsOf(
  { db }: Platform,
  { limit, cursor, open }: { limit: number; cursor?: string | undefined; open: "true" | "false" },
) {
  const found = await listReviews(db, open === "true", limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(found, limit, ({ at, id }) => encodeCursor({ at, id }));
  return { items: await present(db, shown), next_cursor };
}

async function openCase(db: Queryable, id: string): Promise<ReviewRow> {
  const review = await findReview(db, id);
  if (!review) throw new Fail("not_found");
  if (review.resolvedAt) throw new Fail("already_resolved");
  return review;
}

async function contentOf({ db, config }: Platform, review: ReviewRow) {
  const declaration = review.kind === "payment" ? null : await findDeclaration(db, review.about);
  if (!declaration) throw new Fail("no_declaration");
  return { declaration, content: openContent(config.secret, declaration) };
}

/** Opens the sealed declaration of a case, and writes down that it was opened. Throws not_found, no_declaration. */
export async function openDeclaration(platform: Platform, by: string, id: string) {
  const { db } = platform;
  const review = await findReview(db, id);
  if (!review) throw new Fail("not_found");
  const { declaration, content } = await contentOf(platform, review);
  await recordStaffAction(db, {
    actorId: by,
    action: "billing.declaration_opened",
    subjectId: id,
    after: { declaration: declaration.number },
  });
  return {
    number: declaration.number,
    kind: declaration.kind,
    received_at: declaration.receivedAt.toISOString(),
    name: content.name,
    email: content.email,
    order: content.number,
    text: content.text,
    language: content.language,
    cancellation: content.cancellation,
    member_id: await idByEmail(db, content.email),
  };
}

/** Says which member or purchase a case belongs to. Throws not_found, already_resolved, nothing_matches. */
export async function matchCase(
  { db }: Platform,
  by: string,
  id: string,
  { number, member_id }: { number: string; member_id: string | null },
): Promise<BillingReview> {
  const review = await openCase(db, id);
  const found = number ? await orderOfNumber(db, number) : null;
  const memberId = found?.order.memberId ?? (number ? null : member_id);
  if (!memberId || (!found && (await memberCards(db, [memberId])).size === 0))
    throw new Fail("nothing_matches");
  const payment = found
    ? (found.payment ?? (await findFirstPayment(db, found.order.id))?.payment ?? null)
    : null;
  const row = await db.transaction(async (tx) => {
    const matched = await matchReview(tx, id, memberId, payment);
    if (!matched) throw new Fail("already_resolved");
    await recordStaffAction(tx, {
      actorId: by,
      action: "billing.matched",
      kind: "member",
      subjectId: memberId,
      before: { member: review.memberId },
      after: { case: review.about, order: found?.order.number ?? null },
    });
    return matched;
  });
  return presentOne(db, row);
}

/** Answers a declaration by mail. Throws not_found, already_resolved, no_declaration. */
export async function answerCase(
  platform: Platform,
  by: string,
  id: string,
  { text }: { text: string },
): Promise<BillingReview> {
  const { db, mail, config } = platform;
  const review = await openCase(db, id);
  const { declaration, content } = await contentOf(platform, review);
  await db.transaction(async (tx) => {
    await mail.send(tx, {
      to: content.email,
      language: content.language,
      template: "declaration_answer",
      data: { number: declaration.number, answer: text },
      link: config.origin,
      footer: "no_account",
    });
    await recordStaffAction(tx, {
      actorId: by,
      action: "billing.answered",
      subjectId: id,
      reason: text.slice(0, 1_000),
      after: { declaration: declaration.number },
    });
  });
  return presentOne(db, review);
}

/**
 * Closes a case, and gives its payment's money back where that was decided. Throws not_found, already_resolved,
 * nothing_to_refund, payment_disputed, billing_unavailable.
 */
export async function resolve(
  platform: Platform,
  by: string,
  id: string,
  { refund, note }: { refund: boolean; note: string },
): Promise<BillingReview> {
  const { db } = platform;
  const review = await openCase(db, id);
  if (refund) {
    const payment = await paymentOf(db, review);
    if (!payment) throw new Fail("nothing_to_refund");
    const key = `review-${id}`;
    // A second press is the same refund.
    if (!(await isRefunded(platform, payment, key)))
      await refundAtProvider(platform, { payment, cents: null, key });
  }
  const resolved = await db.transaction(async (tx) => {
    const row = await resolveReview(tx, id, by, note);
    if (!row) throw new Fail("already_resolved");
    if (row.kind !== "payment") await declarationDoneByNumber(tx, row.about);
    await recordStaffAction(tx, {
      actorId: by,
      action: "billing.resolved",
      subjectId: id,
      reason: note,
      before: { open: true },
      after: { open: false, refunded: refund },
    });
    return row;
  });
  return presentOne(db, resolved);
}
