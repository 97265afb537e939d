import type { FeatureManifest } from "../wire/feature.ts";

/** What people add to shared lists. */
export const people = {
  order: 7,
  notifications: { follow: { about: [], mailed: true } },
} as const satisfies FeatureManifest;
