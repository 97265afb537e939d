import type { FeatureManifest } from "../wire/feature.ts";

/** What agreements add to shared lists. */
export const agreements = {
  order: 15,
  reports: { agreement: [] },
  notifications: {
    agreement_request: { about: ["agreement_id"], mailed: true },
    agreement_signed: { about: ["agreement_id"], mailed: true },
    agreement_void: { about: ["agreement_id"], mailed: true },
    agreement_declined: { about: ["agreement_id"], mailed: true },
  },
} as const satisfies FeatureManifest;
