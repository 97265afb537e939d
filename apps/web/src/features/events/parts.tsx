// One file for all that other features draw with: each import() of its own would cost every page of the dashboard some bytes.

import { eventsPaths } from "@kompagnon/contract/events/paths.ts";
import { CalendarCheck, CalendarClock, CalendarDays, CalendarX } from "lucide-react";
import { lazy } from "react";
import { Entries, Entry, entryIcon } from "#features/search/public.ts";
import type { ChannelPanel, NotificationCard, SearchEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { FormattedDate } from "#ui/format.tsx";

/** The events of a group, in each of its channels. */
export const channelPanels: readonly ChannelPanel[] = [
  {
    key: "events",
    order: 20,
    icon: CalendarDays,
    // Of the page's own texts: those of events come with the panel.
    useLabel: () => useTranslation("groups").t("channel.events"),
    component: lazy(async () => ({ default: (await import("./events-of.tsx")).EventsPanel })),
  },
];

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

const Events: SearchEntry<"events">["component"] = ({ found, go }) => {
  const { t } = useTranslation("events");
  return (
    <Entries heading={t("found")}>
      {found.map(({ id, title, on, starts_at: startsAt }) => (
        <Entry
          key={id}
          name={`event ${id}`}
          picture={<CalendarDays {...entryIcon} />}
          aside={<FormattedDate time={startsAt} dateStyle="medium" timeStyle="short" />}
          onSelect={go(eventsPaths.event(id, on))}
        >
          {title}
        </Entry>
      ))}
    </Entries>
  );
};

/** Events of the member's groups, teams and circles. */
export const searchEntries = { events: { order: 65, component: Events } };
