import type { WebFeature } from "#platform/feature.ts";

/** Writing to the team, and the team's inbox. */
export const contact = {
  adminEntries: () => import("./admin-entries.ts"),
} satisfies WebFeature;
