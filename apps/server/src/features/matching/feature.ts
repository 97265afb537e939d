import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { candidateScansOf } from "#features/matching/deck/candidate-scan.ts";
import { refreshCard } from "#features/matching/deck/cards.ts";
import { learnOutcomes } from "#features/matching/outcomes/learn-outcomes.ts";
import { collectMatching, withdrawLikes } from "#features/matching/personal/personal-queries.ts";
import { countMatches, findMatchingProfile, sweepCards } from "#features/matching/queries.ts";
import { matchingRoutes } from "#features/matching/routes.ts";
import { findMatchIn } from "#features/matching/swipes/progress-queries.ts";
import type * as tables from "#features/matching/tables.ts";
import { learnWords } from "#features/matching/words/learn-words.ts";
import { notifyLater, withdraw } from "#features/notifications/public.ts";
import type { Feature, NotificationKinds } from "#platform/feature.ts";
import { jsonFile, type PersonalData, storedFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** The notifications that matching sends. A match's conversation need not be there yet: the page finds it. */
const matchingNotifications: NotificationKinds<"match"> = {
  match: { path: () => notificationsPaths.notifications },
};

const matchBundle = (matchId: string): string => `match:${matchId}`;

/** A match is news until its member writes: among this many first messages both have written. */
const FIRST_MESSAGES = 10;

/** Notifies both sides of a match; queued, because the match is made in a transaction that has already written. */
function notifyOfMatches(platform: Platform): void {
  platform.domainEvents.within("match.made", async (tx, { matchId, members: [a, b] }) => {
    const notice = {
      type: "match",
      bundle: matchBundle(matchId),
      text: null,
      about: { match_id: matchId },
    } as const;
    await notifyLater(platform, tx, { ...notice, memberId: a, actorId: b });
    await notifyLater(platform, tx, { ...notice, memberId: b, actorId: a });
  });
  platform.domainEvents.after("message.sent", async ({ chatId, senderId, seq }) => {
    const matchId = seq > FIRST_MESSAGES ? null : await findMatchIn(platform.db, senderId, chatId);
    if (!matchId) return;
    const withdrawal = { memberId: senderId, bundle: matchBundle(matchId) };
    await platform.db.transaction((tx) => withdraw(platform, tx, withdrawal));
  });
}

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
