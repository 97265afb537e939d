import type { FeatureManifest } from "../wire/feature.ts";

/** What the way from a match to a company adds to shared lists. */
export const partnerships = {
  order: 14,
  notifications: {
    path_part: { about: ["chat_id"], mailed: true },
    path_uncovered: { about: ["chat_id"], mailed: true },
    path_point: { about: ["chat_id"], mailed: true },
    path_team: { about: ["chat_id"], mailed: true },
  },
} as const satisfies FeatureManifest;
