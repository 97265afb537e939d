import { JOBS_AGE } from "@kompagnon/contract/jobs/rules.ts";
import type { LockedJob } from "#features/jobs/job-queries.ts";

/** Whether somebody is old enough to post and to apply; who does not say their age is taken for an adult, as in chats. */
export const isOldEnough = ({ age }: { age: number | null }): boolean => age === null || age >= JOBS_AGE;

/** Whether they may change, close, renew or delete a post: it is theirs, and nobody took it away. */
export const canManage = (memberId: string, { authorId, state, removed }: LockedJob): boolean =>
  authorId === memberId && state !== "deleted" && !removed;

/** Whether anybody may apply to a post. */
export const takesApplications = ({ state, hidden, removed }: LockedJob): boolean =>
  state === "open" && !hidden && !removed;

/** Whether an application can still be decided about, or taken back. */
export const isWaiting = (status: string): boolean => status === "sent" || status === "seen";
