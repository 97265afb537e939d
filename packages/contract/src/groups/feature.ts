import type { FeatureManifest } from "../wire/feature.ts";

/** What groups add to shared lists. */
export const groups = {
  order: 3,
  reports: { group: [] },
  notifications: {
    group_application: { about: ["group_id", "group_name"], mailed: true },
    group_invite: { about: ["group_id", "group_name"], mailed: true },
    group_decision: { about: ["group_id", "group_name", "accepted"], mailed: true },
  },
} as const satisfies FeatureManifest;
