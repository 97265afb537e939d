import { presentationsPaths } from "@kompagnon/contract/presentations/paths.ts";
import { Presentation } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ResourceEntry } from "#platform/feature.ts";

/** Presentations among the tools. */
export const resourceEntries: readonly ResourceEntry[] = [
  {
    ...{ key: "presentations", order: 22, to: presentationsPaths.list, icon: Presentation, isNew: true },
    useTitle: () => useTranslation("presentations").t("title"),
    useText: () => useTranslation("presentations").t("intro"),
  },
];
