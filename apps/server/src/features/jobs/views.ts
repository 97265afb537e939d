import { isListed } from "#features/jobs/job-sql.ts";
import type { View } from "#platform/db/definitions.ts";

/** What other features may read of job posts. */
export const views: readonly View[] = [
  {
    // Posts with their words, also closed ones and those out of sight; `listed`: they stand on the board.
    name: "job_profiles",
    sql: `select j.id, j.author_id, j.title, j.content, j.business_models, j.skills, j.country, j.job_type, j.salary, j.signs,
        j.created_at, j.expires_at, ${isListed("j")} as listed
      from job_posts j where j.state <> 'deleted' and j.removed_at is null`,
  },
];
