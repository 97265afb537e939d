import { businessplansPaths } from "@kompagnon/contract/businessplans/paths.ts";
import { ChartLine } from "lucide-react";
import type { ResourceEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** Business plans among the tools (spec: public, section 2.10). */
export const resourceEntries: readonly ResourceEntry[] = [
  {
    key: "businessplans",
    order: 15,
    to: businessplansPaths.list,
    icon: ChartLine,
    useTitle: () => useTranslation("businessplans").t("title"),
    useText: () => useTranslation("businessplans").t("intro"),
  },
];
