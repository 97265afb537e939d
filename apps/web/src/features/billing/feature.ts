import type { WebFeature } from "#platform/feature.ts";

/** Premium: what it costs, what was bought, and when it ends. */
export const billing = {
  notificationCards: () => import("./notification-cards.ts"),
} satisfies WebFeature;
