import type { WebFeature } from "#platform/feature.ts";

/** The way from a match to a company. */
export const partnerships = {
  notificationCards: () => import("./notification-cards.ts"),
} satisfies WebFeature;
