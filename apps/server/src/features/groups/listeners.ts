import { recordActivity } from "#features/groups/queries.ts";
import type { Platform } from "#platform/platform.ts";

/** How often activity in one conversation is recorded. */
const ACTIVITY_EVERY_MS = 60_000;
/** Conversations remembered at a time. */
const REMEMBERED_MAX = 10_000;

/** A group is as active as its channels. */
export function groupsListeners({ domainEvents, db }: Platform): void {
  const recorded = new Map<string, number>();
  domainEvents.after("message.sent", async ({ chatId }) => {
    const now = Date.now();
    if (now - (recorded.get(chatId) ?? 0) < ACTIVITY_EVERY_MS) return;
    if (recorded.size >= REMEMBERED_MAX) recorded.clear();
    recorded.set(chatId, now);
    await recordActivity(db, chatId);
  });
}
