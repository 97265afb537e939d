import type { WebFeature } from "#platform/feature.ts";

/** What visits are like, for admins. */
export const analytics = {
  adminEntries: () => import("./admin-entries.ts"),
} satisfies WebFeature;
