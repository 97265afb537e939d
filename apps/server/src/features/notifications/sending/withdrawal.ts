import {
  listNotifiedOfChannel,
  removeEntriesOfBundle,
  removeEntriesOfPlace,
} from "#features/notifications/bundles/bundle-queries.ts";
import type { Notice } from "#features/notifications/payload.ts";
import { settleBundles } from "#features/notifications/removal.ts";
import {
  findWithdrawn,
  type Queued,
  saveWithdrawn,
} from "#features/notifications/sending/withdrawal-queries.ts";
import { lockMember, lockMembers } from "#features/notifications/unread.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { defineJob, defineSharedJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";

/** What is taken back: a bundle, one actor's part of it, or all that came from a group's channels. */
export type Withdrawal = { memberId: string } & (
  | { bundle: string; actorId?: string; readToo?: boolean }
  | { groupId: string }
);

const withdrawalJob = defineSharedJob<{ withdrawal: Withdrawal }>("notifications.withdraw");
const channelGoneJob = defineJob<{ groupId: string; chatId: string }>("notifications.channel-gone");

const inGroup = (groupId: string): string => `group ${groupId}`;

/**
 * Takes back what was queued for a member before this transaction, if and only if it commits: the notification goes if it is
 * stored already, and is not stored if its job comes later. What is queued afterwards counts again.
 */
export const withdraw = ({ jobs }: Pick<Platform, "jobs">, tx: Tx, withdrawal: Withdrawal): Promise<void> =>
  jobs.sendShared(tx, withdrawalJob, { withdrawal });

/** A channel is deleted: what members were notified of from it goes, if and only if this transaction commits. */
export const forgetChannel = (
  { jobs }: Pick<Platform, "jobs">,
  tx: Tx,
  channel: { groupId: string; chatId: string },
): Promise<void> => jobs.send(tx, channelGoneJob, channel);

/** Does what `withdraw` and `forgetChannel` ask for. */
export function workWithdrawals(platform: Platform): void {
  const { db, jobs } = platform;
  jobs.workShared(withdrawalJob, async (tx, all) => {
    await lockMembers(
      tx,
      all.map(({ withdrawal }) => withdrawal.memberId),
    );
    for (const { withdrawal, ordinal } of all) await takeBack(platform, tx, withdrawal, ordinal);
  });
  jobs.work(channelGoneJob, async ({ groupId, chatId }) => {
    for (const memberId of await listNotifiedOfChannel(db, groupId, chatId))
      await db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        const place = { memberId, groupId, chatId, ordinal: Number.MAX_SAFE_INTEGER };
        await settleBundles(
          platform,
          tx,
          { memberId, ids: await removeEntriesOfPlace(tx, place) },
          {
            forgetEvents: true,
          },
        );
      });
  });
}

async function takeBack(platform: Platform, tx: Tx, withdrawal: Withdrawal, ordinal: number): Promise<void> {
  const { memberId } = withdrawal;
  if ("groupId" in withdrawal) {
    const { groupId } = withdrawal;
    await saveWithdrawn(tx, newId(), { memberId, scope: inGroup(groupId), actorId: null, ordinal });
    const ids = await removeEntriesOfPlace(tx, { memberId, groupId, chatId: null, ordinal });
    return settleBundles(platform, tx, { memberId, ids }, { forgetEvents: true });
  }
  const { bundle, actorId = null, readToo = false } = withdrawal;
  await saveWithdrawn(tx, newId(), { memberId, scope: bundle, actorId, ordinal });
  const ids = await removeEntriesOfBundle(tx, { memberId, bundle, actorId, ordinal, readToo });
  await settleBundles(platform, tx, { memberId, ids });
}

/** The scopes in which a notice can be taken back. */
function scopesOf({ bundle, about }: Notice): string[] {
  const isFromChannel = "group_id" in about && about.group_id && "chat_id" in about && about.chat_id;
  return isFromChannel ? [bundle, inGroup(String(about.group_id))] : [bundle];
}

/** Notices less those that were taken back since they were queued; their members are locked. */
export async function withoutWithdrawn(tx: Tx, notices: readonly Notice[]): Promise<Notice[]> {
  const queued = notices.flatMap((notice): (Queued & { notice: Notice })[] => {
    const { memberId, actorId, ordinal } = notice;
    return ordinal === undefined ? [] : [{ memberId, actorId, ordinal, scopes: scopesOf(notice), notice }];
  });
  const places = await findWithdrawn(
    tx,
    queued.map(({ notice: _, ...one }) => one),
  );
  const withdrawn = new Set(queued.flatMap(({ notice }, place) => (places.has(place) ? [notice] : [])));
  return notices.filter((notice) => !withdrawn.has(notice));
}
