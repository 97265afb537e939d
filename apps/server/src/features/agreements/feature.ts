import { agreementsJobs } from "#features/agreements/jobs.ts";
import { agreementsNotifications, notifyOfAgreements } from "#features/agreements/notifications.ts";
import { agreementsPersonal } from "#features/agreements/personal.ts";
import { agreementsReports } from "#features/agreements/reports.ts";
import { agreementsRoutes } from "#features/agreements/routes.ts";
import type * as tables from "#features/agreements/tables.ts";
import type { Feature } from "#platform/feature.ts";

const SIGNED = { stays: "what both signed, which the other side keeps as proof" };

/** Agreements: written, sent, signed by both. */
export const agreements = {
  name: "agreements",
  routes: agreementsRoutes,
  jobs: agreementsJobs,
  listeners: notifyOfAgreements,
  data: {
    agreements: { exported: "agreements.json", erased: "by erase" },
    agreementVersions: { exported: "agreements.json", erased: SIGNED },
    agreementSignatures: { exported: "agreements.json", erased: SIGNED },
  },
  personal: agreementsPersonal,
  reports: agreementsReports,
  notifications: agreementsNotifications,
  sample: {
    after: ["chats", "billing"],
    prepare: async (community) => {
      const { loadAgreements } = await import("#features/agreements/sample/load.ts");
      return (tx) => loadAgreements(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
