import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { notifyLater } from "#features/notifications/public.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

/** The notifications that matching sends. A match's conversation need not be there yet: the page finds it. */
export const matchingNotifications: NotificationKinds<"match"> = {
  match: { path: () => notificationsPaths.notifications },
};

/** Notifies both sides of a match; queued, because the match is made in a transaction that has already written. */
export function notifyOfMatches(platform: Platform): void {
  platform.domainEvents.within("match.made", async (tx, { matchId, members: [a, b] }) => {
    const notice = {
      type: "match",
      bundle: `match:${matchId}`,
      text: null,
      about: { match_id: matchId },
    } as const;
    await notifyLater(platform, tx, { ...notice, memberId: a, actorId: b });
    await notifyLater(platform, tx, { ...notice, memberId: b, actorId: a });
  });
}
