import type { jobs } from "@kompagnon/contract/jobs/endpoints.ts";
import { JOBS_AGE } from "@kompagnon/contract/jobs/rules.ts";
import type { LockedJob } from "#features/jobs/job-queries.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of jobs declares. */
export const Fail = failOf<typeof jobs.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** Whether a member is old enough to post and apply; a member without an age counts as an adult, as in chats. */
export const isOldEnough = ({ age }: { age: number | null }): boolean => age === null || age >= JOBS_AGE;

/** Whether a member may change, close, renew or delete a post: it is theirs and was not removed by moderators. */
export const canManage = (memberId: string, { authorId, state, removed }: LockedJob): boolean =>
  authorId === memberId && state !== "deleted" && !removed;

/** Whether anybody may apply to a post. */
export const takesApplications = ({ state, hidden, removed }: LockedJob): boolean =>
  state === "open" && !hidden && !removed;

/** Whether an application can still be decided about, or taken back. */
export const isWaiting = (status: string): boolean => status === "sent" || status === "seen";
