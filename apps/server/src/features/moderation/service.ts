import type { newReport } from "@kompagnon/contract/moderation/model.ts";
import type { z } from "zod";
import { insertAudit } from "#features/moderation/audit-queries.ts";
import { countReport, countWaiting, setHidden, wasLetStand } from "#features/moderation/case-queries.ts";
import { hideContent, isHiddenAt, lockContent } from "#features/moderation/content.ts";
import { ensureCase, insertReport } from "#features/moderation/queries.ts";
import { subjectOf } from "#features/moderation/subjects.ts";
import type { Tx } from "#platform/db/database.ts";
import { Fail, isGone, isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

/** The topic that all moderators read. */
export const MODERATORS_TOPIC = "moderators";

/** Tells moderators how much waits for them. */
export async function publishQueue({ live }: Platform, tx: Tx): Promise<void> {
  await live.publish(tx, MODERATORS_TOPIC, "moderation_queue_changed", await countWaiting(tx));
}

/**
 * Reports something to the moderators; the report's id. Enough different members hide a post, comment or message until it
 * is decided, unless moderators let it stand before: the same few can't hide it over and over. Throws not_found, own_content, already_reported.
 */
export async function report(
  platform: Platform,
  reporterId: string,
  { subject, reason, note }: z.output<typeof newReport>,
): Promise<string> {
  const id = newId();
  try {
    await platform.db.transaction(async (tx) => {
      await lockContent(tx, {
        kind: subject.kind,
        chatId: subject.kind === "message" ? subject.chat_id : null,
      });
      const reported = await subjectOf(tx, reporterId, subject);
      if (reported.authorId === reporterId) throw new Fail("own_content");
      const caseId = await ensureCase(tx, newId(), reported);
      await insertReport(tx, { id, caseId, reporterId, reason, note });
      const { reportCount, hidden } = await countReport(tx, caseId);
      if (!hidden && isHiddenAt(reported.kind, reportCount) && !(await wasLetStand(tx, reported))) {
        await setHidden(tx, caseId, true);
        await hideContent(platform, tx, reported);
        const about = { kind: reported.kind, subjectId: reported.subjectId, caseId };
        await insertAudit(tx, { ...about, id: newId(), actorId: null, action: "content.hidden", reason: "" });
      }
      await publishQueue(platform, tx);
    });
  } catch (error) {
    if (isTaken(error, "reports_once")) throw new Fail("already_reported");
    // Its author was erased at this moment.
    if (isGone(error, "moderation_cases_author_id_members_id_fk")) throw new Fail("not_found");
    throw error;
  }
  return id;
}
