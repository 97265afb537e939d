import type { Job, jobChange, newJob } from "@kompagnon/contract/jobs/model.ts";
import { JOB_DAYS, JOBS_OPEN_MAX } from "@kompagnon/contract/jobs/rules.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { z } from "zod";
import { isConfirmed, lockMember } from "#features/accounts/public.ts";
import { applicantsOf } from "#features/jobs/applications/application-queries.ts";
import { jobOf } from "#features/jobs/board/board.ts";
import {
  changeJobRow,
  countOpen,
  deleteJobRow,
  findStored,
  hasApplications,
  insertJob,
  type LockedJob,
  lockJob,
  renewJobRow,
  setJobState,
} from "#features/jobs/job-queries.ts";
import type { News } from "#features/jobs/news.ts";
import { canManage, isOldEnough } from "#features/jobs/policy.ts";
import { recordSuspicion, scamSigns } from "#features/moderation/public.ts";
import { rewriteNotices } from "#features/notifications/public.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** The words of a post that readers see. */
type Words = { title: string; content: string; salary: string };

const fullText = ({ title, content, salary }: Words): string =>
  [title, content, salary].filter(Boolean).join("\n");

/** What in a post looks like a fraud. */
export const signsOf = (words: Words): ScamSign[] => scamSigns(fullText(words));

/** A post that looks like a fraud goes to moderators; readers are warned, and nothing is taken away. */
async function suspect(
  platform: Platform,
  tx: Tx,
  { jobId, authorId, signs, words }: { jobId: string; authorId: string; signs: ScamSign[]; words: Words },
): Promise<void> {
  if (signs.length > 0)
    await recordSuspicion(platform, tx, { kind: "job", id: jobId, authorId, text: fullText(words), signs });
}

/** Tells those who applied to a post that it is gone. */
async function publishDeleted({ live }: Platform, tx: Tx, jobId: string): Promise<void> {
  for (const { id, applicantId, status } of await applicantsOf(tx, jobId))
    await live.publish(tx, memberTopic(applicantId), "job_application_changed", {
      application_id: id,
      status,
    });
}

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    "job.published": { jobId: string; authorId: string; title: string };
    /** A job post was opened again or renewed, closed or deleted: its author need not be reminded. */
    "job.settled": { jobId: string; authorId: string };
  }
}

/** Requires a confirmed address and the minimum age to post and apply. Throws email_unconfirmed, job_age. */
export async function requireEntitled(db: Queryable, memberId: string): Promise<void> {
  if (!(await isConfirmed(db, memberId))) throw new Fail("email_unconfirmed");
  if (!isOldEnough(await profileOf(db, memberId))) throw new Fail("job_age");
}

/** Whether there is room for one more open post; the member is locked. Throws too_many_jobs. */
async function requireRoom(tx: Tx, memberId: string): Promise<void> {
  if ((await countOpen(tx, memberId)) >= JOBS_OPEN_MAX) throw new Fail("too_many_jobs");
}

/** Publishes a post. The same client id again answers the one there is. Throws email_unconfirmed, job_age, too_many_jobs. */
export async function publishJob(
  platform: Platform,
  news: News,
  authorId: string,
  { client_id: clientId, ...words }: z.output<typeof newJob>,
): Promise<Job> {
  const { db, domainEvents } = platform;
  await requireEntitled(db, authorId);
  const id = await db.transaction(async (tx) => {
    await lockMember(tx, authorId);
    const before = await findStored(tx, authorId, clientId);
    if (before) return before;
    await requireRoom(tx, authorId);
    const jobId = newId();
    const signs = signsOf(words);
    await insertJob(tx, { ...words, id: jobId, authorId, clientId, signs, days: JOB_DAYS });
    await suspect(platform, tx, { jobId, authorId, signs, words });
    await domainEvents.publish(tx, "job.published", { jobId, authorId, title: words.title });
    tx.afterCommit(() => news.came());
    return jobId;
  });
  return jobOf(db, authorId, id);
}

/** Changes one's own post under its lock. `opening`: it counts among the open ones. Throws not_found, too_many_jobs. */
async function manage(
  { db }: Platform,
  memberId: string,
  { id, opening = false }: { id: string; opening?: boolean },
  alter: (tx: Tx, job: LockedJob) => Promise<unknown>,
): Promise<Job> {
  await db.transaction(async (tx) => {
    if (opening) await lockMember(tx, memberId);
    const job = await lockJob(tx, id);
    if (!job || !canManage(memberId, job)) throw new Fail("not_found");
    if (opening && job.state !== "open") await requireRoom(tx, memberId);
    await alter(tx, job);
  });
  return jobOf(db, memberId, id);
}

/** Changes one's own post; what was told of it says the new title. Throws not_found. */
export const changeJob = (
  platform: Platform,
  memberId: string,
  id: string,
  change: z.output<typeof jobChange>,
): Promise<Job> =>
  manage(platform, memberId, { id }, async (tx, job) => {
    const words = {
      title: change.title ?? job.title,
      content: change.content ?? job.content,
      salary: change.salary ?? job.salary,
    };
    // What moderators found nothing in stays without a warning until the words change.
    const keepsMeaning =
      [words.title, words.content, words.salary].join() === [job.title, job.content, job.salary].join();
    const signs = keepsMeaning ? null : signsOf(words);
    await changeJobRow(tx, id, change, signs);
    if (signs) await suspect(platform, tx, { jobId: id, authorId: memberId, signs, words });
    if (words.title !== job.title)
      await rewriteNotices(platform, tx, { source: id, text: words.title, authorId: memberId });
  });

const settled = ({ domainEvents }: Platform, tx: Tx, jobId: string, authorId: string) =>
  domainEvents.publish(tx, "job.settled", { jobId, authorId });

/** Closes one's own post. Throws not_found. */
export const closeJob = (platform: Platform, memberId: string, id: string): Promise<Job> =>
  manage(platform, memberId, { id }, async (tx) => {
    await setJobState(tx, id, "closed");
    await settled(platform, tx, id, memberId);
  });

/** Reopens a member's post: for the rest of its term, or for a new one if that is over. Throws not_found, too_many_jobs. */
export const reopenJob = (platform: Platform, memberId: string, id: string): Promise<Job> =>
  manage(platform, memberId, { id, opening: true }, async (tx, { state }) => {
    if (state === "closed") await setJobState(tx, id, "open");
    // Closed, its time may be over as well.
    if ((await lockJob(tx, id))?.state !== "open") await renewJobRow(tx, id, JOB_DAYS);
    await settled(platform, tx, id, memberId);
  });

/** Lets one's own post be open for sixty days from now. Throws not_found, too_many_jobs. */
export const renewJob = (platform: Platform, memberId: string, id: string): Promise<Job> =>
  manage(platform, memberId, { id, opening: true }, async (tx) => {
    await renewJobRow(tx, id, JOB_DAYS);
    await settled(platform, tx, id, memberId);
  });

/** Deletes one's own post, wherever its words were told. Throws not_found. */
export async function deleteJob(platform: Platform, memberId: string, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const job = await lockJob(tx, id);
    if (!job || !canManage(memberId, job)) throw new Fail("not_found");
    const applied = await hasApplications(tx, id);
    if (applied) await publishDeleted(platform, tx, id);
    await deleteJobRow(tx, id, applied);
    await rewriteNotices(platform, tx, { source: id, text: null });
    await settled(platform, tx, id, memberId);
  });
}
