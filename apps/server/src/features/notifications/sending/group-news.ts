import { publishRemoved } from "#features/notifications/removal.ts";
import {
  listNotifiedAbout,
  removeAbout,
  renameStored,
} from "#features/notifications/sending/taken-back-queries.ts";
import { lockMember } from "#features/notifications/unread.ts";
import type { Tx } from "#platform/db/database.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { forgetWhere, rewriteWhere } from "#platform/live/forget.ts";
import type { Platform } from "#platform/platform.ts";

/** What members were told about a group goes, but for those who still may know of it. */
const groupGoneJob = defineJob<{ groupId: string; except: readonly string[] }>("notifications.group-gone");

/** Where live events of notifications name the group. */
const GROUP = ["payload", "group_id"];
const EVENTS = ["notification_created", "notification_changed"] as const;

/** A group has another name: what members were told about it says the new one. In the transaction that changes it. */
export async function renameGroup(tx: Tx, groupId: string, name: string): Promise<void> {
  await renameStored(tx, groupId, name);
  const change = { at: ["payload", "group_name"], where: GROUP, is: groupId, now: name };
  for (const kind of EVENTS) await rewriteWhere(tx, kind, change);
}

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

/** Removes what members were told about groups that are gone for them. */
export function removeGroupNews(platform: Platform): void {
  const { db, jobs } = platform;
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
