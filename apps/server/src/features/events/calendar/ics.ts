import { eventsPaths } from "@kompagnon/contract/events/paths.ts";
import { roomPage } from "@kompagnon/contract/rooms/rules.ts";
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { tzlib_get_ical_block as blockOf } from "timezones-ical-library";
import type { CalendarEvent, CalendarException } from "#features/events/calendar/calendar-queries.ts";
import { datesOf, ruleOf } from "#features/events/recurrence.ts";

const DAY_MS = 86_400_000;
/** Seconds after which a calendar program looks again. */
const REFRESH_SECONDS = 3600;

type Zone = { name: string; block: string };
/** A time zone as calendars know it: under its name of today (Asia/Kolkata), with its rules. */
function zoneOf(timeZone: string): Zone {
  const [block = "", line = ""] = blockOf(timeZone);
  if (block.startsWith("BEGIN:VTIMEZONE")) return { name: line.replace(/^TZID=/, ""), block };
  throw new Error(`no calendar rules of ${timeZone}`);
}

const local = (text: string): string => `${text.replace(/[-:]/g, "")}00`;
const zoned = (text: string, timeZone: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone);

/** Where members meet, as calendars show it. */
function locationOf(origin: string, event: CalendarEvent): string | null {
  const { venueKind, venueText, hostKind, hostId, channelId } = event;
  if (venueKind !== "room") return venueKind === null ? null : venueText;
  if (hostKind !== "group") return `${origin}${roomPage(hostKind, hostId)}`;
  return channelId === null ? null : `${origin}${roomPage("channel", channelId)}`;
}

/** The rule with the dates that do not take place, as lines of RFC 5545. */
function repeating(event: CalendarEvent, zone: string, left: readonly CalendarException[]): string | null {
  const rule = ruleOf(event);
  if (rule === null) return null;
  const clock = event.starts.slice(10);
  const days = left.map(({ day }) => local(`${day}${clock}`)).join(",");
  return days === "" ? `RRULE:${rule}` : `RRULE:${rule}\r\nEXDATE;TZID=${zone}:${days}`;
}

/** Whether the rule, as it is now, has a date on a day: an older date that was moved may not be one of its dates. */
function hasDay(event: CalendarEvent, day: string): boolean {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const near = datesOf(event, new Date(noon - 2 * DAY_MS), new Date(noon + 2 * DAY_MS));
  return near.some((date) => date.day === day);
}

function addEvent(
  calendar: ICalCalendar,
  origin: string,
  event: CalendarEvent,
  exceptions: readonly CalendarException[],
): void {
  const { name: zone } = zoneOf(event.timeZone);
  const start = zoned(event.starts, zone);
  const common: ICalEventData = {
    id: `${event.id}@${new URL(origin).hostname}`,
    start,
    end: start.add({ minutes: event.minutes }),
    timezone: zone,
    summary: event.title,
    description: event.text === "" ? null : event.text,
    location: locationOf(origin, event),
    url: `${origin}${eventsPaths.event(event.id)}`,
    sequence: event.sequence,
    // Not the time of writing: a feed without news is the same file.
    stamp: event.changedAt,
    created: event.createdAt,
    lastModified: event.changedAt,
    status: event.cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
  const left = exceptions.filter((one) => one.left);
  calendar.createEvent({ ...common, repeating: repeating(event, zone, left) });
  for (const { day, movedTo, startsAt, endsAt, left: isLeft } of exceptions) {
    if (isLeft || movedTo === null || event.repeats === "none" || !hasDay(event, day)) continue;
    const moved = zoned(movedTo, zone);
    calendar.createEvent({
      ...common,
      recurrenceId: zoned(`${day}${event.starts.slice(10)}`, zone),
      start: moved,
      end: moved.add({ milliseconds: endsAt.getTime() - startsAt.getTime() }),
    });
  }
}

/** A calendar file (RFC 5545) of events; `exceptions`: the dates that differ from their rules. */
export function calendarFile(
  { origin, name }: { origin: string; name: string },
  events: readonly CalendarEvent[],
  exceptions: readonly CalendarException[],
): Buffer {
  const calendar = ical({
    prodId: { company: "Kompagnon", product: "Kompagnon", language: "EN" },
    name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    timezone: { name: null, generator: (zone) => zoneOf(zone).block },
  });
  const byEvent = Map.groupBy(exceptions, ({ eventId }) => eventId);
  for (const event of events) addEvent(calendar, origin, event, byEvent.get(event.id) ?? []);
  return Buffer.from(`${calendar.toString()}\r\n`);
}
