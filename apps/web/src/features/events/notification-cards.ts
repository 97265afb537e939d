import { eventsPaths } from "@kompagnon/contract/events/paths.ts";
import { CalendarCheck, CalendarClock, CalendarDays, CalendarX } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

type Type = "event_day" | "event_hour" | "event_minutes" | "event_seat" | "event_changed" | "event_cancelled";
const card = <T extends Type>(type: T, icon: NotificationCard["icon"]) =>
  ({
    icon,
    texts: "events/notifications",
    title: () => `${type}.title` as const,
    goTo: ({ payload: { event_id: id, event_on: on } }) =>
      id ? eventsPaths.event(id, on ?? undefined) : null,
    goToName: "to_event",
    canReply: false,
  }) as const satisfies NotificationCard;

/** Reminders, seats, changes and cancellations. */
export const notificationCards = {
  event_day: card("event_day", CalendarClock),
  event_hour: card("event_hour", CalendarClock),
  event_minutes: card("event_minutes", CalendarClock),
  event_seat: card("event_seat", CalendarCheck),
  event_changed: card("event_changed", CalendarDays),
  event_cancelled: card("event_cancelled", CalendarX),
} satisfies Record<string, NotificationCard>;
