import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { clearSigns, findJob, withholdJob } from "#features/jobs/job-queries.ts";
import { rewriteNotices } from "#features/notifications/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Reportable } from "#platform/feature.ts";
import { Fail } from "./policy.ts";

/** Takes a post out of sight, also where its title was told, or is about to be. */
const withheld =
  (column: "hidden_at" | "removed_at"): NonNullable<Reportable["hide"]> =>
  async (platform, tx: Tx, { subjectId }) => {
    const done = await withholdJob(tx, subjectId, column, true);
    await rewriteNotices(platform, tx, { source: subjectId, text: null });
    return done;
  };

const job: Reportable<"job"> = {
  read: async (db, viewerId, { id }) => {
    const row = await findJob(db, viewerId, id);
    if (!row) throw new Fail("not_found");
    return {
      authorId: row.authorId,
      excerpt: [row.title, row.content, row.salary].filter(Boolean).join("\n\n"),
    };
  },
  hide: withheld("hidden_at"),
  show: (_, tx, { subjectId }) => withholdJob(tx, subjectId, "hidden_at", false),
  remove: withheld("removed_at"),
  restore: (_, tx, { subjectId }) => withholdJob(tx, subjectId, "removed_at", false),
  clear: (_, tx, { subjectId }) => clearSigns(tx, subjectId),
  address: async (_, { subjectId, hidden }) => (hidden ? null : jobsPaths.job(subjectId)),
};

/** What can be reported of the job board. */
export const jobsReports = { job };
