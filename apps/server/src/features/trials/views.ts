import type { View } from "#platform/db/definitions.ts";

/** What other features may read of trial projects. */
export const views: readonly View[] = [
  { name: "begun_trials", sql: "select t.id, t.started_at from trials t where t.started_at is not null" },
  {
    // How those that began came out: how many of the two said "together", and whether one said "apart"; not what they wrote.
    name: "trial_endings",
    sql: `select t.conversation_id, (select count(*) from trial_debriefs d where d.trial_id = t.id and d.verdict = 'together') as together,
        exists (select from trial_debriefs d where d.trial_id = t.id and d.verdict = 'apart') as apart
      from trials t where t.started_at is not null`,
  },
  {
    // Those that were not declined, and when they last went on.
    name: "lasting_trials",
    sql: `select t.id, t.conversation_id, greatest(t.created_at, t.started_at, case when t.ends_at <= now() then t.ends_at end) as moved_at
      from trials t where t.status <> 'declined'`,
  },
];
