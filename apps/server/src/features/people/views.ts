import type { View } from "#platform/db/definitions.ts";

/** What other features may read of the ties between people. */
export const views: readonly View[] = [
  { name: "member_follows", sql: "select w.follower, w.followed from follows w" },
  { name: "member_mutes", sql: "select u.muter, u.muted from mutes u" },
];
