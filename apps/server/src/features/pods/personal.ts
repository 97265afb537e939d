import { deleteInvitation, listAllInvitations } from "#features/pods/invitation-queries.ts";
import { collectPods } from "#features/pods/personal-queries.ts";
import { deletePodRow, listAllOf, lockPod } from "#features/pods/queries.ts";
import { leaveWithin } from "#features/pods/service.ts";
import { tellMine } from "#features/pods/tell.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What weekly circles hold about a member. */
export const podsPersonal = (platform: Platform): PersonalData => ({
  erase: {
    after: ["moderation"],
    // They leave as in an ordinary leave, so that other members do not wait for them; their words are deleted with their row.
    run: async (tx, memberId) => {
      for (const { id, podId, fromId, toId } of await listAllInvitations(tx, memberId)) {
        await lockPod(tx, podId);
        if (await deleteInvitation(tx, id)) await deletePodRow(tx, podId);
        await tellMine(platform, tx, [fromId, toId]);
      }
      for (const podId of await listAllOf(tx, memberId)) {
        await lockPod(tx, podId);
        await leaveWithin(platform, tx, podId, memberId);
      }
    },
  },
  async *collect(memberId) {
    yield jsonFile("weekly-circles.json", await collectPods(platform.db, memberId));
  },
});
