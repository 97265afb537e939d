import { helpPaths } from "@kompagnon/contract/help/paths.ts";
import { CircleHelp } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";

/** The help. */
export const help = {
  navigation: [
    {
      key: "help",
      section: "settings",
      order: 30,
      to: helpPaths.help,
      icon: CircleHelp,
      inAccountMenu: true,
      shortcut: "?",
    },
  ],
} satisfies WebFeature;
