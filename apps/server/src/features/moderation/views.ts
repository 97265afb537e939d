import type { View } from "#platform/db/definitions.ts";

/** What other features may read of moderation. */
export const views: readonly View[] = [
  {
    // The reported members and the decisions, without reported content or reporters.
    name: "case_outcomes",
    sql: "select c.id, c.author_id, c.decision from moderation_cases c",
  },
];
