import { sweepWaiting } from "#features/posts/media/media.ts";
import { listUnscrubbed, setScrubbed } from "#features/posts/media/media-queries.ts";
import { scrubStored } from "#platform/media/stored.ts";
import type { Platform } from "#platform/platform.ts";

/** What posts do by the clock and in queues. */
export function postsJobs(platform: Platform): void {
  platform.jobs.repeat("posts.sweep", "37 * * * *", () => sweepWaiting(platform));
  platform.jobs.repeat("posts.scrub", "*/10 * * * *", () =>
    scrubStored(platform, { list: (limit) => listUnscrubbed(platform.db, limit), note: setScrubbed }),
  );
}
