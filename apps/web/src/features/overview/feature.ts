import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { House } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";

/** The dashboard's first page. */
export const overview = {
  navigation: [
    {
      key: "home",
      section: "main",
      order: 10,
      to: overviewPaths.dashboard,
      icon: House,
      exact: true,
      shortcut: "h",
    },
  ],
} satisfies WebFeature;
