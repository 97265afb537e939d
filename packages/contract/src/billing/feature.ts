import type { FeatureManifest } from "../wire/feature.ts";

/** What billing adds to shared lists. */
export const billing = {
  order: 10,
  notifications: { premium_expiring: { about: ["plan"], mailed: false } },
} as const satisfies FeatureManifest;
