import type { EventDate } from "@kompagnon/contract/events/model.ts";
import { roomPage } from "@kompagnon/contract/rooms/paths.ts";
import { deviceZone, zoneName } from "#platform/time-zones.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { isSameClock, spanIn } from "./times.ts";

/** When a date is, by the reader's own clocks. */
export function When({ date }: { date: EventDate }) {
  const { i18n } = useTranslation("events/dates");
  return (
    <time dateTime={date.starts_at}>{spanIn(i18n.language, date.starts_at, date.ends_at, deviceZone())}</time>
  );
}

/** The reader's time zone and, if it was planned by other clocks, when it is by those. */
export function Zones({ date }: { date: EventDate }) {
  const { t, i18n } = useTranslation("events");
  const here = deviceZone();
  const planned = { when: spanIn(i18n.language, date.starts_at, date.ends_at, date.time_zone) };
  return (
    <span className="block font-normal text-ink-soft text-sm">
      {t("your_zone", { zone: zoneName(here) })}
      {!isSameClock(here, date.time_zone, date.starts_at) && (
        <span className="block">{t("planned_zone", { ...planned, zone: zoneName(date.time_zone) })}</span>
      )}
    </span>
  );
}

/** The name of the group or team, or that it is a circle. */
export function useHostName(): (date: Pick<EventDate, "host">) => string {
  const { t } = useTranslation("events/dates");
  return ({ host }) => host.name ?? t("host_pod");
}

/** Whether the member comes, and what happened to the date. */
export function DateState({ date }: { date: EventDate }) {
  const { t } = useTranslation("events/dates");
  if (date.cancelled) return <Badge tone="bad">{t("cancelled")}</Badge>;
  return (
    <>
      {date.my_turn !== null && <Badge tone="warn">{t("mine_waiting", { turn: date.my_turn })}</Badge>}
      {date.my_turn === null && date.my_answer && (
        <Badge tone={date.my_answer === "yes" ? "good" : "neutral"}>{t(`mine_${date.my_answer}`)}</Badge>
      )}
      {date.moved && <Badge tone="accent">{t("moved")}</Badge>}
    </>
  );
}

/** The address of the room in which a date is held; null without one. */
export function roomOf({ venue, host, channel_id: channelId }: EventDate): string | null {
  if (venue?.kind !== "room") return null;
  if (host.kind !== "group") return roomPage(host.kind, host.id);
  return channelId && roomPage("channel", channelId);
}
