import { presentationsPaths } from "@kompagnon/contract/presentations/paths.ts";
import { Presentation } from "lucide-react";
import type { ResourceEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** Presentations among the tools. */
export const resourceEntries: readonly ResourceEntry[] = [
  {
    key: "presentations",
    order: 22,
    to: presentationsPaths.list,
    icon: Presentation,
    isNew: true,
    useTitle: () => useTranslation("presentations").t("title"),
    useText: () => useTranslation("presentations").t("intro"),
  },
];
