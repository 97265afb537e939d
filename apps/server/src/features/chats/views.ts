import type { View } from "#platform/db/definitions.ts";

/** What other features may read of conversations. */
export const views: readonly View[] = [
  {
    // Conversations of two members; channels have no pair.
    name: "conversation_pairs",
    sql: "select c.id, c.lo, c.hi from conversations c where c.lo is not null and c.hi is not null",
  },
];
