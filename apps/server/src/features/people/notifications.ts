import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { notifyLater, withdraw } from "#features/notifications/public.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

/** The notifications that people send. */
export const peopleNotifications: NotificationKinds<"follow"> = {
  follow: {
    path: (_, actorId) => (actorId ? peoplePaths.member(actorId) : notificationsPaths.notifications),
  },
};

const followed = (followerId: string): string => `follow:${followerId}`;

/** A new follower is one notification, while they follow. */
export function notifyOfFollowers(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("member.followed", (tx, { followerId, followedId }) =>
    notifyLater(platform, tx, {
      memberId: followedId,
      type: "follow",
      actorId: followerId,
      text: null,
      once: true,
      bundle: followed(followerId),
      about: {},
    }),
  );
  domainEvents.within("member.unfollowed", (tx, { followerId, followedId }) =>
    withdraw(platform, tx, { memberId: followedId, bundle: followed(followerId), readToo: true }),
  );
}
