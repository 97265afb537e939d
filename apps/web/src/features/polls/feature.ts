import type { WebFeature } from "#platform/feature.ts";

const parts = () => import("./parts.tsx");

/** Polls in the channels of groups. */
export const polls = {
  channelPanels: parts,
  notificationCards: () => import("./notification-cards.ts"),
  searchEntries: parts,
} satisfies WebFeature;
