import type { FeatureManifest } from "../wire/feature.ts";

/** What teams add to shared lists. */
export const teams = {
  order: 12,
  reports: { team: [], team_task: [], task_comment: [] },
  notifications: {
    team_invite: { about: ["team_id"], mailed: true },
    team_message: { about: ["team_id"], mailed: true },
    task_assigned: { about: ["team_id", "task_id"], mailed: true },
    task_due: { about: ["team_id", "task_id"], mailed: true },
  },
} as const satisfies FeatureManifest;
