import { businessplansPersonal } from "#features/businessplans/personal.ts";
import { businessplansRoutes } from "#features/businessplans/routes.ts";
import type * as tables from "#features/businessplans/tables.ts";
import type { Feature } from "#platform/feature.ts";

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
