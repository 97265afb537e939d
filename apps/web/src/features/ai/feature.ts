import type { WebFeature } from "#platform/feature.ts";

/** The assistants. */
export const ai = {
  resourceEntries: () => import("./resource-entries.ts"),
} satisfies WebFeature;
