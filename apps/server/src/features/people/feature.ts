import "#features/people/follows/events.ts";
import { findNamed } from "#features/people/finding/finding.ts";
import { peopleListeners } from "#features/people/listeners.ts";
import { notifyOfFollowers, peopleNotifications } from "#features/people/notifications.ts";
import { peoplePersonal } from "#features/people/personal.ts";
import { peopleRoutes } from "#features/people/routes.ts";
import type * as tables from "#features/people/tables.ts";
import type { Feature } from "#platform/feature.ts";

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
