import type { WebFeature } from "#platform/feature.ts";

/** Questions of people who start an online business, with answers and their sources. */
export const faq = {
  resourceEntries: () => import("./resource-entries.ts"),
} satisfies WebFeature;
