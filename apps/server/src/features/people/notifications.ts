import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { notifyLater } from "#features/notifications/public.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

/** The notifications that people send. */
export const peopleNotifications: NotificationKinds<"follow"> = {
  follow: {
    path: (_, actorId) => (actorId ? peoplePaths.member(actorId) : notificationsPaths.notifications),
  },
};

/** A new follower is told once until it is read. */
export function notifyOfFollowers(platform: Platform): void {
  platform.domainEvents.within("member.followed", (tx, { followerId, followedId }) =>
    notifyLater(platform, tx, {
      ...{ memberId: followedId, type: "follow", actorId: followerId, text: null, once: true },
      bundle: `follow:${followerId}`,
      about: {},
    }),
  );
}
