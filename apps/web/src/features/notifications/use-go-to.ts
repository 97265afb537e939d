import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { useNavigate } from "react-router";
import { languageOf } from "#platform/i18n.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { useCard } from "./use-card.ts";

/** What a notification is about: its address (null where there is none, or where it has to be found out), and the way there. */
export function useGoTo(notification: Notification) {
  const { t, i18n } = useTranslation("notifications");
  const navigate = useNavigate();
  const target = useCard(notification).goTo(notification, languageOf(i18n));
  if (target === null) return null;
  const go = async () => {
    try {
      await navigate(typeof target === "string" ? target : await target());
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : "";
      toast(message || t("chat_failed"), { kind: "warn" });
    }
  };
  return { address: typeof target === "string" ? target : null, go };
}
