import { forgetBanned, forgetEachOther } from "#features/notifications/removal.ts";
import type { Platform } from "#platform/platform.ts";

/** After a block neither keeps what they were told about the other; of somebody who is banned nobody keeps anything. */
export function notificationsListeners(platform: Platform): void {
  platform.domainEvents.after("block.changed", ({ blocker, blocked, on }) =>
    on ? forgetEachOther(platform, blocker, blocked) : undefined,
  );
  platform.domainEvents.within("member.banned", async (tx, { memberId }) => {
    await forgetBanned(tx, memberId);
  });
}
