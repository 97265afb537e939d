import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { Boxes } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";
import { GroupsListener } from "./groups-listener.tsx";

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
      inMoreMenu: true,
      shortcut: "u",
    },
  ],
  listener: { component: GroupsListener },
  notificationCards: () => import("./notification-cards.ts"),
  searchEntries: () => import("./search-entries.tsx"),
} satisfies WebFeature;
