import { publicPagesPersonal } from "#features/publicpages/personal.ts";
import { publicPagesRoutes } from "#features/publicpages/routes.ts";
import type * as tables from "#features/publicpages/tables.ts";
import type { Feature } from "#platform/feature.ts";

/** Pages of members, groups and jobs that everybody can read, by their owner's choice. */
export const publicpages = {
  name: "publicpages",
  routes: publicPagesRoutes,
  data: { publicPages: { exported: "public-pages.json", erased: "with the member" } },
  personal: publicPagesPersonal,
  sample: {
    after: ["groups", "jobs"],
    prepare: async (community) => {
      const { openSamplePages } = await import("#features/publicpages/sample/load.ts");
      return (tx) => openSamplePages(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
