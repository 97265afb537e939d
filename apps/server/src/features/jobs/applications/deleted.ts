import { applicantsOf } from "#features/jobs/applications/application-queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/** Tells those who applied to a post that it is gone. */
export async function publishDeleted({ live }: Platform, tx: Tx, jobId: string): Promise<void> {
  for (const { id, applicantId, status } of await applicantsOf(tx, jobId))
    await live.publish(tx, memberTopic(applicantId), "job_application_changed", {
      application_id: id,
      status,
    });
}
