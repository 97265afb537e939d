import { workOnFiles } from "#features/groups/drop-files.ts";
import { sweepInvites } from "#features/groups/invite-queries.ts";
import { groupTopic } from "#features/groups/locks.ts";
import { deleteMembership } from "#features/groups/member-queries.ts";
import { applyRole, removeGroup } from "#features/groups/membership.ts";
import {
  collectGroups,
  findSuccessor,
  forgetApplicationEvents,
  type LosingRow,
  lockGroupsOf,
} from "#features/groups/personal-queries.ts";
import { recordActivity } from "#features/groups/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { jsonFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Codes that open nothing stay visible to moderators for so long. */
const DEAD_INVITES_KEPT_DAYS = 30;
/** How often writing in one conversation is looked at. */
const ACTIVITY_EVERY_MS = 60_000;
/** Conversations remembered at a time. */
const REMEMBERED_MAX = 10_000;

/** Registers what the groups feature listens to, what it does at night, and what it knows about a member. */
export function groupsJobs(platform: Platform): void {
  const { jobs, db, personal } = platform;
  followMessages(platform);
  workOnFiles(platform);
  jobs.repeat("groups.sweep", "19 4 * * *", () =>
    sweepInvites(db, DEAD_INVITES_KEPT_DAYS).then(() => undefined),
  );
  personal.add({
    erase: async (tx, memberId) => {
      await forgetApplicationEvents(tx, memberId);
      for (const group of await lockGroupsOf(tx, memberId)) await loseMember(platform, tx, group, memberId);
    },
    async *collect(memberId) {
      yield jsonFile("groups.json", await collectGroups(db, memberId));
    },
  });
}

/** A group is as active as its channels. */
function followMessages({ domainEvents, db }: Platform): void {
  const recorded = new Map<string, number>();
  domainEvents.after("message.sent", async ({ chatId }) => {
    const now = Date.now();
    if (now - (recorded.get(chatId) ?? 0) < ACTIVITY_EVERY_MS) return;
    if (recorded.size >= REMEMBERED_MAX) recorded.clear();
    recorded.set(chatId, now);
    await recordActivity(db, chatId);
  });
}

/** A member is erased: somebody else takes over what they owned, and an empty group goes with everything in it. */
async function loseMember(platform: Platform, tx: Tx, group: LosingRow, memberId: string): Promise<void> {
  await deleteMembership(tx, group.id, memberId);
  if (group.role === "owner") {
    const successor = await findSuccessor(tx, group.id);
    if (!successor) return removeGroup(platform, tx, group);
    await applyRole(tx, group.id, successor, "owner");
  }
  await platform.live.publish(tx, groupTopic(group.id), "group_members_changed", { group_id: group.id });
}
