import { analyticsPaths } from "@kompagnon/contract/analytics/paths.ts";
import { ANALYTICS_LEVEL } from "@kompagnon/contract/analytics/rules.ts";
import { ChartColumn, HeartPulse } from "lucide-react";
import type { AdminEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The data of visits, and the product's own health. */
export const adminEntries: readonly AdminEntry[] = [
  {
    key: "data",
    group: "figures",
    order: 12,
    to: analyticsPaths.data,
    icon: ChartColumn,
    level: ANALYTICS_LEVEL,
    useLabel: () => useTranslation("analytics").t("title"),
  },
  {
    key: "health",
    group: "figures",
    order: 14,
    to: analyticsPaths.health,
    icon: HeartPulse,
    level: ANALYTICS_LEVEL,
    useLabel: () => useTranslation("analytics").t("health.title"),
  },
];
