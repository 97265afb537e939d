import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { findMatchIn } from "#features/matching/swipes/progress-queries.ts";
import { notifyLater, withdraw } from "#features/notifications/public.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

/** The notifications that matching sends. A match's conversation need not be there yet: the page finds it. */
export const matchingNotifications: NotificationKinds<"match"> = {
  match: { path: () => notificationsPaths.notifications },
};

const matchBundle = (matchId: string): string => `match:${matchId}`;

/** A match is news until its member writes: among this many first messages both have written. */
const FIRST_MESSAGES = 10;

/** Notifies both sides of a match; queued, because the match is made in a transaction that has already written. */
export function notifyOfMatches(platform: Platform): void {
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
