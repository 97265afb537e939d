import { podsPaths } from "@kompagnon/contract/pods/paths.ts";
import { Goal } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";

/** Weekly circles. */
export const pods = {
  navigation: [
    {
      key: "pods",
      section: "main",
      order: 57,
      to: podsPaths.pods,
      icon: Goal,
      inMoreMenu: true,
      shortcut: "w",
    },
  ],
  notificationCards: () => import("./notification-cards.ts"),
} satisfies WebFeature;
