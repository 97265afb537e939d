import { collectPlans } from "#features/businessplans/queries.ts";
import { businessplansRoutes } from "#features/businessplans/routes.ts";
import type * as tables from "#features/businessplans/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What business plans hold about a member; they go with the member's row. */
const businessplansPersonal = (platform: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("business-plans.json", await collectPlans(platform.db, memberId));
  },
});

/** Business plans: written step by step, calculated, taken along. */
export const businessplans = {
  name: "businessplans",
  routes: businessplansRoutes,
  data: { businessPlans: { exported: "business-plans.json", erased: "with the member" } },
  personal: businessplansPersonal,
  sample: {
    after: ["billing"],
    prepare: async (community) => {
      const { loadPlans } = await import("#features/businessplans/sample/load.ts");
      return (tx) => loadPlans(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
