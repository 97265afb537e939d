import { REVIEWER_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import type { VerificationEntry } from "@kompagnon/contract/verification/model.ts";
import { findLevels } from "#features/accounts/public.ts";
import { memberCards } from "#features/profiles/public.ts";
import { canReview } from "#features/verification/policy.ts";
import {
  type ListedCase,
  listDecided,
  listWaiting,
  waitingVerifications,
} from "#features/verification/review/review-queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

/** The topic that all reviewers read. */
const REVIEWERS_TOPIC = "reviewers";

/** The reviewers' topic for those who read it. A new level signs all devices out. */
export const reviewerTopics = async (db: Queryable, memberId: string): Promise<string[]> =>
  ((await findLevels(db, [memberId])).get(memberId) ?? 0) >= REVIEWER_LEVEL ? [REVIEWERS_TOPIC] : [];

/** Tells reviewers how many wait for them. */
export async function publishQueue({ live }: Pick<Platform, "live">, tx: Tx): Promise<void> {
  await live.publish(tx, REVIEWERS_TOPIC, "verification_queue_changed", {
    waiting: (await waitingVerifications(tx)).count,
  });
}

/** Cases as the list shows them to a reviewer. */
export async function presentCases(
  db: Queryable,
  reviewerId: string,
  rows: readonly ListedCase[],
): Promise<VerificationEntry[]> {
  const cards = await memberCards(
    db,
    rows.map(({ memberId }) => memberId),
  );
  return rows.map((row) => ({
    id: row.id,
    member: cards.get(row.memberId) ?? null,
    reason: row.reason,
    status: row.status === "draft" ? "in_review" : row.status, // drafts are never listed
    submitted_at: row.submittedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    taken: row.takenBy !== null && row.takenBy !== reviewerId && (row.takenUntil ?? new Date(0)) > new Date(),
    own: !canReview(reviewerId, row),
  }));
}

/** The reviewers' list, a page at a time. */
export async function queueOf(
  { db }: Platform,
  reviewerId: string,
  { limit, cursor, state }: { limit: number; cursor?: string | undefined; state: "waiting" | "decided" },
) {
  const from = cursor ? decodeCursor(cursor) : null;
  const waits = state === "waiting";
  const found = await (waits ? listWaiting : listDecided)(db, limit + 1, from);
  const { shown, next_cursor } = pageOf(found, limit, ({ id, submittedAt, decidedAt }) =>
    encodeCursor({ id, at: waits ? submittedAt : (decidedAt ?? submittedAt) }),
  );
  return {
    items: await presentCases(db, reviewerId, shown),
    next_cursor,
    waiting: (await waitingVerifications(db)).count,
  };
}
