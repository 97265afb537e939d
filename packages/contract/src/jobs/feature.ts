import type { FeatureManifest } from "../wire/feature.ts";

/** What the job board adds to shared lists. */
export const jobs = {
  order: 12,
  reports: { job: [] },
  notifications: {
    job_application_submitted: { about: ["job_id", "application_id"], mailed: true },
    job_application_decided: { about: ["job_id", "application_id", "accepted"], mailed: true },
    job_match: { about: ["job_id"], mailed: true },
    job_expiring: { about: ["job_id"], mailed: true },
  },
} as const satisfies FeatureManifest;
