import { candidateScansOf } from "#features/matching/deck/candidate-scan.ts";
import { refreshCard } from "#features/matching/deck/cards.ts";
import { matchingNotifications, notifyOfMatches } from "#features/matching/notifications.ts";
import { learnOutcomes } from "#features/matching/outcomes/learn-outcomes.ts";
import { collectMatching, withdrawLikes } from "#features/matching/personal/personal-queries.ts";
import { countMatches, findMatchingProfile, sweepCards } from "#features/matching/queries.ts";
import { matchingRoutes } from "#features/matching/routes.ts";
import type * as tables from "#features/matching/tables.ts";
import { learnWords } from "#features/matching/words/learn-words.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData, storedFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What matching holds about a member. */
const matchingPersonal = ({ db, storage }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("matching.json", await collectMatching(db, memberId));
    const { picture } = await findMatchingProfile(db, memberId);
    yield* storedFile(storage, "matching-picture.webp", picture);
  },
  files: async (tx, memberId) => {
    const { picture } = await findMatchingProfile(tx, memberId);
    return picture ? [picture] : [];
  },
  erase: { after: [], run: withdrawLikes },
});

/** A card never shows what its profile no longer says: it follows in the same transaction. */
function matchingListeners({ db, domainEvents }: Platform): void {
  domainEvents.within("profile.changed", async (tx, { memberId }) => {
    await refreshCard(db, tx, memberId);
    tx.afterCommit(() => candidateScansOf(db).forget());
  });
}

/** What matching does by the clock. */
function matchingJobs({ jobs, db }: Platform): void {
  jobs.repeat("matching.sweep", "23 3 * * *", () => sweepCards(db));
  jobs.repeat("matching.outcomes", "38 3 * * *", () => learnOutcomes(db));
  jobs.repeat("matching.words", "53 3 * * *", () => learnWords(db));
}

/** The matching feature. */
export const matching = {
  name: "matching",
  routes: matchingRoutes,
  jobs: matchingJobs,
  listeners: (platform) => {
    matchingListeners(platform);
    notifyOfMatches(platform);
  },
  data: {
    matchingProfiles: { exported: "matching.json", erased: "with the member" },
    deckCards: { exported: "matching.json", erased: "with the member" },
    swipes: { exported: "matching.json", erased: "with the member" },
    likeInbox: {
      exported: { not: "who likes a member is not told before it is mutual" },
      erased: "with the member",
    },
    matches: { exported: "matching.json", erased: "with the member" },
    matchModel: "nothing personal",
    matchTopics: "nothing personal",
    matchTaste: { exported: "matching.json", erased: "with the member" },
  },
  personal: matchingPersonal,
  figures: { matches: countMatches },
  notifications: matchingNotifications,
  sample: {
    after: ["chats"],
    prepare: async (community) => {
      const { loadSwipes } = await import("#features/matching/sample/load.ts");
      return (tx) => loadSwipes(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
