import type { WebFeature } from "#platform/feature.ts";

/** Business plans: written chapter by chapter, calculated, taken along. */
export const businessplans = {
  resourceEntries: () => import("./resource-entries.ts"),
} satisfies WebFeature;
