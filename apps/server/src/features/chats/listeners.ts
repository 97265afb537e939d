import { publishPresence } from "#features/chats/presence.ts";
import type { Platform } from "#platform/platform.ts";

/** Notifies those who may see it of a manually set status. */
export function chatsListeners(platform: Platform): void {
  platform.domainEvents.after("status.changed", ({ memberId }) => publishPresence(platform, memberId));
}
