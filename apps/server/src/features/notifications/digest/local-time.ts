import type { Language } from "@kompagnon/contract/wire/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import type { AnyAbout } from "#features/notifications/payload.ts";

/** A point in time as clocks and calendars in a time zone show it. */
export type LocalTime = {
  /** As 2026-11-20. */
  day: string;
  hour: number;
  minute: number;
};

/** Where a member is taken to live until they say otherwise. */
export const USUAL_TIME_ZONE = "Europe/Berlin";

/** More than there are zones; the same zone has many spellings (upper and lower case). */
const CACHED_FORMATS_MAX = 600;
const formats = new Map<string, Intl.DateTimeFormat>();
/** Zones are validated when they are stored, but not every Node knows the same ones. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = makeFormat(timeZone) ?? formatOf(USUAL_TIME_ZONE);
  if (formats.size >= CACHED_FORMATS_MAX) formats.clear();
  formats.set(timeZone, made);
  return made;
};
const makeFormat = (timeZone: string): Intl.DateTimeFormat | null => {
  try {
    return new Intl.DateTimeFormat("sv", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
  } catch {
    return null; // a zone this Node does not know
  }
};

/** The local time in a zone (IANA name). */
export function localTime(timeZone: string, at: Date): LocalTime {
  const [day = "", clock = ""] = formatOf(timeZone).format(at).split(" ");
  const [hour, minute] = clock.split(":").map(Number);
  return { day, hour: hour ?? 0, minute: minute ?? 0 };
}

/** Quiet hours: from and to as 22:30, both or none; they may span midnight. From equal to to is none. */
export type QuietHours = { quietFrom: string | null; quietTo: string | null; timeZone: string };

const minutesOf = (clock: string): number => {
  const [hour, minute] = clock.split(":").map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
};

/** Whether nothing may be pushed now. The first minute is quiet, the last one no longer. */
export function isQuiet({ quietFrom, quietTo, timeZone }: QuietHours, at: Date): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const { hour, minute } = localTime(timeZone, at);
  const now = hour * 60 + minute;
  const from = minutesOf(quietFrom);
  const to = minutesOf(quietTo);
  return from <= to ? now >= from && now < to : now >= from || now < to;
}

/**
 * When something begins that a notification is about, by the reader's clocks and in their language; empty for what has no
 * time. The zone is named: members travel, and their settings may not know it.
 */
export function whenOf(
  { starts_at: startsAt }: Pick<AnyAbout, "starts_at">,
  language: Language,
  timeZone: string | null,
): string {
  if (!startsAt) return "";
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: timeZone ?? USUAL_TIME_ZONE,
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(startsAt));
}
