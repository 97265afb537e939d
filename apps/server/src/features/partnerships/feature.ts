import { notifyOfPaths, partnershipsNotifications } from "#features/partnerships/notifications.ts";
import { collectPartnerships } from "#features/partnerships/queries.ts";
import { partnershipsRoutes } from "#features/partnerships/routes.ts";
import type * as tables from "#features/partnerships/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What partnerships hold about a member: never what the other answered; it goes with the conversations. */
const partnershipsPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("partnerships.json", await collectPartnerships(db, memberId));
  },
});

/** The way from a match to a company. */
export const partnerships = {
  name: "partnerships",
  routes: partnershipsRoutes,
  listeners: notifyOfPaths,
  data: {
    partnerships: { exported: "partnerships.json", erased: "with the member" },
    partnershipAnswers: { exported: "partnerships.json", erased: "with the member" },
    partnershipParts: { exported: "partnerships.json", erased: "with the member" },
    partnershipPoints: { exported: "partnerships.json", erased: "with the member" },
  },
  personal: partnershipsPersonal,
  notifications: partnershipsNotifications,
  sample: {
    after: ["chats", "trials"],
    prepare: async (community) => {
      const { loadPaths } = await import("#features/partnerships/sample/load.ts");
      return (tx) => loadPaths(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
