import { sweepUnsent } from "#features/chats/attachments/attachments.ts";
import { fetchCards } from "#features/chats/link-cards/link-cards.ts";
import type { Platform } from "#platform/platform.ts";

/** What chats do by the clock and in queues. */
export function chatsJobs(platform: Platform): void {
  fetchCards(platform);
  platform.jobs.repeat("chats.sweep", "53 * * * *", () => sweepUnsent(platform));
}
