import { adminPaths, STAFF_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { Gauge } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";

/** The admin area. */
export const admin = {
  navigation: [
    {
      key: "admin",
      section: "settings",
      order: 19,
      to: adminPaths.overview,
      icon: Gauge,
      exact: true,
      inMoreMenu: true,
      inAccountMenu: true,
      level: STAFF_LEVEL,
      shortcut: "y",
    },
  ],
  adminEntries: () => import("./admin-entries.ts"),
} satisfies WebFeature;
