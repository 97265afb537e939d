/** Limits and names of events, without any library. */

/** Where an event is held: its members read the event. */
export const EVENT_HOSTS = ["group", "pod", "team"] as const;
export type EventHostKind = (typeof EVENT_HOSTS)[number];
/** How an event is repeated; `monthly`: on the same weekday of the month, the last one where a month may lack the fifth. */
export const EVENT_REPEATS = ["none", "weekly", "fortnightly", "monthly"] as const;
export type EventRepeat = (typeof EVENT_REPEATS)[number];
/** Where members meet: in a room of the host, at an address of the web, or at a postal address. */
export const EVENT_VENUES = ["room", "link", "address"] as const;
export type EventVenueKind = (typeof EVENT_VENUES)[number];
/** Whether a member comes. */
export const EVENT_ANSWERS = ["yes", "maybe", "no"] as const;
export type EventAnswer = (typeof EVENT_ANSWERS)[number];
/** The reminders, as types of notifications: a day, an hour and ten minutes before. */
export const EVENT_REMINDERS = ["event_day", "event_hour", "event_minutes"] as const;
export type EventReminder = (typeof EVENT_REMINDERS)[number];

export const EVENT_TITLE_MAX = 120;
export const EVENT_TEXT_MAX = 4000;
export const EVENT_VENUE_MAX = 500;
/** The length of an event in minutes. */
export const EVENT_MINUTES_MIN = 5;
export const EVENT_MINUTES_MAX = 24 * 60;
/** Most seats that an event may be limited to. */
export const EVENT_CAPACITY_MAX = 1000;
/** Most events of a host that are not over. */
export const EVENTS_PER_HOST_MAX = 50;
/** Most events that a member makes within a day. */
export const EVENTS_PER_DAY_MAX = 20;
/** How many days ahead the dates of an event are known. */
export const EVENT_DAYS_AHEAD = 366;
/** Dates of an event that its page lists. */
export const EVENT_DATES_SHOWN = 12;
/** Dates that the overview shows. */
export const EVENTS_NEXT_MAX = 3;
/** Days that the overview looks ahead. */
export const EVENTS_NEXT_DAYS = 14;
/** Days for which the calendar feed keeps what is over or was cancelled. */
export const CALENDAR_DAYS_BACK = 30;
/** Most events of a calendar feed. */
export const CALENDAR_EVENTS_MAX = 300;
