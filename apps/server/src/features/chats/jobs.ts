import { listUnscrubbed, setScrubbed } from "#features/chats/attachments/attachment-queries.ts";
import { sweepUnsent } from "#features/chats/attachments/attachments.ts";
import { fetchCards } from "#features/chats/link-cards/link-cards.ts";
import { answerOld } from "#features/chats/requests/requests.ts";
import { scrubStored } from "#platform/media/stored.ts";
import type { Platform } from "#platform/platform.ts";

/** What chats do by the clock and in queues. */
export function chatsJobs(platform: Platform): void {
  fetchCards(platform);
  platform.jobs.repeat("chats.sweep", "53 * * * *", () => sweepUnsent(platform));
  platform.jobs.repeat("chats.answer-old", "11 * * * *", () => answerOld(platform));
  platform.jobs.repeat("chats.scrub", "5-59/10 * * * *", () =>
    scrubStored(platform, { list: (limit) => listUnscrubbed(platform.db, limit), note: setScrubbed }),
  );
}
