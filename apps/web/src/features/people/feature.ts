import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { CircleUserRound, UserRoundSearch } from "lucide-react";
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
      inMoreMenu: true,
      shortcut: "p",
    },
    {
      key: "profile",
      section: null,
      order: 5,
      to: peoplePaths.own,
      icon: CircleUserRound,
      inAccountMenu: true,
      shortcut: "i",
    },
  ],
  notificationCards: () => import("./notification-cards.ts"),
  searchEntries: () => import("./search-entries.tsx"),
} satisfies WebFeature;
