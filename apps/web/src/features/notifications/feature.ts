import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { Bell } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";
import { NotificationsBell } from "./bell.tsx";
import { NotificationsListener } from "./notifications-listener.tsx";

/** The bell, and what it leads to. */
export const notifications = {
  navigation: [
    {
      key: "notifications",
      section: null,
      order: 10,
      to: notificationsPaths.notifications,
      icon: Bell,
      unread: "notifications",
      shortcut: "n",
    },
  ],
  listener: { component: NotificationsListener },
  notificationCards: () => import("./notification-cards.ts"),
  topBarButton: { order: 10, component: NotificationsBell },
} satisfies WebFeature;
