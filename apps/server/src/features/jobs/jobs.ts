import { JOB_REMINDER_DAYS } from "@kompagnon/contract/jobs/rules.ts";
import { expireJobs, takeEnding } from "#features/jobs/job-queries.ts";
import { expiring } from "#features/jobs/notifications.ts";
import { notifyOfMatches } from "#features/jobs/searches/searches.ts";
import { notifyLater } from "#features/notifications/public.ts";
import type { Platform } from "#platform/platform.ts";

/** Posts per transaction. */
const BATCH = 500;

/** Ends posts whose time is over, and reminds authors of those whose time ends soon. */
export async function sweepJobs(platform: Platform): Promise<void> {
  const { db } = platform;
  while ((await expireJobs(db, BATCH)) === BATCH);
  let reminded = BATCH;
  while (reminded === BATCH)
    reminded = await db.transaction(async (tx) => {
      const ending = await takeEnding(tx, JOB_REMINDER_DAYS, BATCH);
      for (const { id, authorId, title } of ending)
        await notifyLater(platform, tx, {
          memberId: authorId,
          type: "job_expiring",
          actorId: null,
          text: title,
          bundle: expiring(id),
          source: id,
          about: { job_id: id },
        });
      return ending.length;
    });
}

/** What the job board does by the clock and in queues. */
export function jobsJobs(platform: Platform): void {
  platform.jobs.repeat("jobs.sweep", "*/15 * * * *", () => sweepJobs(platform));
  notifyOfMatches(platform);
}
