import { forgetEachOther } from "#features/notifications/service.ts";
import type { Platform } from "#platform/platform.ts";

/** After a block neither keeps what they were told about the other. */
export function notificationsListeners(platform: Platform): void {
  platform.domainEvents.after("block.changed", ({ blocker, blocked, on }) =>
    on ? forgetEachOther(platform, blocker, blocked) : undefined,
  );
}
