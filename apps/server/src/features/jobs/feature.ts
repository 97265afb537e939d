import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { JOB_REMINDER_DAYS } from "@kompagnon/contract/jobs/rules.ts";
import { findJobsForSearch } from "#features/jobs/board/board.ts";
import { clearSigns, expireJobs, findJob, takeEnding, withholdJob } from "#features/jobs/job-queries.ts";
import { BOARD_TOPIC } from "#features/jobs/news.ts";
import { expiring, jobsNotifications, notifyOfJobs } from "#features/jobs/notifications.ts";
import { collectJobs, lockAppliedTo, uncount } from "#features/jobs/personal-queries.ts";
import { Fail } from "#features/jobs/policy.ts";
import { jobsRoutes } from "#features/jobs/routes.ts";
import { notifyOfMatches } from "#features/jobs/searches/searches.ts";
import type * as tables from "#features/jobs/tables.ts";
import { notifyLater, rewriteNotices } from "#features/notifications/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Feature, Reportable } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Posts that one transaction ends or reminds of. */
const POSTS_AT_ONCE = 500;

/** Expires posts after their last day, and reminds authors of posts that expire soon. */
export async function sweepJobs(platform: Platform): Promise<void> {
  const { db } = platform;
  while ((await expireJobs(db, POSTS_AT_ONCE)) === POSTS_AT_ONCE);
  let reminded = POSTS_AT_ONCE;
  while (reminded === POSTS_AT_ONCE)
    reminded = await db.transaction(async (tx) => {
      const ending = await takeEnding(tx, JOB_REMINDER_DAYS, POSTS_AT_ONCE);
      for (const { id, authorId, title } of ending)
        await notifyLater(platform, tx, {
          memberId: authorId,
          type: "job_expiring",
          actorId: null,
          text: title,
          bundle: expiring(id),
          source: id,
          about: { job_id: id },
        });
      return ending.length;
    });
}

/** What the job board does by the clock and in queues. */
function jobsJobs(platform: Platform): void {
  platform.jobs.repeat("jobs.sweep", "*/15 * * * *", () => sweepJobs(platform));
  notifyOfMatches(platform);
}

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
