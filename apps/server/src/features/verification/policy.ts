import type { verification } from "@kompagnon/contract/verification/endpoints.ts";
import { type Side, TRIES, TRIES_DAYS } from "@kompagnon/contract/verification/rules.ts";
import type { Attempt } from "#features/verification/queries.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of verification declares. */
export const Fail = failOf<typeof verification.endpoints>();
export type Fail = InstanceType<typeof Fail>;

const DAY_MS = 86_400_000;

/** When a member may hand something in again, who did so at these times, the oldest first; null: at once. */
export function nextTryAt(tries: readonly Date[]): Date | null {
  const counted = tries.at(-TRIES);
  return tries.length < TRIES || !counted ? null : new Date(counted.getTime() + TRIES_DAYS * DAY_MS);
}

/** Reviewers do not review themselves. */
export const canReview = (reviewerId: string, { memberId }: Pick<Attempt, "memberId">): boolean =>
  reviewerId !== memberId;

/** Whether this reviewer currently holds the case. */
export const holdsCase = (
  reviewerId: string,
  { status, takenBy, takenUntil }: Pick<Attempt, "status" | "takenBy" | "takenUntil">,
): boolean =>
  status === "in_review" && takenBy === reviewerId && takenUntil !== null && takenUntil > new Date();

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A reviewer is about to see a case, or a picture of it: written down before they do. */
    "verification.viewed": { verificationId: string; reviewerId: string; what: "case" | Side };
    /** A reviewer has decided. */
    "verification.decided": {
      verificationId: string;
      reviewerId: string;
      approved: boolean;
      /** Why not; empty for an approval. */
      reason: string;
    };
  }
}
