import type { VerificationEntry } from "@kompagnon/contract/verification/model.ts";
import {
  ageOn,
  PICTURES_DAYS,
  type RejectionReason,
  VALID_YEARS,
} from "@kompagnon/contract/verification/rules.ts";
import { lockMember, setVerifiedAt } from "#features/accounts/public.ts";
import { changeProfileIn } from "#features/profiles/public.ts";
import { notifyOfOutcome } from "#features/verification/notify-outcome.ts";
import { canReview, holdsCase } from "#features/verification/policy.ts";
import { type Attempt, findAttempt } from "#features/verification/queries.ts";
import { presentCases, publishQueue } from "#features/verification/review/queue.ts";
import { decideCase } from "#features/verification/review/review-queries.ts";
import { openData } from "#features/verification/sealing.ts";
import { publishStatus } from "#features/verification/service.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

type Decision = { status: "approved" } | { status: "rejected"; reason: RejectionReason; text: string };

/**
 * Decides about the case a reviewer has open: badge, age, notification, mail and audit log in one transaction. Throws
 * not_found, forbidden, verification_decided, verification_taken.
 */
export async function decide(
  platform: Platform,
  reviewerId: string,
  id: string,
  decision: Decision,
): Promise<VerificationEntry> {
  const { db, domainEvents } = platform;
  const row = await db.transaction(async (tx) => {
    const attempt = await requireHeldCase(tx, reviewerId, id);
    await lockMember(tx, attempt.memberId);
    const reason = decision.status === "rejected" ? decision.reason : null;
    const text = decision.status === "rejected" ? decision.text : "";
    const decided = await decideCase(tx, {
      id,
      reviewerId,
      status: decision.status,
      reason,
      text,
      keptDays: PICTURES_DAYS,
      validYears: VALID_YEARS,
    });
    // Another reviewer decided between reading and deciding.
    if (!decided) throw new Fail("verification_decided");
    if (decision.status === "approved") await approve(platform, tx, attempt);
    await domainEvents.publish(tx, "verification.decided", {
      verificationId: id,
      reviewerId,
      approved: decision.status === "approved",
      reason: reason ?? "",
    });
    await notifyOfOutcome(platform, tx, {
      memberId: attempt.memberId,
      outcome: decision.status,
      reason,
      text,
    });
    await publishStatus(platform, tx, attempt.memberId, decision.status);
    await publishQueue(platform, tx);
    return decided;
  });
  const [entry] = await presentCases(db, reviewerId, [row]);
  if (!entry) throw new Error("one row is one entry");
  return entry;
}

async function requireHeldCase(tx: Tx, reviewerId: string, id: string): Promise<Attempt> {
  const attempt = await findAttempt(tx, id);
  if (!attempt) throw new Fail("not_found");
  if (!canReview(reviewerId, attempt)) throw new Fail("forbidden");
  if (attempt.status !== "in_review") throw new Fail("verification_decided");
  if (!holdsCase(reviewerId, attempt)) throw new Fail("verification_taken");
  return attempt;
}

/** Grants the badge and sets the age of the document: a member who is younger than they said is protected from now on. */
async function approve(platform: Platform, tx: Tx, attempt: Attempt): Promise<void> {
  const data = openData(platform.config, attempt);
  if (!data) throw new Error("what is in review is kept");
  await setVerifiedAt(tx, attempt.memberId, new Date());
  await changeProfileIn(platform, tx, attempt.memberId, { age: ageOn(data.birthdate, new Date()) });
}
