import type { View } from "#platform/db/definitions.ts";

/** What other features may read of groups. */
export const views: readonly View[] = [
  {
    // Who belongs to which group.
    name: "group_memberships",
    sql: "select s.group_id, s.member_id, s.role from memberships s",
  },
  {
    // What groups say of themselves; what moderators took out of discovery counts as private.
    name: "group_profiles",
    sql: `select g.id, g.name, g.description, g.signs, g.avatar, case when g.withdrawn_at is null then g.type else 'private' end as type,
        g.niches, g.member_count
      from groups g`,
  },
];
