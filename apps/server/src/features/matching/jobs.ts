import { learnOutcomes } from "#features/matching/outcomes/learn-outcomes.ts";
import { sweepCards } from "#features/matching/queries.ts";
import { learnWords } from "#features/matching/words/learn-words.ts";
import type { Platform } from "#platform/platform.ts";

/** What matching does by the clock. */
export function matchingJobs({ jobs, db }: Platform): void {
  jobs.repeat("matching.sweep", "23 3 * * *", () => sweepCards(db));
  jobs.repeat("matching.outcomes", "38 3 * * *", () => learnOutcomes(db));
  jobs.repeat("matching.words", "53 3 * * *", () => learnWords(db));
}
