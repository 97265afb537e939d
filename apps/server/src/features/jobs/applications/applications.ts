import type { JobApplication, newApplication } from "@kompagnon/contract/jobs/model.ts";
import { FREE_APPLICATIONS_MAX } from "@kompagnon/contract/jobs/rules.ts";
import type { z } from "zod";
import { lockMember } from "#features/accounts/public.ts";
import {
  type ApplicationRow,
  addStep,
  countFree,
  countWaiting,
  deleteApplication,
  findApplication,
  findOwn,
  insertApplication,
  type LockedApplication,
  listApplications,
  markSeen,
} from "#features/jobs/applications/application-queries.ts";
import { countApplication, findJob, lockJob } from "#features/jobs/job-queries.ts";
import type { News } from "#features/jobs/news.ts";
import { takesApplications } from "#features/jobs/policy.ts";
import { presentCard } from "#features/jobs/present.ts";
import { requireEntitled } from "#features/jobs/publishing.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    "job.applied": {
      applicationId: string;
      jobId: string;
      applicantId: string;
      authorId: string;
      text: string;
    };
  }
}

/** An application in the wire's words. */
function presentApplication(row: ApplicationRow): JobApplication {
  const applicant = presentCard(row.applicant, row.applicantId);
  return {
    id: row.id,
    job_id: row.jobState === "deleted" ? null : row.jobId,
    job_title: row.title,
    job_content: row.jobContent,
    job_state: row.jobState,
    content: row.content,
    applicant_username: applicant.username,
    applicant_id: row.applicantId,
    applicant,
    author: presentCard(row.author, row.authorId),
    created_at: row.createdAt.toISOString(),
    status: row.status,
    reason: row.reason,
    history: row.history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
    chat_id: row.chatId,
  };
}

/** An application as one of the two sees it. Throws not_found. */
export async function applicationOf(db: Queryable, viewerId: string, id: string): Promise<JobApplication> {
  const row = await findApplication(db, viewerId, id);
  if (!row) throw new Fail("not_found");
  return presentApplication(row);
}

/** A page of received or sent applications, and how many received ones wait. */
export async function applicationsOf(
  db: Queryable,
  memberId: string,
  asked: { box: "received" | "sent"; limit: number; cursor?: string | undefined; job?: string | undefined },
) {
  const { box, limit, cursor, job } = asked;
  const [found, waiting] = await Promise.all([
    listApplications(db, { memberId, box, before: cursor ? decodeCursor(cursor) : null, jobId: job ?? null }),
    countWaiting(db, memberId),
  ]);
  const { shown, next_cursor } = pageOf(found, limit, (last) =>
    encodeCursor({ at: last.createdAt, id: last.id }),
  );
  return { items: shown.map(presentApplication), next_cursor, waiting };
}

/** Stores an application; one in the place of what was taken back was counted already. Throws premium_required. */
async function store(
  tx: Tx,
  viewer: Viewer,
  {
    job,
    before,
    sent: { client_id: clientId, text: content },
  }: {
    job: { id: string; authorId: string };
    before: LockedApplication | null;
    sent: z.output<typeof newApplication>;
  },
): Promise<string> {
  const counted = before?.free ?? false;
  if (!viewer.premium && !counted && (await countFree(tx, viewer.id)) >= FREE_APPLICATIONS_MAX)
    throw new Fail("premium_required");
  const free = counted || !viewer.premium;
  // Another one, not the same: what was told of the first is gone for good.
  if (before) await deleteApplication(tx, before.id);
  const id = newId();
  await insertApplication(tx, {
    id,
    clientId,
    content,
    free,
    jobId: job.id,
    authorId: job.authorId,
    applicantId: viewer.id,
  });
  return id;
}

/**
 * Applies to a post; the member's lock makes the count of those without premium exact. Throws not_found, email_unconfirmed,
 * job_age, own_job, job_closed, already_applied, premium_required.
 */
export async function apply(
  platform: Platform,
  news: News,
  viewer: Viewer,
  { jobId, sent }: { jobId: string; sent: z.output<typeof newApplication> },
): Promise<JobApplication> {
  const { db, live, domainEvents } = platform;
  if (!(await findJob(db, viewer.id, jobId))) throw new Fail("not_found");
  await requireEntitled(db, viewer.id);
  const id = await db.transaction(async (tx) => {
    await lockMember(tx, viewer.id);
    const before = await findOwn(tx, viewer.id, jobId, sent.client_id);
    if (before?.clientId === sent.client_id) return before.id;
    const job = await lockJob(tx, jobId);
    if (!job) throw new Fail("not_found");
    if (job.authorId === viewer.id) throw new Fail("own_job");
    if (before && before.status !== "withdrawn") throw new Fail("already_applied");
    if (!takesApplications(job)) throw new Fail("job_closed");
    const applicationId = await store(tx, viewer, { job, before, sent });
    await addStep(tx, applicationId, "sent");
    const count = await countApplication(tx, jobId, 1);
    await live.publish(tx, memberTopic(job.authorId), "job_application_submitted", {
      application_id: applicationId,
    });
    await domainEvents.publish(tx, "job.applied", {
      applicationId,
      jobId,
      applicantId: viewer.id,
      authorId: job.authorId,
      text: sent.text,
    });
    tx.afterCommit(() => news.counted(jobId, count));
    return applicationId;
  });
  return applicationOf(db, viewer.id, id);
}

/** Notes that an author has seen applications, and tells their applicants. */
export async function seeApplications(
  { db, live }: Platform,
  authorId: string,
  ids: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, applicantId } of await markSeen(tx, authorId, ids)) {
      await addStep(tx, id, "seen");
      await live.publish(tx, memberTopic(applicantId), "job_application_changed", {
        application_id: id,
        status: "seen",
      });
    }
  });
}
