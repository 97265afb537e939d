import { sweepWaiting } from "#features/posts/media/media.ts";
import { listUnscrubbed, setScrubbed } from "#features/posts/media/media-queries.ts";
import { listUnreadLanguage, setLanguages } from "#features/posts/publishing/store-queries.ts";
import { languageIn } from "#platform/language-in.ts";
import { scrubStored } from "#platform/media/stored.ts";
import type { Platform } from "#platform/platform.ts";

/** Older posts whose language is detected per run. */
const LOOKED_AT_ONCE = 2_000;

/** What posts do by the clock and in queues. */
export function postsJobs(platform: Platform): void {
  platform.jobs.repeat("posts.sweep", "37 * * * *", () => sweepWaiting(platform));
  platform.jobs.repeat("posts.languages", "*/7 * * * *", async () => {
    const posts = await listUnreadLanguage(platform.db, LOOKED_AT_ONCE);
    await setLanguages(
      platform.db,
      posts.map(({ id, content, language }) => ({ id, language: languageIn(content) ?? language ?? "de" })),
    );
  });
  platform.jobs.repeat("posts.scrub", "*/10 * * * *", () =>
    scrubStored(platform, { list: (limit) => listUnscrubbed(platform.db, limit), note: setScrubbed }),
  );
}
