import type { FeatureManifest } from "../wire/feature.ts";

const about = ["event_id", "event_on", "starts_at", "group_id"] as const;

/** What events add to shared lists. The reminders are three types: so members choose in the settings which they want. */
export const events = {
  order: 13,
  reports: { event: [] },
  notifications: {
    event_day: { about, mailed: true },
    event_hour: { about, mailed: false },
    event_minutes: { about, mailed: false },
    event_seat: { about, mailed: true },
    event_changed: { about, mailed: true },
    event_cancelled: { about, mailed: true },
  },
} as const satisfies FeatureManifest;
