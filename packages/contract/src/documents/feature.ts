import type { FeatureManifest } from "../wire/feature.ts";

/** What documents add to shared lists. */
export const documents = {
  order: 16,
  notifications: {
    document_shared: { about: ["document_id", "document_kind"], mailed: true },
    document_mention: { about: ["document_id", "document_kind"], mailed: true },
  },
} as const satisfies FeatureManifest;
