import { ChartBarBig } from "lucide-react";
import { lazy } from "react";
import type { WebFeature } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** Polls in the channels of groups. */
export const polls = {
  channelPanels: [
    {
      key: "polls",
      order: 10,
      icon: ChartBarBig,
      useLabel: () => useTranslation("polls").t("panel"),
      component: lazy(async () => ({ default: (await import("./polls-panel.tsx")).PollsPanel })),
    },
  ],
  notificationCards: () => import("./notification-cards.ts"),
  searchEntries: () => import("./search-entries.tsx"),
} satisfies WebFeature;
