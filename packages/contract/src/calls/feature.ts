import type { FeatureManifest } from "../wire/feature.ts";

/** What calls add to shared lists. */
export const calls = {
  order: 5,
  notifications: { call_missed: { about: ["chat_id"], mailed: true } },
} as const satisfies FeatureManifest;
