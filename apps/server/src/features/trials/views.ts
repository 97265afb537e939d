import type { View } from "#platform/db/definitions.ts";

/** What other features may read of trial projects. */
export const views: readonly View[] = [
  { name: "begun_trials", sql: "select t.id, t.started_at from trials t where t.started_at is not null" },
];
