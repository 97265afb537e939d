import type { View } from "#platform/db/definitions.ts";

/** What other features may read of conversations. */
export const views: readonly View[] = [
  {
    // Conversations of two members; channels have no pair.
    name: "conversation_pairs",
    sql: "select c.id, c.lo, c.hi from conversations c where c.lo is not null and c.hi is not null",
  },
  {
    // Who wrote when in conversations of two; nothing of what they wrote.
    name: "conversation_moments",
    sql: `select m.conversation_id, m.seq, m.sender_id, m.created_at from messages m join conversations c on c.id = m.conversation_id
      where c.lo is not null`,
  },
];
