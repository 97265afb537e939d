import { randomInt } from "node:crypto";
import type { NewVerification, Verification } from "@kompagnon/contract/verification/model.ts";
import { INSTRUCTIONS, SIDES, TRIES_DAYS } from "@kompagnon/contract/verification/rules.ts";
import { nextTryAt } from "#features/verification/policy.ts";
import {
  type Attempt,
  correctDraft,
  deleteDraft,
  imagesOf,
  insertDraft,
  latestAttempt,
  lockDraft,
  removeImages,
  submitDraft,
  triesOf,
} from "#features/verification/queries.ts";
import { publishQueue } from "#features/verification/review/queue.ts";
import { openData, sealData } from "#features/verification/sealing.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";
import { Fail } from "./policy.ts";

const NOTHING: Verification = {
  status: "none",
  full_name: null,
  birthdate: null,
  country: null,
  images: [],
  instruction: null,
  submitted_at: null,
  decided_at: null,
  expires_at: null,
  reason: null,
  reason_text: "",
  next_try_at: null,
};

/** What a member reads of their own attempt. */
async function present(
  { config }: Pick<Platform, "config">,
  db: Queryable,
  attempt: Attempt,
): Promise<Verification> {
  const data = openData(config, attempt);
  const draft = attempt.status === "draft";
  const sides = draft ? (await imagesOf(db, attempt.id)).map(({ side }) => side) : [];
  const tries = draft ? [] : await triesOf(db, attempt.memberId, TRIES_DAYS);
  return {
    status: attempt.status,
    full_name: data?.full_name ?? null,
    birthdate: data?.birthdate ?? null,
    country: attempt.country,
    images: SIDES.filter((side) => sides.includes(side)),
    instruction: attempt.instruction,
    submitted_at: attempt.submittedAt?.toISOString() ?? null,
    decided_at: attempt.decidedAt?.toISOString() ?? null,
    expires_at: attempt.expiresAt?.toISOString() ?? null,
    reason: attempt.reason,
    reason_text: attempt.reasonText,
    next_try_at: nextTryAt(tries)?.toISOString() ?? null,
  };
}

/** Where a member's verification stands. */
export async function verificationOf(platform: Platform, memberId: string): Promise<Verification> {
  const attempt = await latestAttempt(platform.db, memberId);
  return attempt ? present(platform, platform.db, attempt) : NOTHING;
}

/** Tells a member's open pages where their verification stands now. */
export const publishStatus = (
  { live }: Pick<Platform, "live">,
  tx: Tx,
  memberId: string,
  status: Attempt["status"] | "none",
) => live.publish(tx, `u:${memberId}`, "verification_changed", { status });

/** Begins an attempt, or corrects the draft. Throws already_verified, verification_running, verification_limit. */
export async function begin(
  platform: Platform,
  memberId: string,
  { full_name, birthdate, country, consent }: NewVerification,
): Promise<Verification> {
  const { db, config } = platform;
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, memberId);
    const id = draft?.id ?? newId();
    const sealed = { country, consentVersion: consent, ...sealData(config, id, { full_name, birthdate }) };
    if (draft) await correctDraft(tx, id, sealed);
    else {
      const again = nextTryAt(await triesOf(tx, memberId, TRIES_DAYS));
      if (again) await refuseRunning(tx, memberId);
      if (again) throw new Fail("verification_limit", { retryAfter: secondsUntil(again) });
      const instruction = INSTRUCTIONS[randomInt(INSTRUCTIONS.length)] ?? INSTRUCTIONS[0];
      if (!(await insertDraft(tx, { ...sealed, id, memberId, instruction }))) {
        await refuseRunning(tx, memberId);
        // Begun twice at the same moment: the other one is there now, and this is the correction.
        const other = await lockDraft(tx, memberId);
        if (!other) throw new Fail("verification_running");
        await correctDraft(tx, other.id, {
          ...sealed,
          ...sealData(config, other.id, { full_name, birthdate }),
        });
      }
    }
    await publishStatus(platform, tx, memberId, "draft");
    return presentLatest(platform, tx, memberId);
  });
}

const secondsUntil = (at: Date): number => Math.max(1, Math.ceil((at.getTime() - Date.now()) / 1000));

async function refuseRunning(tx: Tx, memberId: string): Promise<void> {
  const latest = await latestAttempt(tx, memberId);
  if (latest?.status === "approved") throw new Fail("already_verified");
  if (latest?.status === "in_review") throw new Fail("verification_running");
}

async function presentLatest(platform: Platform, tx: Tx, memberId: string): Promise<Verification> {
  const attempt = await latestAttempt(tx, memberId);
  return attempt ? present(platform, tx, attempt) : NOTHING;
}

/** Hands a draft in. Throws no_draft, pictures_missing. */
export const submit = (platform: Platform, memberId: string): Promise<Verification> =>
  platform.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, memberId);
    if (!draft) throw new Fail("no_draft");
    const there = (await imagesOf(tx, draft.id)).map(({ side }) => side);
    if (!SIDES.every((side) => there.includes(side))) throw new Fail("pictures_missing");
    await submitDraft(tx, draft.id);
    await publishStatus(platform, tx, memberId, "in_review");
    await publishQueue(platform, tx);
    return presentLatest(platform, tx, memberId);
  });

/** Throws a draft away, with its pictures. Throws no_draft. */
export const discard = (platform: Platform, memberId: string): Promise<Verification> =>
  platform.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, memberId);
    if (!draft) throw new Fail("no_draft");
    await removeFiles(platform, tx, await removeImages(tx, draft.id));
    await deleteDraft(tx, draft.id);
    const now = await presentLatest(platform, tx, memberId);
    await publishStatus(platform, tx, memberId, now.status);
    return now;
  });
