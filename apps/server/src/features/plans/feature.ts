import type { Feature } from "#platform/feature.ts";

/** Plans. They are documents that people write together: all the server keeps of them is with those. */
export const plans = {
  name: "plans",
  data: {},
  sample: {
    after: [],
    prepare: async (community) => {
      const { loadPlans } = await import("#features/plans/sample/load.ts");
      return (tx) => loadPlans(tx, community);
    },
  },
} as const satisfies Feature;
