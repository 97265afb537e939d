import {
  listNotifiedOfActor,
  removeEntriesNextToOthers,
  removeEntriesOfActor,
  type Settled,
  sumUp,
} from "#features/notifications/bundles/bundle-queries.ts";
import { present } from "#features/notifications/present.ts";
import { type Removed, removeBundle } from "#features/notifications/queries.ts";
import { lockMember, lockMembers, publishTotal } from "#features/notifications/unread.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { defineJob, defineSharedJob } from "#platform/jobs/jobs.ts";
import { forgetAbout, forgetEverywhere, forgetWhere } from "#platform/live/forget.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Removes the unread notification of a bundle at once: what it is about has been seen. For what is stored directly (`notify`);
 * what is queued (`notifyLater`) is taken back by `withdraw`, whichever of the two comes first.
 */
export async function settle(platform: Platform, memberId: string, bundle: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    await publishRemoved(platform, tx, memberId, await removeBundle(tx, memberId, bundle));
  });
}

/** Live events that tell a member of another, with words or a face of theirs. */
const NAMING = [
  "notification_created",
  "notification_changed",
  "match_made",
  "chat_request_changed",
  "group_application_changed",
] as const;

type Pair = readonly [string, string];
const actorHiddenJob = defineJob<{ actorId: string }>("notifications.actor-hidden");
const oneAnotherJob = defineSharedJob<{ pair: Pair }>("notifications.one-another");

/**
 * After a block neither keeps what they were told about the other: if and only if this transaction commits, shortly after
 * it, because many wait for what the two are locked for.
 */
export const forgetOneAnother = ({ jobs }: Pick<Platform, "jobs">, tx: Tx, pair: Pair): Promise<void> =>
  jobs.sendShared(tx, oneAnotherJob, { pair });

/** Removes what members who are kept apart were told about one another. */
export function removeOneAnother(platform: Platform): void {
  platform.jobs.workShared(oneAnotherJob, async (tx, all) => {
    await lockMembers(
      tx,
      all.flatMap(({ pair }) => pair),
    );
    for (const { pair } of all)
      for (const [memberId, actorId] of [pair, [pair[1], pair[0]] as const]) {
        await forgetAbout(tx, memberTopic(memberId), NAMING, actorId);
        await settleBundles(platform, tx, {
          memberId,
          ids: await removeEntriesOfActor(tx, memberId, actorId),
        });
      }
  });
}

/**
 * A member is banned, or about to be erased: what the live stream keeps of them for others goes, and their part in bundles
 * shortly after the commit. What they caused alone is left out where it is read, and is back when they are.
 */
export async function hideActor({ jobs }: Pick<Platform, "jobs">, tx: Tx, actorId: string): Promise<void> {
  await forgetEverywhere(tx, NAMING, actorId);
  await jobs.send(tx, actorHiddenJob, { actorId });
}

/** Takes hidden members out of bundles in which others have a part. */
export function removeHidden(platform: Platform): void {
  const { db, jobs } = platform;
  jobs.work(actorHiddenJob, async ({ actorId }) => {
    for (const memberId of await listNotifiedOfActor(db, actorId))
      await db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        const ids = await removeEntriesNextToOthers(tx, memberId, actorId);
        await settleBundles(platform, tx, { memberId, ids });
        await publishTotal(platform.live, tx, memberId);
      });
  });
}

/** A member is about to be erased: what others were notified of because of them goes, and the others' counts are published. */
export async function forgetActor(platform: Platform, tx: Tx, actorId: string): Promise<void> {
  for (const memberId of await listNotifiedOfActor(tx, actorId)) {
    await lockMember(tx, memberId);
    await settleBundles(platform, tx, { memberId, ids: await removeEntriesOfActor(tx, memberId, actorId) });
  }
}

/**
 * Brings notifications that have lost entries up to date: those without any go, others show what is left. The member is locked.
 * `forgetEvents`: the live stream keeps nothing of them, because the member may not read them any more.
 */
export async function settleBundles(
  platform: Platform,
  tx: Tx,
  { memberId, ids }: { memberId: string; ids: readonly string[] },
  { forgetEvents = false }: { forgetEvents?: boolean } = {},
): Promise<void> {
  const settled = await sumUp(tx, ids);
  if (forgetEvents)
    for (const id of ids)
      for (const kind of ["notification_created", "notification_changed"] as const)
        await forgetWhere(tx, kind, ["id"], id);
  await publishChanged(platform, tx, memberId, settled);
  await publishRemoved(platform, tx, memberId, settled.removed);
}

/** Sends a member's browsers the notifications that are left, as they are now. */
async function publishChanged(
  { live }: Platform,
  tx: Tx,
  memberId: string,
  { changed }: Settled,
): Promise<void> {
  const shown = changed.filter(({ inApp, hidden }) => inApp && !hidden);
  if (shown.length === 0) return;
  const cards = await memberCards(
    tx,
    shown.flatMap(({ actorId }) => actorId ?? []),
  );
  for (const { source, inApp: _, hidden: __, ...row } of shown)
    await live.publishEvent(tx, {
      topic: memberTopic(memberId),
      kind: "notification_changed",
      data: present(row, cards),
      source,
    });
}

/** Tells a member's browsers what was removed; the member is locked. */
export async function publishRemoved(
  { live }: Platform,
  tx: Tx,
  memberId: string,
  removed: readonly Removed[],
): Promise<void> {
  for (const { id, shown } of removed)
    if (shown) await live.publish(tx, memberTopic(memberId), "notification_removed", { id });
  if (removed.some(({ counted }) => counted)) await publishTotal(live, tx, memberId);
}
