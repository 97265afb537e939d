import { ANNOUNCEMENT_LEVEL, announcementsPaths } from "@kompagnon/contract/announcements/rules.ts";
import { Megaphone } from "lucide-react";
import type { AdminEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** Where announcements are written. */
export const adminEntries: readonly AdminEntry[] = [
  {
    key: "announcements",
    group: "members",
    order: 60,
    to: announcementsPaths.staff,
    icon: Megaphone,
    level: ANNOUNCEMENT_LEVEL,
    useLabel: () => useTranslation("announcements/staff").t("title"),
  },
];
