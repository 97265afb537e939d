import { findJobsForSearch } from "#features/jobs/board/board.ts";
import { jobsJobs } from "#features/jobs/jobs.ts";
import { BOARD_TOPIC } from "#features/jobs/news.ts";
import { jobsNotifications, notifyOfJobs } from "#features/jobs/notifications.ts";
import { collectJobs, lockAppliedTo, uncount } from "#features/jobs/personal-queries.ts";
import { jobsReports } from "#features/jobs/reports.ts";
import { jobsRoutes } from "#features/jobs/routes.ts";
import type * as tables from "#features/jobs/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

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
