import { publishPresence } from "#features/chats/presence.ts";
import type { Platform } from "#platform/platform.ts";

/** Those who may know hear of a status that was set by hand. */
export function chatsListeners(platform: Platform): void {
  platform.domainEvents.after("status.changed", ({ memberId }) => publishPresence(platform, memberId));
}
