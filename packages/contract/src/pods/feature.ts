import type { FeatureManifest } from "../wire/feature.ts";

/** What weekly circles add to shared lists. */
export const pods = {
  order: 12,
  reports: { pod_entry: [] },
  notifications: {
    pod_invite: { about: [], mailed: true },
    pod_found: { about: [], mailed: true },
    pod_goal: { about: [], mailed: false },
    pod_check_in: { about: [], mailed: false },
    pod_widened: { about: [], mailed: false },
  },
} as const satisfies FeatureManifest;
