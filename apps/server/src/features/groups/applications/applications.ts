import type { Application, answer } from "@kompagnon/contract/groups/model.ts";
import type { z } from "zod";
import { hydrateApplications, publishApplication } from "#features/groups/applications/application-events.ts";
import {
  type ApplicationRow,
  decideWaiting,
  findApplication,
  insertApplication,
  listWaiting,
} from "#features/groups/applications/application-queries.ts";
import { requireGroup, requireIn, withLock } from "#features/groups/members/locks.ts";
import { moderatorIds } from "#features/groups/members/member-queries.ts";
import { addMember, requireCapacity } from "#features/groups/members/membership.ts";
import { canModerate, canSeeGroup } from "#features/groups/policy.ts";
import type { GroupRow } from "#features/groups/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member applied to a group; `moderators` decide. */
    "group.applied": { memberId: string; groupId: string; groupName: string; moderators: readonly string[] };
    /** An application was decided. */
    "group.application_decided": {
      memberId: string;
      groupId: string;
      groupName: string;
      decidedBy: string;
      accepted: boolean;
      reason: string;
    };
  }
}

/** The questions of an application. Throws not_found. */
export async function questionsOf(db: Queryable, viewerId: string, groupId: string) {
  const { questions } = await requireGroup(db, viewerId, groupId);
  return questions.map((question, index) => ({ order: index + 1, question }));
}

type Given = readonly z.output<typeof answer>[];

/** The questions as they are now with their answers. Throws answers_incomplete unless each has one. */
function answered(questions: readonly string[], given: Given): Application["answers"] {
  return questions.map((question, index) => {
    const found = given.find(({ order }) => order === index + 1);
    if (!found) throw new Fail("answers_incomplete");
    return { order: index + 1, question, answer: found.answer };
  });
}

/** Checks that a member may apply. Throws not_found, already_member, group_banned, no_applications, already_applied. */
function requireApplicable(group: GroupRow): void {
  if (!canSeeGroup(group)) throw new Fail("not_found");
  if (group.role) throw new Fail("already_member");
  if (group.banned) throw new Fail("group_banned");
  if (group.type !== "application") throw new Fail("no_applications");
  if (group.application === "pending") throw new Fail("already_applied");
}

/**
 * Applies to a group. Throws what `requireApplicable` and `requireRoom` throw, and answers_incomplete.
 */
export const apply = (
  platform: Platform,
  viewerId: string,
  groupId: string,
  given: Given,
): Promise<Application> =>
  withLock(platform, { viewerId, groupId }, async (tx, group) => {
    requireApplicable(group);
    await requireCapacity(tx, group, viewerId);
    const answers = answered(group.questions, given);
    const row = await insertApplication(tx, { id: newId(), groupId, memberId: viewerId, answers });
    await platform.domainEvents.publish(tx, "group.applied", {
      memberId: viewerId,
      groupId,
      groupName: group.name,
      moderators: await moderatorIds(tx, groupId),
    });
    return publishAndRead(platform, tx, row);
  });

async function publishAndRead(platform: Platform, tx: Tx, row: ApplicationRow): Promise<Application> {
  const application = await publishApplication(platform, tx, row);
  if (!application) throw new Fail("not_found");
  return application;
}

/** Takes one's application back. Throws not_found. */
export const withdraw = (platform: Platform, viewerId: string, groupId: string): Promise<void> =>
  withLock(platform, { viewerId, groupId }, async (tx) => {
    const decision = { status: "withdrawn", reason: "", by: null } as const;
    const row = await decideWaiting(tx, groupId, viewerId, decision);
    if (!row) throw new Fail("not_found");
    await publishAndRead(platform, tx, row);
  });

/** A page of applications to review. Throws not_found, forbidden. */
export async function waitingIn(
  db: Queryable,
  viewerId: string,
  groupId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  await requireIn(db, viewerId, groupId, canModerate);
  const rows = await listWaiting(db, groupId, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(rows, limit, (last) =>
    encodeCursor({ at: last.createdAt, id: last.id }),
  );
  return {
    items: await hydrateApplications(db, shown),
    next_cursor,
  };
}

type Decision = { groupId: string; applicationId: string; accepted: boolean; reason: string };

/**
 * Decides about an application. Throws not_found, forbidden, already_decided; when accepting, group_full and
 * applicant_limit, and then nothing has changed.
 */
export async function decide(
  platform: Platform,
  viewerId: string,
  { groupId, applicationId, accepted, reason }: Decision,
): Promise<Application> {
  const { db, domainEvents } = platform;
  // Who applied never changes: it can be read before their turn is taken.
  await requireIn(db, viewerId, groupId, canModerate);
  const application = await findApplication(db, groupId, applicationId);
  if (!application) throw new Fail("not_found");
  const { memberId } = application;
  return withLock(platform, { viewerId, groupId, others: [memberId] }, async (tx, group) => {
    if (!canSeeGroup(group)) throw new Fail("not_found");
    if (!canModerate(group)) throw new Fail("forbidden");
    const now = await findApplication(tx, groupId, applicationId);
    if (now?.status !== "pending") throw new Fail("already_decided");
    const status = accepted ? "accepted" : "rejected";
    const row = await decideWaiting(tx, groupId, memberId, { status, reason, by: viewerId });
    if (!row) throw new Fail("already_decided");
    if (accepted) await addApplicant(platform, tx, group, memberId);
    const groupName = group.name;
    await domainEvents.publish(tx, "group.application_decided", {
      memberId,
      groupId,
      groupName,
      accepted,
      reason,
      decidedBy: viewerId,
    });
    return publishAndRead(platform, tx, row);
  });
}

/** The applicant's own limit has its own error code, because the moderator who decides is not the one to upgrade. */
const addApplicant = (platform: Platform, tx: Tx, group: GroupRow, memberId: string): Promise<void> =>
  addMember(platform, tx, group, memberId).catch((error: unknown) => {
    throw error instanceof Fail && error.code === "test_version_limit" ? new Fail("applicant_limit") : error;
  });
