import { presentationsPaths } from "@kompagnon/contract/presentations/paths.ts";
import { Presentation } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";

/** Presentations, found among the tools and in the palette: they fill the window, without the sidebar (spec: community, shell layout). */
export const presentations = {
  navigation: [
    {
      key: "presentations",
      section: null,
      order: 63,
      to: presentationsPaths.list,
      icon: Presentation,
      shortcut: "k",
    },
  ],
  resourceEntries: () => import("./resource-entries.ts"),
  useFullWidth: (pathname) =>
    pathname === presentationsPaths.list || pathname.startsWith(`${presentationsPaths.list}/`),
} satisfies WebFeature;
