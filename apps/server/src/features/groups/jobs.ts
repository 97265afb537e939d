import { sweepInvites } from "#features/groups/invites/invite-queries.ts";
import { findNamesWithoutLooks, foldNames, setLooks } from "#features/groups/queries.ts";
import type { Platform } from "#platform/platform.ts";

/** How long used-up codes stay visible to moderators. */
const DEAD_INVITES_KEPT_DAYS = 30;

/** What groups do by the clock and in queues. */
export function groupsJobs(platform: Platform): void {
  platform.jobs.repeat("groups.sweep", "19 4 * * *", () =>
    sweepInvites(platform.db, DEAD_INVITES_KEPT_DAYS).then(() => undefined),
  );
  platform.jobs.repeat("groups.name-looks", "11 * * * *", async () => {
    await foldNames(platform.db);
    for (const group of await findNamesWithoutLooks(platform.db)) await setLooks(platform.db, group);
  });
}
