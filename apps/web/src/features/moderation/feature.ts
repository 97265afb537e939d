import { MODERATOR_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import { ShieldAlert } from "lucide-react";
import { lazy } from "react";
import type { WebFeature } from "#platform/feature.ts";

/** The moderators' queue. */
export const moderation = {
  navigation: [
    {
      key: "reports",
      section: "settings",
      order: 20,
      to: moderationPaths.queue,
      icon: ShieldAlert,
      unread: "reports",
      inMoreMenu: true,
      level: MODERATOR_LEVEL,
      shortcut: "r",
    },
  ],
  adminEntries: () => import("./admin-entries.ts"),
  listener: {
    component: lazy(async () => ({
      default: (await import("./moderation-listener.tsx")).ModerationListener,
    })),
    level: MODERATOR_LEVEL,
  },
  notificationCards: () => import("./notification-cards.ts"),
} satisfies WebFeature;
