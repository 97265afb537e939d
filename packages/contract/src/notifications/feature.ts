import type { FeatureManifest } from "../wire/feature.ts";

/** What several features send alike: somebody is named, in a channel or a post, or brought along, into a group or a trial project. */
export const notifications = {
  order: 4,
  notifications: {
    mention: { about: ["chat_id", "group_id", "group_name", "post_id", "comment_id"], mailed: true },
    dm_invite: { about: ["chat_id", "group_id", "group_name"], mailed: true },
  },
} as const satisfies FeatureManifest;
