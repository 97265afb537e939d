import { collectJobs, lockAppliedTo, uncount } from "#features/jobs/personal-queries.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Personal data of the job board. A member's posts and applications are erased with them, as they could no longer be answered.
 */
export const jobsPersonal = ({ db }: Platform): PersonalData => ({
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
