import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { Bell } from "lucide-react";
import { NavLink } from "react-router";
import { useUnread } from "#platform/nav-badges.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { iconButtonClass } from "#ui/button.tsx";
import { Tooltip } from "#ui/tooltip.tsx";

/** The link to the notifications, with the number of unread ones. */
export function NotificationsBell() {
  const { t } = useTranslation("shell");
  const unread = useUnread("notifications");
  return (
    <Tooltip label={t("nav.notifications")}>
      <NavLink
        to={notificationsPaths.notifications}
        className={({ isActive }) => iconButtonClass("quiet", "md", isActive ? "text-accent!" : "")}
      >
        <Bell aria-hidden="true" className="size-5" strokeWidth={1.75} />
        <span className="sr-only">{t("nav.notifications")} </span>
        <CountBadge count={unread} className="absolute start-5 top-0 ring-2 ring-ground" />
      </NavLink>
    </Tooltip>
  );
}
