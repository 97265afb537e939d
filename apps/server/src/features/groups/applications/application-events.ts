import type { Application } from "@kompagnon/contract/groups/model.ts";
import type { ApplicationRow } from "#features/groups/applications/application-queries.ts";
import { moderatorIds } from "#features/groups/members/member-queries.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { forgetEvent } from "#platform/live/forget.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** An application no longer waits: it was decided or taken back, or its applicant came in another way. */
    "group.application_closed": { memberId: string; groupId: string; moderators: readonly string[] };
  }
}

/** Applications as their applicants and moderators get them. */
export async function hydrateApplications(
  db: Queryable,
  rows: readonly ApplicationRow[],
): Promise<Application[]> {
  const cards = await memberCards(
    db,
    rows.map(({ memberId }) => memberId),
  );
  return rows.map(({ id, groupId, memberId, answers, status, reason, createdAt }) => ({
    id,
    group_id: groupId,
    applicant: cards.get(memberId) ?? { id: memberId, username: "user", avatar_url: null, verified: false },
    answers,
    status,
    reason,
    created_at: createdAt.toISOString(),
  }));
}

/** Tells an application as it is now to its applicant and to those who decide. */
export async function publishApplication(
  { live, domainEvents }: Pick<Platform, "live" | "domainEvents">,
  tx: Tx,
  row: ApplicationRow,
): Promise<Application | undefined> {
  const [application] = await hydrateApplications(tx, [row]);
  const { memberId, groupId, status } = row;
  const moderators = await moderatorIds(tx, groupId);
  const readers = [memberId, ...moderators];
  // What was taken back is not told again, nor kept.
  if (application && status === "withdrawn") {
    for (const reader of new Set(readers))
      await forgetEvent(tx, memberTopic(reader), "group_application_changed", application.id);
    application.answers = [];
  }
  if (application)
    await live.publish(tx, [...new Set(readers)].map(memberTopic), "group_application_changed", application);
  if (status !== "pending")
    await domainEvents.publish(tx, "group.application_closed", { memberId, groupId, moderators });
  return application;
}
