import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { UserRoundSearch } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";

/** Finding people. */
export const people = {
  navigation: [
    {
      key: "people",
      section: "main",
      order: 30,
      to: peoplePaths.search(),
      icon: UserRoundSearch,
      tucked: true,
      shortcut: "p",
    },
  ],
  notificationCards: () => import("./notification-cards.ts"),
  searchEntries: () => import("./search-entries.tsx"),
} satisfies WebFeature;
