import type { View } from "#platform/db/definitions.ts";

/** What other features may read of weekly circles. */
export const views: readonly View[] = [
  {
    // Who belongs to which circle.
    name: "pod_memberships",
    sql: "select s.pod_id, s.member_id from pod_members s where s.left_at is null",
  },
  {
    // The circles, and whether they are over.
    name: "pod_cards",
    sql: "select p.id, p.closed_at from pods p",
  },
];
