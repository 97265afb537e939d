import { forgetOneAnother, hideActor } from "#features/notifications/removal.ts";
import type { Platform } from "#platform/platform.ts";

/** After a block neither keeps notifications that the other caused; nor does any member of one who is banned or leaves. */
export function notificationsListeners(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("block.changed", async (tx, { blocker, blocked, on }) => {
    if (on) await forgetOneAnother(platform, tx, [blocker, blocked]);
  });
  domainEvents.within("member.banned", (tx, { memberId }) => hideActor(platform, tx, memberId));
  domainEvents.within("member.leaving", (tx, { memberId }) => hideActor(platform, tx, memberId));
}
