import { giveAllBack } from "#features/ai/allowance.ts";
import { sweepTranslations } from "#features/ai/translation-queries.ts";
import type { Platform } from "#platform/platform.ts";

/** What the assistants do by the clock. */
export const aiJobs = (platform: Platform): void =>
  platform.jobs.repeat("ai.give-back", "*/10 * * * *", async () => {
    await giveAllBack(platform);
    await sweepTranslations(platform.db);
  });
