import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { Boxes } from "lucide-react";
import { lazy } from "react";
import type { WebFeature } from "#platform/feature.ts";

/** Groups and their channels. */
export const groups = {
  navigation: [
    {
      key: "groups",
      section: "main",
      order: 50,
      to: groupsPaths.groups,
      icon: Boxes,
      unread: "groups",
      shortcut: "u",
    },
  ],
  listener: {
    component: lazy(async () => ({ default: (await import("./groups-listener.tsx")).GroupsListener })),
  },
  notificationCards: () => import("./notification-cards.ts"),
  searchEntries: () => import("./search-entries.tsx"),
} satisfies WebFeature;
