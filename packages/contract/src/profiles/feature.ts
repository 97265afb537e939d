import type { FeatureManifest } from "../wire/feature.ts";

/** What profiles add to shared lists. */
export const profiles = { order: 0, reports: { member: [] } } as const satisfies FeatureManifest;
