import type { FeatureManifest } from "../wire/feature.ts";

/** What verification adds to shared lists. */
export const verification = {
  order: 12,
  notifications: { verification_decision: { about: ["outcome"], mailed: false } },
} as const satisfies FeatureManifest;
