import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { findJobsForSearch } from "#features/jobs/board/board.ts";
import { clearSigns, findJob, withholdJob } from "#features/jobs/job-queries.ts";
import { jobsJobs } from "#features/jobs/jobs.ts";
import { BOARD_TOPIC } from "#features/jobs/news.ts";
import { jobsNotifications, notifyOfJobs } from "#features/jobs/notifications.ts";
import { collectJobs, lockAppliedTo, uncount } from "#features/jobs/personal-queries.ts";
import { Fail } from "#features/jobs/policy.ts";
import { jobsRoutes } from "#features/jobs/routes.ts";
import type * as tables from "#features/jobs/tables.ts";
import { rewriteNotices } from "#features/notifications/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Feature, Reportable } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

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
const jobsReports = { job };

/**
 * Personal data of the job board. A member's posts and applications are erased with them, as they could no longer be answered.
 */
const jobsPersonal = ({ db }: Platform): PersonalData => ({
  erase: {
    after: ["moderation"],
    run: async (tx, memberId) => {
      await lockAppliedTo(tx, memberId);
      await uncount(tx, memberId);
    },
  },
  async *collect(memberId) {
    yield jsonFile("jobs.json", await collectJobs(db, memberId));
  },
});

/** The job board. */
export const jobs = {
  name: "jobs",
  routes: jobsRoutes,
  jobs: jobsJobs,
  listeners: notifyOfJobs,
  topics: async () => [BOARD_TOPIC],
  data: {
    jobPosts: { exported: "jobs.json", erased: "with the member" },
    jobApplications: { exported: "jobs.json", erased: "with the member" },
    jobApplicationSteps: { exported: "jobs.json", erased: "with the member" },
    jobSearches: { exported: "jobs.json", erased: "with the member" },
  },
  personal: jobsPersonal,
  reports: jobsReports,
  notifications: jobsNotifications,
  search: { jobs: findJobsForSearch },
  sample: {
    after: ["chats"],
    prepare: async (community) => {
      const { loadJobs } = await import("#features/jobs/sample/load.ts");
      return (tx) => loadJobs(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
