import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { useCard, useGoTo, useTitle } from "./use-card.ts";

/** Whether a page shows what an address leads to: the same path, with all that the address asks for. */
export function isAt(address: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const target = new URL(address, "https://here.invalid");
  const shown = new URLSearchParams(search);
  return (
    target.pathname === pathname &&
    [...target.searchParams].every(([name, value]) => shown.get(name) === value)
  );
}

/**
 * Says what has just come, once for each, unless its feature does or the open page shows it; its button leads to what it is
 * about, else to the notifications.
 */
export function NoticeToast({ notification }: { notification: Notification }) {
  const { t } = useTranslation("notifications");
  const title = useTitle(notification);
  const { hasOwnNotice } = useCard(notification);
  const navigate = useNavigate();
  const location = useLocation();
  const way = useGoTo(notification);
  const say = useEffectEvent((id: string) => {
    if (hasOwnNotice || (way?.address && isAt(way.address, location))) return;
    toast(title, {
      id: `notification ${id}`,
      action: {
        label: t("look"),
        onClick: () => void (way ? way.go() : navigate(notificationsPaths.notifications)),
      },
    });
  });
  // A bundle that grows is news again.
  const { id, count } = notification;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is what sets it off
  useEffect(() => say(id), [id, count]);
  return null;
}
