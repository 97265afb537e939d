import type { FeatureManifest } from "../wire/feature.ts";

/** What invites add to shared lists. */
export const invites = {
  order: 11,
  notifications: { invite: { about: [], mailed: true } },
} as const satisfies FeatureManifest;
