import type { FeatureManifest } from "../wire/feature.ts";

/** What polls add to shared lists. */
export const polls = {
  order: 9,
  reports: { poll: [] },
  notifications: { poll_closed: { about: ["chat_id", "group_id", "group_name"], mailed: false } },
} as const satisfies FeatureManifest;
