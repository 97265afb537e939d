import type { View } from "#platform/db/definitions.ts";

/** What other features may read of moderation. */
export const views: readonly View[] = [
  {
    // What was reported of whom and what was decided; not what it said, nor who reported it.
    name: "case_outcomes",
    sql: "select c.id, c.author_id, c.decision from moderation_cases c",
  },
];
