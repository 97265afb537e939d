import { createHmac, timingSafeEqual } from "node:crypto";
import type { VerificationCase } from "@kompagnon/contract/verification/model.ts";
import { ageOn, CASE_MINUTES, LINK_SECONDS, type Side } from "@kompagnon/contract/verification/rules.ts";
import { findProfiles, memberCards } from "#features/profiles/public.ts";
import { openImage } from "#features/verification/pictures/pictures.ts";
import { canReview, holdsCase } from "#features/verification/policy.ts";
import { type Attempt, findAttempt, type Image, imagesOf } from "#features/verification/queries.ts";
import { publishQueue } from "#features/verification/review/queue.ts";
import {
  earlierOf,
  lockReviewer,
  releaseCase,
  releaseOthers,
  takeCase,
} from "#features/verification/review/review-queries.ts";
import { openData } from "#features/verification/sealing.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

/** The picture that a link opens, and the reviewer that it is for. */
type Opens = { id: string; side: Side; reviewerId: string };

const signature = (secret: string, { id, side, reviewerId }: Opens, until: number): string =>
  createHmac("sha256", secret)
    .update(`identity link ${id} ${side} ${reviewerId} ${until}`)
    .digest("base64url");

/** The key of a picture's address: good for a minute, and for one reviewer. */
export function linkKey(secret: string, opens: Opens, now = Date.now()): string {
  const until = Math.floor(now / 1000) + LINK_SECONDS;
  return `${until}.${signature(secret, opens, until)}`;
}

/** Whether a key opens this picture for this reviewer now. */
function isLinkKey(secret: string, opens: Opens, key: string, now = Date.now()): boolean {
  const [until = "", given = ""] = key.split(".");
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now) return false;
  const expected = Buffer.from(signature(secret, opens, Number(until)));
  const bytes = Buffer.from(given);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

/**
 * Opens a case for a reviewer: reserves it for some minutes, releases the reviewer's previous one, and logs the access before the
 * reviewer sees any data. Throws not_found, forbidden, verification_decided, verification_taken.
 */
export async function openCase(
  platform: Platform,
  reviewerId: string,
  id: string,
): Promise<VerificationCase> {
  const attempt = await platform.db.transaction(async (tx) => {
    await lockReviewer(tx, reviewerId);
    const found = await findAttempt(tx, id);
    if (!found) throw new Fail("not_found");
    if (!canReview(reviewerId, found)) throw new Fail("forbidden");
    if (found.status !== "in_review") throw new Fail("verification_decided");
    const takenUntil = await takeCase(tx, id, reviewerId, CASE_MINUTES);
    if (!takenUntil) throw new Fail("verification_taken");
    await releaseOthers(tx, reviewerId, id);
    await platform.domainEvents.publish(tx, "verification.viewed", {
      verificationId: id,
      reviewerId,
      what: "case",
    });
    await publishQueue(platform, tx);
    return { ...found, takenUntil };
  });
  return present(platform, reviewerId, attempt);
}

async function present(
  { db, config }: Platform,
  reviewerId: string,
  attempt: Attempt & { takenUntil: Date },
): Promise<VerificationCase> {
  const { id, memberId, country, instruction, consentVersion, submittedAt, takenUntil } = attempt;
  const data = openData(config, attempt);
  if (!data) throw new Fail("verification_decided");
  const [images, earlier, cards, [profile]] = await Promise.all([
    imagesOf(db, id),
    earlierOf(db, memberId, id),
    memberCards(db, [memberId]),
    findProfiles(db, [memberId]),
  ]);
  return {
    id,
    country,
    instruction,
    consent_version: consentVersion,
    member: cards.get(memberId) ?? null,
    full_name: data.full_name ?? "",
    birthdate: data.birthdate,
    age: ageOn(data.birthdate, new Date()),
    profile_age: profile?.age ?? null,
    submitted_at: (submittedAt ?? attempt.createdAt).toISOString(),
    taken_until: takenUntil.toISOString(),
    images: images.map(({ side, width, height }) => ({
      side,
      width,
      height,
      url: `/api/admin/verifications/${id}/images/${side}?key=${linkKey(config.secret, { id, side, reviewerId })}`,
    })),
    earlier: earlier.map(({ at, reason }) => ({ decided_at: at.toISOString(), reason })),
  };
}

/** A picture of the case a reviewer has open; the look is written down before the bytes are opened. Throws not_found. */
export async function viewImage(
  platform: Platform,
  reviewerId: string,
  { id, side, key }: { id: string; side: Side; key: string },
): Promise<Buffer> {
  const { db, config } = platform;
  if (!isLinkKey(config.secret, { id, side, reviewerId }, key)) throw new Fail("not_found");
  const image = await db.transaction((tx) => recordImageView(platform, tx, { reviewerId, id, side }));
  const bytes = image && (await openImage(platform, image));
  if (!bytes) throw new Fail("not_found");
  return bytes;
}

async function recordImageView(
  { domainEvents }: Platform,
  tx: Tx,
  { reviewerId, id, side }: { reviewerId: string; id: string; side: Side },
): Promise<Image | null> {
  const attempt = await findAttempt(tx, id);
  if (!attempt || !canReview(reviewerId, attempt) || !holdsCase(reviewerId, attempt)) return null;
  const image = (await imagesOf(tx, id)).find((one) => one.side === side);
  if (!image) return null;
  await domainEvents.publish(tx, "verification.viewed", { verificationId: id, reviewerId, what: side });
  return image;
}

/** Gives a case back undecided. Throws not_found. */
export const release = (platform: Platform, reviewerId: string, id: string): Promise<void> =>
  platform.db.transaction(async (tx) => {
    if (!(await findAttempt(tx, id))) throw new Fail("not_found");
    await releaseCase(tx, id, reviewerId);
    await publishQueue(platform, tx);
  });
