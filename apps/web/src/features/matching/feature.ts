import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { UsersRound } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";
import { MatchListener } from "./match-listener.tsx";

/** The deck; matches are celebrated on every page. */
export const matching = {
  navigation: [
    {
      key: "matching",
      section: "main",
      order: 40,
      to: matchingPaths.deck,
      icon: UsersRound,
      shortcut: "m",
    },
  ],
  listener: { component: MatchListener },
  notificationCards: () => import("./notification-cards.ts"),
} satisfies WebFeature;
