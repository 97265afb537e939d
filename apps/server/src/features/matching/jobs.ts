import { refreshCard } from "#features/matching/cards.ts";
import { sweepCards } from "#features/matching/queries.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers what matching does outside of requests. */
export function matchingListeners({ facts, jobs, db }: Platform): void {
  // In the same transaction: a card never shows what its profile no longer says.
  facts.within("profile.changed", (tx, { memberId }) => refreshCard(tx, memberId));
  jobs.repeat("matching.sweep", "23 3 * * *", () => sweepCards(db));
}
