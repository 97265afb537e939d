import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { Rocket } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";
import { TeamsListener } from "./teams-listener.tsx";

/** Teams and their tasks; the way there is for members of one. */
export const teams = {
  navigation: [
    {
      key: "teampanel",
      section: "main",
      order: 55,
      to: teamsPaths.panel,
      icon: Rocket,
      inMoreMenu: true,
      badge: "teams",
      shortcut: "t",
    },
  ],
  adminEntries: () => import("./admin-entries.ts"),
  listener: { component: TeamsListener },
  notificationCards: () => import("./notification-cards.ts"),
} satisfies WebFeature;
