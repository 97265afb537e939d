import type { View } from "#platform/db/definitions.ts";

/** What other features may read of groups. */
export const views: readonly View[] = [
  {
    // Who belongs to which group.
    name: "group_memberships",
    sql: "select s.group_id, s.member_id, s.role from memberships s",
  },
];
