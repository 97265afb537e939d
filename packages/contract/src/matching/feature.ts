import type { FeatureManifest } from "../wire/feature.ts";

/** What matching adds to shared lists. */
export const matching = {
  order: 1,
  notifications: { match: { about: ["match_id"], mailed: true } },
} as const satisfies FeatureManifest;
