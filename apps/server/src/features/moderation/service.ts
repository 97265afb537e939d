import type { newReport } from "@kompagnon/contract/moderation/model.ts";
import type { z } from "zod";
import { ensureCase, insertReport } from "#features/moderation/queries.ts";
import { subjectOf } from "#features/moderation/subjects.ts";
import { Fail, isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

/** Reports something to the moderators; the report's id. Throws not_found, own_content, already_reported. */
export async function report(
  { db }: Pick<Platform, "db">,
  reporterId: string,
  { subject, reason, note }: z.output<typeof newReport>,
): Promise<string> {
  const id = newId();
  try {
    await db.transaction(async (tx) => {
      const reported = await subjectOf(tx, reporterId, subject);
      if (reported.authorId === reporterId) throw new Fail("own_content");
      const caseId = await ensureCase(tx, newId(), reported);
      await insertReport(tx, { id, caseId, reporterId, reason, note });
    });
  } catch (error) {
    if (isTaken(error, "reports_once")) throw new Fail("already_reported");
    throw error;
  }
  return id;
}
