import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { LayoutGrid } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";
import { ResourceLinks } from "./resource-links.tsx";

/** The tools that features bring, at one place. */
export const resources = {
  navigation: [
    {
      key: "resources",
      section: "main",
      order: 58,
      to: resourcesPaths.hub,
      icon: LayoutGrid,
      inMoreMenu: true,
      shortcut: "d",
      below: ResourceLinks,
    },
  ],
} satisfies WebFeature;
