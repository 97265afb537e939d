import { refreshCard } from "#features/matching/deck/cards.ts";
import { walksOf } from "#features/matching/deck/walks.ts";
import type { Platform } from "#platform/platform.ts";

/** A card never shows what its profile no longer says: it follows in the same transaction. */
export function matchingListeners({ db, domainEvents }: Platform): void {
  domainEvents.within("profile.changed", async (tx, { memberId }) => {
    await refreshCard(db, tx, memberId);
    tx.afterCommit(() => walksOf(db).forget());
  });
}
