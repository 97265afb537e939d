import type { FeatureManifest } from "../wire/feature.ts";

/** What posts add to shared lists. Likes and reposts are too many for the daily mail. */
export const posts = {
  order: 6,
  reports: { post: [], comment: ["post_id"] },
  notifications: {
    comment: { about: ["post_id", "comment_id"], mailed: true },
    like: { about: ["post_id"], mailed: false },
    repost: { about: ["post_id"], mailed: false },
  },
} as const satisfies FeatureManifest;
