import type { EventDate } from "@kompagnon/contract/events/model.ts";
import { roomPage } from "@kompagnon/contract/rooms/rules.ts";
import { deviceZone, zoneName } from "#platform/local-time.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { dates } from "#ui/formatters.ts";

const DAY = { weekday: "short", day: "numeric", month: "short" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit" } as const;

/** From when to when, by the clocks of a zone: "Di., 1. Dez., 19:00–20:30". */
export const spanIn = (language: string, from: string, to: string, timeZone: string): string =>
  dates(language, { ...DAY, ...CLOCK, timeZone }).formatRange(new Date(from), new Date(to));

/** Whether two zones show the same clocks at a moment. */
function isSameClock(a: string, b: string, at: string): boolean {
  const clock = (timeZone: string) => dates("en", { ...DAY, ...CLOCK, timeZone }).format(new Date(at));
  return a === b || clock(a) === clock(b);
}

const FULL_HOUR_MS = 3_600_000;
/** The next full hour but one, by the clocks of this device, as a form takes it: day and time. */
export function soon(now = Date.now()): { day: string; time: string } {
  const at = new Date(Math.ceil(now / FULL_HOUR_MS) * FULL_HOUR_MS + FULL_HOUR_MS);
  const text = new Intl.DateTimeFormat("sv", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
  const [day = "", time = ""] = text.split(" ");
  return { day, time };
}

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
