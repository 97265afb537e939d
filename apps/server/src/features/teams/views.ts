import type { View } from "#platform/db/definitions.ts";

/** What other features may read of teams. */
export const views: readonly View[] = [
  {
    // Teams and what they came from.
    name: "team_cards",
    sql: "select t.id, t.name, t.goal, t.origin_kind, t.origin_id, t.chat_id, t.created_at from teams t",
  },
  {
    // Who belongs to which team.
    name: "team_memberships",
    sql: "select s.team_id, s.member_id, s.role, s.joined_at from team_members s",
  },
];
