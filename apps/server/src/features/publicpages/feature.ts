import { collectPages } from "#features/publicpages/queries.ts";
import { publicPagesRoutes } from "#features/publicpages/routes.ts";
import type * as tables from "#features/publicpages/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Which pages a member opened to everybody. */
const publicPagesPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("public-pages.json", await collectPages(db, memberId));
  },
});

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
