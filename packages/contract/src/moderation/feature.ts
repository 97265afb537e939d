import type { FeatureManifest } from "../wire/feature.ts";

/** What moderation adds to shared lists. */
export const moderation = {
  order: 8,
  notifications: { report_decision: { about: ["decision", "case_id"], mailed: true } },
} as const satisfies FeatureManifest;
