import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { Rocket } from "lucide-react";
import type { AdminEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** All teams. */
export const adminEntries: readonly AdminEntry[] = [
  {
    key: "teams",
    group: "members",
    order: 16,
    to: teamsPaths.admin,
    icon: Rocket,
    level: ADMIN_LEVEL,
    useLabel: () => useTranslation("teams/staff").t("title"),
  },
];
