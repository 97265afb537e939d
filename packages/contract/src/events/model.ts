import { z } from "zod";
import { timeZone } from "../notifications/model.ts";
import { memberCard } from "../profiles/model.ts";
import { id, lineText, plainText, time } from "../wire/model.ts";
import {
  EVENT_ANSWERS,
  EVENT_CAPACITY_MAX,
  EVENT_HOSTS,
  EVENT_MINUTES_MAX,
  EVENT_MINUTES_MIN,
  EVENT_REPEATS,
  EVENT_TEXT_MAX,
  EVENT_TITLE_MAX,
  EVENT_VENUE_MAX,
  EVENT_VENUES,
} from "./rules.ts";

export const eventHostKind = z.enum(EVENT_HOSTS).meta({ id: "EventHostKind" });
export const eventAnswer = z.enum(EVENT_ANSWERS).meta({ id: "EventAnswer" });
const repeat = z.enum(EVENT_REPEATS).meta({ id: "EventRepeat" });

/** A day of a calendar. It names a date of an event: the day on which it regularly begins, by the event's own clocks. */
export const eventDay = z.iso
  .date({ message: "invalid_format" })
  .meta({ id: "EventDay", description: "As 2026-11-23" });

const LOCAL = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Whether the calendar has it. A refinement is asked about texts of any form. */
const isRealTime = (text: string): boolean => {
  const at = Date.parse(`${text}:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
/** What the clocks of a time zone show: no moment yet. */
const localTime = z
  .string()
  .regex(LOCAL, { message: "invalid_format" })
  // 30 February would be taken for a day of March.
  .refine(isRealTime, { message: "invalid_format" })
  .meta({ id: "LocalTime", description: "As 2026-11-23T19:00, by the clocks of the event's time zone" });

const minutes = z.int().min(EVENT_MINUTES_MIN).max(EVENT_MINUTES_MAX);
const webAddress = z.url({ protocol: /^https?$/ });
const isWebAddress = (text: string): boolean => webAddress.safeParse(text).success;

/** Where members meet. `text` is the address, or the link; empty for a room. */
const venue = z
  .object({ kind: z.enum(EVENT_VENUES), text: lineText(EVENT_VENUE_MAX) })
  .refine(({ kind, text }) => kind === "room" || text.length > 0, { message: "required", path: ["text"] })
  .refine(({ kind, text }) => kind !== "link" || text.length === 0 || isWebAddress(text), {
    message: "invalid_format",
    path: ["text"],
  })
  .meta({ id: "EventVenue" });

const draft = {
  title: lineText(EVENT_TITLE_MAX).pipe(z.string().min(1, { message: "required" })),
  text: plainText(EVENT_TEXT_MAX).default(""),
  starts: localTime,
  minutes,
  time_zone: timeZone,
  repeats: repeat.default("none"),
  /** The last day on which it may be repeated; null: without an end. */
  until: eventDay.nullable().default(null),
  venue: venue.nullable().default(null),
  /** The channel of the group in whose room members meet; only with a room of a group. */
  channel_id: id.nullable().default(null),
  /** The number of seats; null: as many as come. */
  capacity: z.int().min(1).max(EVENT_CAPACITY_MAX).nullable().default(null),
};
/** What is changed of an event: all of it. */
export const eventDraft = z.object(draft).meta({ id: "EventDraft" });
export type EventDraft = z.output<typeof eventDraft>;
/** An event to be made, in one of the member's groups, teams or circles. */
export const newEvent = z
  .object({ client_id: z.guid(), host: z.object({ kind: eventHostKind, id }), ...draft })
  .meta({ id: "NewEvent" });
export type NewEvent = z.output<typeof newEvent>;

/** Another time for one date of a repeated event. */
export const movedDate = z.object({ starts: localTime, minutes }).meta({ id: "MovedEventDate" });

/** One date of an event as a member sees it. */
export const eventDate = z
  .object({
    event_id: id,
    on: eventDay,
    title: z.string(),
    /** The group, team or circle; circles have no name. */
    host: z.object({ kind: eventHostKind, id, name: z.string().nullable() }),
    starts_at: time,
    ends_at: time,
    /** Where it was planned: the zone by whose clocks it is repeated. */
    time_zone: z.string(),
    repeats: repeat,
    /** Whether this date was given another time than the others. */
    moved: z.boolean(),
    cancelled: z.boolean(),
    venue: z.object({ kind: z.enum(EVENT_VENUES), text: z.string() }).nullable(),
    channel_id: id.nullable(),
    capacity: z.int().nullable(),
    going: z.int(),
    maybe: z.int(),
    waiting: z.int(),
    my_answer: eventAnswer.nullable(),
    /** The member's turn on the waiting list, from 1; null with a seat, or without one that is wanted. */
    my_turn: z.int().nullable(),
  })
  .meta({ id: "EventDate" });
export type EventDate = z.infer<typeof eventDate>;

/** An event with the date that was asked for, or its next one. */
export const event = z
  .object({
    date: eventDate,
    text: z.string(),
    /** Null for who has left. */
    creator: memberCard.nullable(),
    created_at: time,
    /** The whole event was cancelled. */
    cancelled: z.boolean(),
    can_change: z.boolean(),
    /** The next dates, this one included. */
    dates: z.array(z.object({ on: eventDay, starts_at: time, ends_at: time, cancelled: z.boolean() })),
    /** As the form shows it: by the clocks of the event's time zone. */
    starts: z.string(),
    minutes: z.int(),
    until: eventDay.nullable(),
    /** When this date begins, by the same clocks. */
    date_starts: z.string(),
    date_minutes: z.int(),
  })
  .meta({ id: "Event" });
export type Event = z.infer<typeof event>;

/** A member's answer, for the readers of the event. */
export const eventGuest = z
  .object({ member: memberCard, answer: eventAnswer, waiting: z.boolean() })
  .meta({ id: "EventGuest" });
export type EventGuest = z.infer<typeof eventGuest>;

/** An event of one of the member's groups, circles or teams: its next date, or its last. */
export const foundEvent = z.object({
  id,
  title: z.string(),
  on: eventDay,
  starts_at: time,
  host: z.object({ kind: eventHostKind, id, name: z.string().nullable() }),
});
