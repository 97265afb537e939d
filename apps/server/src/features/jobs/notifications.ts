import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { FROM_THE_FIRST, matchJob } from "#features/jobs/searches/searches.ts";
import { notifyLater, withdraw } from "#features/notifications/public.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

/** The notifications that the job board sends. */
export const jobsNotifications: NotificationKinds<
  "job_application_submitted" | "job_application_decided" | "job_match" | "job_expiring"
> = {
  job_application_submitted: { path: () => jobsPaths.received },
  job_application_decided: {
    variant: ({ accepted }) => `job_application_decided.${accepted ? "accepted" : "rejected"}`,
    path: () => jobsPaths.sent,
  },
  job_match: { path: ({ job_id: id }) => (id ? jobsPaths.job(id) : jobsPaths.board) },
  job_expiring: { path: () => jobsPaths.mine },
};

const applied = (applicationId: string): string => `job_application:${applicationId}`;
/** The reminder of a post whose time ends. */
export const expiring = (jobId: string): string => `job_expiring:${jobId}`;

/**
 * Notifies authors of applications until they are decided, applicants of decisions, and members of new posts that match their
 * searches.
 */
export function notifyOfJobs(platform: Platform): void {
  const { domainEvents, jobs } = platform;
  domainEvents.within("job.published", async (tx, { jobId }) => {
    await jobs.send(tx, matchJob, { jobId, after: FROM_THE_FIRST });
  });
  domainEvents.within("job.applied", (tx, { applicationId, jobId, applicantId, authorId, text }) =>
    notifyLater(platform, tx, {
      memberId: authorId,
      type: "job_application_submitted",
      actorId: applicantId,
      text,
      bundle: applied(applicationId),
      source: applicationId,
      about: { job_id: jobId, application_id: applicationId },
    }),
  );
  domainEvents.within("job.application_decided", (tx, event) =>
    notifyLater(platform, tx, {
      memberId: event.applicantId,
      type: "job_application_decided",
      actorId: event.authorId,
      text: event.reason || null,
      bundle: `job_decision:${event.applicationId}`,
      about: { job_id: event.jobId, application_id: event.applicationId, accepted: event.accepted },
    }),
  );
  domainEvents.within("job.application_closed", (tx, { applicationId, authorId }) =>
    withdraw(platform, tx, { memberId: authorId, bundle: applied(applicationId) }),
  );
  domainEvents.within("job.settled", (tx, { jobId, authorId }) =>
    withdraw(platform, tx, { memberId: authorId, bundle: expiring(jobId), readToo: true }),
  );
}
