import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { invitesPaths } from "@kompagnon/contract/invites/paths.ts";
import { Banknote, Gift } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";

/** Inviting members and earning by it. */
export const invites = {
  navigation: [
    {
      key: "invites",
      section: "settings",
      order: 15,
      to: invitesPaths.system,
      icon: Gift,
      inMoreMenu: true,
      inAccountMenu: true,
      shortcut: "e",
    },
    {
      key: "payouts",
      section: "settings",
      order: 22,
      to: invitesPaths.payouts,
      icon: Banknote,
      inMoreMenu: true,
      level: ADMIN_LEVEL,
      shortcut: "a",
    },
  ],
  adminEntries: () => import("./admin-entries.ts"),
  notificationCards: () => import("./notification-cards.ts"),
} satisfies WebFeature;
