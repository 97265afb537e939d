import { DRAFT_DAYS, EXPIRY_NOTICE_DAYS } from "@kompagnon/contract/verification/rules.ts";
import { lockMember, setVerifiedAt } from "#features/accounts/public.ts";
import { publishProfileChanged } from "#features/profiles/public.ts";
import {
  endApproval,
  keepOnly,
  listDueDeletion,
  listEnded,
  listEnding,
  listStale,
  lockDueDeletion,
  markEndNotified,
} from "#features/verification/due-queries.ts";
import { notifyOfOutcome } from "#features/verification/notify-outcome.ts";
import { deleteDraft, lockDraft, removeImages } from "#features/verification/queries.ts";
import { openData, sealData } from "#features/verification/sealing.ts";
import { publishStatus } from "#features/verification/service.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";

const BATCH = 200;

/** What verification does by the clock. */
export function verificationJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.repeat("verification.forget", "13 * * * *", () => forgetDocuments(platform));
  jobs.repeat("verification.drafts", "21 4 * * *", () => dropStaleDrafts(platform));
  jobs.repeat("verification.ends", "37 7 * * *", async () => {
    await notifyOfExpiry(platform);
    await endApprovals(platform);
  });
}

/** Pictures and names go some days after the decision; of an approval the birth date stays, sealed, for the rules of age. */
export async function forgetDocuments(platform: Platform): Promise<void> {
  const { db, config } = platform;
  for (const { id } of await listDueDeletion(db, BATCH))
    await db.transaction(async (tx) => {
      const row = await lockDueDeletion(tx, id);
      if (!row) return;
      await removeFiles(platform, tx, await removeImages(tx, id));
      const data = row.status === "approved" ? openData(config, { id, ...row }) : null;
      await keepOnly(
        tx,
        id,
        data
          ? sealData(config, id, { full_name: null, birthdate: data.birthdate })
          : { sealed: null, masterId: null, wrappedKey: null },
      );
    });
}

/** Deletes abandoned drafts and their pictures. */
export async function dropStaleDrafts(platform: Platform): Promise<void> {
  const { db } = platform;
  for (const { id, memberId } of await listStale(db, DRAFT_DAYS, BATCH))
    await db.transaction(async (tx) => {
      if ((await lockDraft(tx, memberId))?.id !== id) return;
      await removeFiles(platform, tx, await removeImages(tx, id));
      await deleteDraft(tx, id);
      await publishStatus(platform, tx, memberId, "none");
    });
}

/** Notifies members once that their verification is about to end. */
export async function notifyOfExpiry(platform: Platform): Promise<void> {
  const { db } = platform;
  for (const { id, memberId } of await listEnding(db, EXPIRY_NOTICE_DAYS, BATCH))
    await db.transaction(async (tx) => {
      const endsAt = await markEndNotified(tx, id);
      if (endsAt) await notifyOfOutcome(platform, tx, { memberId, outcome: "expiring", endsAt });
    });
}

/** Approvals that are over: the badge goes, and what stood on the document. */
export async function endApprovals(platform: Platform): Promise<void> {
  const { db } = platform;
  for (const { id, memberId } of await listEnded(db, BATCH))
    await db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      const { rowCount } = await endApproval(tx, id);
      if (rowCount === 0) return;
      await setVerifiedAt(tx, memberId, null);
      await publishProfileChanged(platform, tx, memberId);
      await notifyOfOutcome(platform, tx, { memberId, outcome: "expired" });
      await publishStatus(platform, tx, memberId, "expired");
    });
}
