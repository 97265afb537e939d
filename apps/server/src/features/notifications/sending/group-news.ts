import { publishRemoved } from "#features/notifications/removal.ts";
import {
  findRetoldTexts,
  listNotifiedAbout,
  removeAbout,
  renameOfMember,
  renameStored,
} from "#features/notifications/sending/taken-back-queries.ts";
import { lockMember } from "#features/notifications/unread.ts";
import type { Tx } from "#platform/db/database.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { forgetWhere, rewriteUnlockedWhere, rewriteWhere } from "#platform/live/forget.ts";
import type { Platform } from "#platform/platform.ts";

/** What members were told about a group goes, but for those who still may know of it. */
const groupGoneJob = defineJob<{ groupId: string; except: readonly string[] }>("notifications.group-gone");

/** Notifications that another transaction was changing while a group was renamed get its new name. */
const groupRenamedJob = defineJob<{ groupId: string }>("notifications.group-renamed");

/** Where live events of notifications name the group. */
const GROUP = ["payload", "group_id"];
const EVENTS = ["notification_created", "notification_changed"] as const;

/** A group has another name: what members were told about it says the new one. In the transaction that changes it. */
export async function renameGroup(
  { jobs }: Pick<Platform, "jobs">,
  tx: Tx,
  groupId: string,
  name: string,
): Promise<void> {
  await renameStored(tx, groupId, name);
  for (const kind of EVENTS) await rewriteUnlockedWhere(tx, kind, named(groupId, name));
  await jobs.send(tx, groupRenamedJob, { groupId });
}

const named = (groupId: string, name: string) => ({
  at: ["payload", "group_name"],
  where: GROUP,
  is: groupId,
  now: name,
});

/**
 * A group is gone, or may be known to these members only: what others were told about it goes as well, in the transaction
 * from the live stream, and by a job from their lists.
 */
export async function forgetGroup(
  { jobs }: Pick<Platform, "jobs">,
  tx: Tx,
  groupId: string,
  except: readonly string[] = [],
): Promise<void> {
  if (except.length === 0) for (const kind of EVENTS) await forgetWhere(tx, kind, GROUP, groupId);
  await jobs.send(tx, groupGoneJob, { groupId, except });
}

/** Renames groups in what members were told about them, and removes what they were told about groups that are gone for them. */
export function workGroupNews(platform: Platform): void {
  const { db, jobs } = platform;
  jobs.work(groupRenamedJob, async ({ groupId }) => {
    for (const memberId of await listNotifiedAbout(db, groupId, []))
      await db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        await renameOfMember(tx, memberId, groupId);
      });
    await db.transaction(async (tx) => {
      const name = (await findRetoldTexts(tx, [groupId])).get(groupId);
      if (name) for (const kind of EVENTS) await rewriteWhere(tx, kind, named(groupId, name));
    });
  });
  jobs.work(groupGoneJob, async ({ groupId, except }) => {
    for (const memberId of await listNotifiedAbout(db, groupId, except))
      await db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        const removed = await removeAbout(tx, memberId, groupId);
        for (const { id } of removed) for (const kind of EVENTS) await forgetWhere(tx, kind, ["id"], id);
        await publishRemoved(platform, tx, memberId, removed);
      });
  });
}
