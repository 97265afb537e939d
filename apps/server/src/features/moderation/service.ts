import { MODERATOR_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import type { newReport } from "@kompagnon/contract/moderation/model.ts";
import { REPORTER_DAYS } from "@kompagnon/contract/moderation/rules.ts";
import type { z } from "zod";
import { findLevels } from "#features/accounts/public.ts";
import { insertAudit } from "#features/moderation/audit/audit-queries.ts";
import {
  countReport,
  recordsOf,
  setHidden,
  wasApprovedBefore,
} from "#features/moderation/cases/case-queries.ts";
import {
  canHide,
  changeContent,
  foundBy,
  lockContent,
  readContent,
} from "#features/moderation/cases/content.ts";
import { isEnoughToHide } from "#features/moderation/policy.ts";
import { ensureCase, insertReport, type Reported } from "#features/moderation/queries.ts";
import { MODERATORS_TOPIC, publishQueue } from "#features/moderation/suspicions.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { isGone, isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** The moderators' topic for those who read it: from level 2 on. A new level signs all devices out. */
export const moderatorTopics = async (db: Queryable, memberId: string): Promise<string[]> =>
  ((await findLevels(db, [memberId])).get(memberId) ?? 0) >= MODERATOR_LEVEL ? [MODERATORS_TOPIC] : [];

/** Whether the reports of a case hide what they are about. */
const areEnough = async (tx: Tx, caseId: string, reported: Reported): Promise<boolean> =>
  isEnoughToHide(await recordsOf(tx, caseId, REPORTER_DAYS)) && !(await wasApprovedBefore(tx, reported));

/**
 * Reports something to the moderators; the report's id. Enough different members whose word counts hide a post, comment or
 * message until it is decided, unless moderators let it stand before: the same few can't hide it over and over. Throws not_found, own_content, already_reported.
 */
export async function report(
  platform: Platform,
  reporterId: string,
  { subject, reason, note }: z.output<typeof newReport>,
): Promise<string> {
  const id = newId();
  try {
    await platform.db.transaction(async (tx) => {
      await lockContent(platform, tx, { kind: subject.kind, ...foundBy(subject) });
      const reported = await readContent(platform, tx, reporterId, subject);
      if (reported.authorId === reporterId) throw new Fail("own_content");
      const caseId = await ensureCase(tx, newId(), reported);
      await insertReport(tx, { id, caseId, reporterId, reason, note });
      const { hidden } = await countReport(tx, caseId);
      if (!hidden && canHide(platform, reported.kind) && (await areEnough(tx, caseId, reported))) {
        await setHidden(tx, caseId, true);
        await changeContent(platform, tx, "hide", reported);
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
