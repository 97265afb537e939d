import { groupOfChannel } from "#features/groups/public.ts";
import { findPoll, listDue, lockPolls } from "#features/polls/queries.ts";
import { closeWithin } from "#features/polls/service.ts";
import type { Platform } from "#platform/platform.ts";

/** Polls that are closed in one go. */
const BATCH = 50;

/** What polls do by the clock. */
export function pollsJobs(platform: Platform): void {
  platform.jobs.repeat("polls.close", "* * * * *", () => closeDue(platform));
}

/** Closes polls whose days are over. */
export async function closeDue(platform: Platform): Promise<void> {
  for (const { id, channelId } of await listDue(platform.db, BATCH))
    await platform.db.transaction(async (tx) => {
      await lockPolls(tx, channelId);
      const row = await findPoll(tx, null, id);
      const channel = await groupOfChannel(tx, channelId);
      if (row && channel) await closeWithin(platform, tx, { row, channel }, null);
    });
}
