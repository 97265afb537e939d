import type { applicationAnswer, JobApplication } from "@kompagnon/contract/jobs/model.ts";
import type { z } from "zod";
import { isConfirmed } from "#features/accounts/public.ts";
import { askToWrite, conversationBetween, relationBetween, sendMessage } from "#features/chats/public.ts";
import {
  addStep,
  findApplication,
  type LockedApplication,
  lockApplication,
  setApplication,
} from "#features/jobs/applications/application-queries.ts";
import { applicationOf } from "#features/jobs/applications/applications.ts";
import { countApplication, lockJob } from "#features/jobs/job-queries.ts";
import type { News } from "#features/jobs/news.ts";
import { isWaiting } from "#features/jobs/policy.ts";
import { rewriteNotices } from "#features/notifications/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { Fail as AnyFail } from "#platform/errors.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** An author turned an application down, or answered it. */
    "job.application_decided": {
      applicationId: string;
      jobId: string;
      applicantId: string;
      authorId: string;
      accepted: boolean;
      reason: string;
    };
    /** An application does not wait any more: it was decided about or taken back. */
    "job.application_closed": { applicationId: string; authorId: string };
  }
}

type Decision = { status: "rejected" | "answered"; reason: string };

/** Stores a decision, notifies both sides and publishes it. */
async function decide(
  { live, domainEvents }: Platform,
  tx: Tx,
  { id, jobId, applicantId, authorId }: LockedApplication,
  { status, reason }: Decision,
): Promise<void> {
  await setApplication(tx, id, status, reason);
  await addStep(tx, id, status);
  await live.publish(tx, [memberTopic(applicantId), memberTopic(authorId)], "job_application_changed", {
    application_id: id,
    status,
  });
  await domainEvents.publish(tx, "job.application_decided", {
    applicationId: id,
    jobId,
    applicantId,
    authorId,
    reason,
    accepted: status === "answered",
  });
  await domainEvents.publish(tx, "job.application_closed", { applicationId: id, authorId });
}

/** An application to a post of the viewer's, as it stands. Throws not_found. */
async function requireReceived(platform: Platform, viewerId: string, id: string) {
  const row = await findApplication(platform.db, viewerId, id);
  if (row?.authorId !== viewerId || row.status === "withdrawn") throw new Fail("not_found");
  return row;
}

/** Turns an application down. Throws not_found, already_decided. */
export async function rejectApplication(
  platform: Platform,
  viewerId: string,
  id: string,
  reason: string,
): Promise<JobApplication> {
  await requireReceived(platform, viewerId, id);
  await platform.db.transaction(async (tx) => {
    const row = await lockApplication(tx, id);
    if (!row || row.status === "withdrawn") throw new Fail("not_found");
    if (!isWaiting(row.status)) throw new Fail("already_decided");
    await decide(platform, tx, row, { status: "rejected", reason });
  });
  return applicationOf(platform.db, viewerId, id);
}

/** Writes to an applicant: in the conversation there is, or by a request; one that waits already will do. */
async function write(
  platform: Platform,
  viewer: Viewer,
  applicantId: string,
  { client_id, text }: z.output<typeof applicationAnswer>,
): Promise<void> {
  const { db } = platform;
  const send = (chatId: string) =>
    sendMessage(platform, viewer.id, { chatId, input: { client_id, text, attachment_ids: [] } });
  const conversation = await conversationBetween(db, viewer.id, applicantId);
  if (conversation) {
    await send(conversation.id);
    return;
  }
  const confirmed = await isConfirmed(db, viewer.id);
  try {
    const { chat_id: chatId, from } = await askToWrite(platform, viewer, {
      emailConfirmed: confirmed,
      toId: applicantId,
      note: text,
    });
    // They had asked themselves: the request is answered, and the words follow in the conversation.
    if (chatId && from.id !== viewer.id) await send(chatId);
  } catch (error) {
    if (!(error instanceof AnyFail)) throw error;
    const now = await relationBetween(db, viewer.id, applicantId);
    // Another try of the same answer came first.
    if (error.code === "already_asked" && now.request === "sent") return;
    if (error.code !== "already_in_chat" || !now.chat_id) throw error;
    await send(now.chat_id);
  }
}

/**
 * Answers an application in a chat. What was written comes first, in a transaction of its own: a second try finds it there
 * and only notes what is missing. Throws not_found, already_decided, and what chats throw.
 */
export async function answerApplication(
  platform: Platform,
  viewer: Viewer,
  id: string,
  answer: z.output<typeof applicationAnswer>,
): Promise<JobApplication> {
  const { status, applicantId } = await requireReceived(platform, viewer.id, id);
  if (status === "rejected") throw new Fail("already_decided");
  if (status !== "answered") {
    await write(platform, viewer, applicantId, answer);
    await platform.db.transaction(async (tx) => {
      const row = await lockApplication(tx, id);
      if (row && isWaiting(row.status)) await decide(platform, tx, row, { status: "answered", reason: "" });
    });
  }
  return applicationOf(platform.db, viewer.id, id);
}

/** Takes one's own application back, with its words wherever they were told. Throws not_found, already_decided. */
export async function withdrawApplication(
  platform: Platform,
  news: News,
  viewerId: string,
  id: string,
): Promise<JobApplication> {
  const { db, live, domainEvents } = platform;
  const application = await findApplication(db, viewerId, id);
  if (application?.applicantId !== viewerId) throw new Fail("not_found");
  await db.transaction(async (tx) => {
    // The post first, as everywhere.
    await lockJob(tx, application.jobId);
    const row = await lockApplication(tx, id);
    if (!row) throw new Fail("not_found");
    if (!isWaiting(row.status)) throw new Fail("already_decided");
    const { jobId, authorId } = row;
    await setApplication(tx, id, "withdrawn");
    await addStep(tx, id, "withdrawn");
    const count = await countApplication(tx, jobId, -1);
    await rewriteNotices(platform, tx, { source: id, text: null });
    await live.publish(tx, [memberTopic(viewerId), memberTopic(authorId)], "job_application_changed", {
      application_id: id,
      status: "withdrawn",
    });
    await domainEvents.publish(tx, "job.application_closed", { applicationId: id, authorId });
    tx.afterCommit(() => news.counted(jobId, count));
  });
  return applicationOf(db, viewerId, id);
}
