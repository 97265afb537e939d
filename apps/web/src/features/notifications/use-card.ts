import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import type { NotificationCard, NotificationText, NotificationTitle } from "#platform/feature.ts";
import { useNotificationCards } from "#platform/feature-parts.ts";
import { languageOf } from "#platform/i18n.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { dates } from "#ui/formatters.ts";
import { toast } from "#ui/toast.tsx";

/** What the feature that sends notifications of this type says of them. */
export const useCard = ({ type }: Notification): NotificationCard => useNotificationCards()[type];

/** Speaks for every type of notification. */
function useTexts() {
  const cards = useNotificationCards();
  const namespaces = useMemo(() => [...new Set(Object.values(cards).map(({ texts }) => texts))], [cards]);
  return useTranslation(namespaces);
}

/** Who caused a notification, in words. */
export function useSenderName({ payload }: Notification): string {
  const { t } = useTranslation("notifications/notifications");
  return payload.username ?? t("someone");
}

/** When something begins that a notification is about, by the clocks of this device; empty for what has no time. */
const whenOf = ({ payload: { starts_at: at } }: Notification, language: string): string =>
  // Kept answers of an older version lack the field.
  at ? dates(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at)) : "";

/** What happened, in one line; bundled ones say how many. */
export function useTitle(notification: Notification): string {
  const { t, i18n } = useTexts();
  const card = useCard(notification);
  const name = useSenderName(notification);
  const when = whenOf(notification, i18n.language);
  const group = notification.payload.group_name ?? "";
  const title = `${card.texts}:${card.title(notification)}` as NotificationTitle; // a card's keys are of its own texts
  return t(title, { name, group, when, count: notification.count });
}

/** The beginning of what was written, or what the type says of itself; null for neither. */
export function useText(notification: Notification): string | null {
  const { t } = useTexts();
  const card = useCard(notification);
  const name = useSenderName(notification);
  const { message } = notification.payload;
  if (message !== null || !card.text) return message;
  return t(`${card.texts}:${card.text(notification)}` as NotificationText, { name }); // as above
}

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
