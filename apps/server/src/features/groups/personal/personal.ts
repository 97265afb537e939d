import { groupTopic } from "#features/groups/members/locks.ts";
import { deleteMembership } from "#features/groups/members/member-queries.ts";
import { applyRole, removeGroup } from "#features/groups/members/membership.ts";
import {
  collectGroups,
  findSuccessor,
  forgetApplicationEvents,
  type LosingRow,
  lockGroupsOf,
} from "#features/groups/personal/personal-queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the groups feature holds about a member. */
export const groupsPersonal = (platform: Platform): PersonalData => ({
  erase: {
    after: ["moderation"],
    run: async (tx, memberId) => {
      await forgetApplicationEvents(tx, memberId);
      for (const group of await lockGroupsOf(tx, memberId)) await loseMember(platform, tx, group, memberId);
    },
  },
  async *collect(memberId) {
    yield jsonFile("groups.json", await collectGroups(platform.db, memberId));
  },
});

/** Removes an erased member: a successor takes over what they owned; an empty group is deleted with everything in it. */
async function loseMember(platform: Platform, tx: Tx, group: LosingRow, memberId: string): Promise<void> {
  await deleteMembership(tx, group.id, memberId);
  if (group.role === "owner") {
    const successor = await findSuccessor(tx, group.id);
    if (!successor) return removeGroup(platform, tx, group);
    await applyRole(tx, group.id, successor, "owner");
  }
  await platform.live.publish(tx, groupTopic(group.id), "group_members_changed", { group_id: group.id });
}
