import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { ApiError, call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { dropNotification, putNotification } from "./cache.ts";

/** Removes a notification at once; it comes back, and a toast says so, if the server did not take that. */
export function useIgnore(notification: Notification): () => void {
  const { t } = useTranslation("notifications");
  return () => {
    focusNeighbour();
    dropNotification(notification.id);
    call("DELETE /api/notifications/{id}", { params: { id: notification.id } }).catch((failure: unknown) => {
      if (failure instanceof ApiError && failure.code === "not_found") return; // gone already, as requested
      putNotification(notification);
      toast(t("ignore_failed"), { kind: "warn", id: "ignore failed" });
    });
  };
}

/** Keeps a keyboard user in the list: focuses the next card's button, the one before, or the heading. */
function focusNeighbour(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-ignore]")];
  const at = buttons.findIndex((one) => one.matches(":focus"));
  if (at < 0) return;
  const next = buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById("notifications-title");
  next?.focus({ preventScroll: true });
}
