import type { WebFeature } from "#platform/feature.ts";

const parts = () => import("./parts.tsx");

/** Events of groups, teams and circles. */
export const events = {
  channelPanels: parts,
  notificationCards: () => import("./notification-cards.ts"),
  searchEntries: parts,
} satisfies WebFeature;
