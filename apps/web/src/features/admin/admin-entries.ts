import { ADMIN_LEVEL, adminPaths, STAFF_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { Gauge, LifeBuoy, Users } from "lucide-react";
import type { AdminEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The overview of the admin area, and its members. */
export const adminEntries: readonly AdminEntry[] = [
  {
    key: "overview",
    group: "start",
    order: 0,
    to: adminPaths.overview,
    icon: Gauge,
    level: STAFF_LEVEL,
    useLabel: () => useTranslation("admin").t("overview.title"),
  },
  {
    key: "members",
    group: "members",
    order: 10,
    to: adminPaths.members,
    icon: Users,
    level: ADMIN_LEVEL,
    useLabel: () => useTranslation("admin").t("members.title"),
  },
  {
    key: "requests",
    group: "queues",
    order: 15,
    to: adminPaths.requests,
    icon: LifeBuoy,
    level: ADMIN_LEVEL,
    useLabel: () => useTranslation("admin/requests").t("title"),
    waits: [
      {
        what: "factor_resets",
        to: adminPaths.requests,
        useLabel: () => useTranslation("admin/requests").t("waits_resets"),
      },
      {
        what: "ban_appeals",
        to: `${adminPaths.requests}?tab=appeals`,
        useLabel: () => useTranslation("admin/requests").t("waits_appeals"),
      },
    ],
  },
];
