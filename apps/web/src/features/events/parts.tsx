// One file for what other features draw with: each import() of its own would cost every page of the dashboard some bytes.

import { eventsPaths } from "@kompagnon/contract/events/paths.ts";
import { CalendarDays } from "lucide-react";
import { lazy } from "react";
import { Entries, Entry, entryIcon } from "#features/search/public.ts";
import type { ChannelPanel, SearchEntry } from "#platform/feature.ts";
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
