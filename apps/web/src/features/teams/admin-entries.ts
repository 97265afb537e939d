import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { Rocket } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AdminEntry } from "#platform/feature.ts";

/** All teams. */
export const adminEntries: readonly AdminEntry[] = [
  {
    ...{ key: "teams", order: 16, to: teamsPaths.admin, icon: Rocket, level: ADMIN_LEVEL },
    useLabel: () => useTranslation("teams/staff").t("title"),
  },
];
