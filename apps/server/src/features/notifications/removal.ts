import { listTold, type Removed, removeBundle, removeFrom } from "#features/notifications/queries.ts";
import { lockMember, lockMembers, publishTotal } from "#features/notifications/unread.ts";
import type { Tx } from "#platform/db/database.ts";
import { defineSharedJob } from "#platform/jobs/jobs.ts";
import { forgetAbout, forgetEverywhere } from "#platform/live/forget.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Removes the unread notification of a bundle: what it told of has been seen. `readToo`: it asked for an answer, and there
 * is none to give any more.
 */
export async function settle(
  platform: Platform,
  memberId: string,
  bundle: string,
  { readToo = false }: { readToo?: boolean } = {},
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const removed = await removeBundle(tx, memberId, bundle, readToo);
    await publishRemoved(platform, tx, memberId, removed);
  });
}

/** Live events that tell a member of another, with words or a face of theirs. */
const NAMING = [
  "notification_created",
  "match_made",
  "chat_request_changed",
  "group_application_changed",
] as const;

type Pair = readonly [string, string];
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
        await publishRemoved(platform, tx, memberId, await removeFrom(tx, memberId, actorId));
        await forgetAbout(tx, memberTopic(memberId), NAMING, actorId);
      }
  });
}

/** Somebody is banned: what the live stream keeps of them for others goes; the lists leave them out by themselves. */
export const forgetBanned = (tx: Tx, memberId: string) => forgetEverywhere(tx, NAMING, memberId);

/** Somebody is about to be erased: what others were told about them goes, and their counts are told. */
export async function forgetActor(platform: Platform, tx: Tx, actorId: string): Promise<void> {
  for (const memberId of await listTold(tx, actorId)) {
    await lockMember(tx, memberId);
    await publishRemoved(platform, tx, memberId, await removeFrom(tx, memberId, actorId));
  }
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
