import type { FeatureManifest } from "../wire/feature.ts";

/** Notifications of several features: a mention, in a channel or a post, or an invitation, into a group or a trial project. */
export const notifications = {
  order: 4,
  notifications: {
    mention: { about: ["chat_id", "group_id", "group_name", "post_id", "comment_id"], mailed: true },
    dm_invite: { about: ["chat_id", "group_id", "group_name"], mailed: true },
  },
} as const satisfies FeatureManifest;
