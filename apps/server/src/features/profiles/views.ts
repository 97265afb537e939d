import type { View } from "#platform/db/definitions.ts";

/** What other features may read of profiles. */
export const views: readonly View[] = [
  {
    // What members say of themselves; also of hidden members and of those who have not finished the wizard.
    name: "member_profiles",
    sql: `select p.member_id, p.username, p.username_key, p.age, p.language, p.bio, p.business_idea, p.location, p.avatar,
        p.business_models, p.skills, p.goals, p.onboarding_step, p.target, p.signs
      from profiles p`,
  },
  {
    // Blocks between members. Neither side sees the other.
    name: "member_blocks",
    sql: "select b.blocker, b.blocked from blocks b",
  },
];
