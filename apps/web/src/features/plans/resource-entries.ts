import { plansPaths } from "@kompagnon/contract/plans/paths.ts";
import { WandSparkles, Waypoints } from "lucide-react";
import type { ResourceEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** Plans among the tools. */
export const resourceEntries: readonly ResourceEntry[] = [
  {
    key: "plans",
    order: 20,
    to: plansPaths.list,
    icon: Waypoints,
    isNew: true,
    useTitle: () => useTranslation("plans").t("title"),
    useText: () => useTranslation("plans").t("intro"),
  },
  {
    key: "plan-generator",
    order: 60,
    to: plansPaths.generator,
    icon: WandSparkles,
    isNew: true,
    useTitle: () => useTranslation("plans").t("generator.title"),
    useText: () => useTranslation("plans").t("generator.short"),
  },
];
