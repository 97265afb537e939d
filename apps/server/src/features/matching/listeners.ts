import { refreshCard } from "#features/matching/deck/cards.ts";
import type { Platform } from "#platform/platform.ts";

/** A card never shows what its profile no longer says: it follows in the same transaction. */
export function matchingListeners({ domainEvents }: Platform): void {
  domainEvents.within("profile.changed", (tx, { memberId }) => refreshCard(tx, memberId));
}
