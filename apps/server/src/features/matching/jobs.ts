import { refreshCard } from "#features/matching/cards.ts";
import { collectMatching, withdrawLikes } from "#features/matching/personal-queries.ts";
import { findMatchingProfile, sweepCards } from "#features/matching/queries.ts";
import { jsonFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers what matching does outside of requests. */
export function matchingListeners({ domainEvents, jobs, db, personal, storage }: Platform): void {
  // In the same transaction: a card never shows what its profile no longer says.
  domainEvents.within("profile.changed", (tx, { memberId }) => refreshCard(tx, memberId));
  personal.add({
    async *collect(memberId) {
      yield jsonFile("matching.json", await collectMatching(db, memberId));
      const { picture } = await findMatchingProfile(db, memberId);
      const bytes = picture && (await storage.get(picture));
      if (bytes) yield { path: "matching-picture.jpg", content: bytes };
    },
    files: async (tx, memberId) => {
      const { picture } = await findMatchingProfile(tx, memberId);
      return picture ? [picture] : [];
    },
    erase: (tx, memberId) => withdrawLikes(tx, memberId),
  });
  jobs.repeat("matching.sweep", "23 3 * * *", () => sweepCards(db));
}
