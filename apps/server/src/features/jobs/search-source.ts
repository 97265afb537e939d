import { listPreview } from "#features/jobs/board/board-queries.ts";
import { findJobs } from "#features/jobs/job-queries.ts";
import { presentCard } from "#features/jobs/present.ts";
import type { Queryable } from "#platform/db/database.ts";
import { wordSearchOf } from "#platform/search/word-search.ts";

/** Open posts with these words, for the search over everything. */
export async function findJobsForSearch(db: Queryable, viewerId: string, q: string) {
  const words = wordSearchOf(q);
  if (!words) return [];
  const ids = await listPreview(db, viewerId, words);
  return (await findJobs(db, viewerId, ids)).map((row) => {
    const author = presentCard(row.author, row.authorId);
    return {
      id: row.id,
      title: row.title,
      author: { ...author, email: null, avatar_path: author.avatar_url },
    };
  });
}
