import { sweepWaiting } from "#features/posts/media/media.ts";
import type { Platform } from "#platform/platform.ts";

/** What posts do by the clock and in queues. */
export function postsJobs(platform: Platform): void {
  platform.jobs.repeat("posts.sweep", "37 * * * *", () => sweepWaiting(platform));
}
