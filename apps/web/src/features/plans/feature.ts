import { plansPaths } from "@kompagnon/contract/plans/paths.ts";
import { Waypoints } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";

/** Plans, found among the tools and in the palette: they fill the window, without the sidebar (spec: community, shell layout). */
export const plans = {
  navigation: [
    { key: "plans", section: null, order: 62, to: plansPaths.list, icon: Waypoints, shortcut: "b" },
  ],
  resourceEntries: () => import("./resource-entries.ts"),
  useFullWidth: (pathname) => pathname === plansPaths.list || pathname.startsWith(`${plansPaths.list}/`),
} satisfies WebFeature;
