import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { notifyLater, withdraw } from "#features/notifications/public.ts";
import { findNamed } from "#features/people/finding/finding.ts";
import { collectTies } from "#features/people/follows/follow-queries.ts";
import { endFollows } from "#features/people/follows/follows.ts";
import { peopleRoutes } from "#features/people/routes.ts";
import type * as tables from "#features/people/tables.ts";
import type { Feature, NotificationKinds } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** The notifications that people send. */
const peopleNotifications: NotificationKinds<"follow"> = {
  follow: {
    path: (_, actorId) => (actorId ? peoplePaths.member(actorId) : notificationsPaths.notifications),
  },
};

const followed = (followerId: string): string => `follow:${followerId}`;

/** A new follower is one notification, while they follow. */
function notifyOfFollowers(platform: Platform): void {
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

/** What the people feature holds about a member. */
const peoplePersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("people.json", await collectTies(db, memberId));
  },
});

/** A block ends following. */
function peopleListeners(platform: Platform): void {
  platform.domainEvents.within("block.changed", async (tx, { blocker, blocked, on }) => {
    if (on) await endFollows(platform, tx, blocker, blocked);
  });
}

/** The people feature. */
export const people = {
  name: "people",
  routes: peopleRoutes,
  listeners: (platform) => {
    peopleListeners(platform);
    notifyOfFollowers(platform);
  },
  data: {
    follows: { exported: "people.json", erased: "with the member" },
    mutes: { exported: "people.json", erased: "with the member" },
    findableMembers: { exported: { not: "derived from the profile" }, erased: "with the member" },
  },
  personal: peoplePersonal,
  notifications: peopleNotifications,
  search: { people: findNamed },
} as const satisfies Feature<typeof tables>;
