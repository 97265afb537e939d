import type { FeatureManifest } from "../wire/feature.ts";

/** What chats add to shared lists. */
export const chats = {
  order: 2,
  reports: { message: ["chat_id"] },
  notifications: {
    message: { about: ["chat_id"], mailed: true },
    chat_request: { about: ["chat_id", "request_id"], mailed: true },
  },
} as const satisfies FeatureManifest;
