import { collectJobs, lockAppliedTo, uncount } from "#features/jobs/personal-queries.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the job board holds about a member. Posts and applications go with them: nobody could answer any more. */
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
