import { DUE_SOON_HOURS } from "@kompagnon/contract/teams/rules.ts";
import { notifyLater } from "#features/notifications/public.ts";
import { dueOf } from "#features/teams/notifications.ts";
import { takeDue } from "#features/teams/tasks/task-queries.ts";
import type { Platform } from "#platform/platform.ts";

/** Tasks that are reminded of in one transaction. */
const AT_A_TIME = 100;

/** Reminds of tasks that are due soon, each date once: that it was done commits with the telling. */
export async function remind(platform: Platform, now: Date): Promise<void> {
  for (let taken = AT_A_TIME; taken === AT_A_TIME; ) {
    taken = await platform.db.transaction(async (tx) => {
      const due = await takeDue(tx, now, DUE_SOON_HOURS, AT_A_TIME);
      for (const { id, teamId, title, memberIds } of due)
        for (const memberId of memberIds)
          await notifyLater(platform, tx, {
            memberId,
            actorId: null,
            type: "task_due",
            bundle: dueOf(teamId),
            text: title,
            source: id,
            about: { team_id: teamId, task_id: id },
          });
      return due.length;
    });
  }
}
