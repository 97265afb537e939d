import { forgetBanned, forgetOneAnother } from "#features/notifications/removal.ts";
import type { Platform } from "#platform/platform.ts";

/** After a block neither keeps what they were told about the other; of somebody who is banned nobody keeps anything. */
export function notificationsListeners(platform: Platform): void {
  platform.domainEvents.within("block.changed", async (tx, { blocker, blocked, on }) => {
    if (on) await forgetOneAnother(platform, tx, [blocker, blocked]);
  });
  platform.domainEvents.within("member.banned", async (tx, { memberId }) => {
    await forgetBanned(tx, memberId);
  });
}
