import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Events of groups, teams and circles, and the calendar feed. */
export const pages = {
  title: "Events",
  lead: "What’s coming up in your groups, teams and weekly circles, in your time zone.",
  panel: "Events",
  new: "New event",
  empty_title: "No event yet",
  empty_text: "Arrange to meet: everyone sees the event in their own time zone.",
  empty_mine: "Nothing is coming up in your groups, teams and circles. That’s where you create new events.",
  failed: "The events couldn’t be loaded",
  not_done: "That didn’t work: {{reason}}",
  missing: "This event doesn’t exist, or you aren’t part of it.",
  your_zone: "your time ({{zone}})",
  planned_zone: "Planned: {{when}} ({{zone}})",
  repeats_none: "Once",
  repeats_weekly: "Every week",
  repeats_fortnightly: "Every two weeks",
  repeats_monthly: "Every month on the same weekday",
  over: "Over",
  answer: "Are you coming?",
  yes: "Yes",
  maybe: "Maybe",
  no: "No",
  seats: "{{going}} of {{capacity}} places taken",
  full_hint: "All places are taken. “Yes” puts you on the waiting list, and you move up.",
  maybes: "Maybe: {{number}}",
  waitings: "Waiting list: {{number}}",
  who: "Who’s coming",
  who_empty: "No one has said yes yet.",
  is_waiting: "waiting for a place",
  is_maybe: "maybe",
  venue: "Place",
  venue_none: "Not decided yet",
  venue_room: "A room here",
  venue_link: "Link",
  venue_address: "Address",
  to_room: "Go to room",
  dates: "Next dates",
  download: "Download calendar file",
  download_failed: "The calendar file couldn’t be downloaded.",
  creator: "Created by {{name}}",
  gone: "Deleted member",
  menu: "Event options",
  change: "Change",
  change_all: "Change all upcoming dates",
  move_one: "Move only this one",
  cancel_one: "Cancel only this one",
  cancel_all: "Cancel event",
  cancel_one_ask: "Cancel only this date?",
  cancel_one_text: "Everyone who said they’d come will be told. The other dates stay.",
  cancel_ask: "Cancel this event?",
  cancel_text:
    "It will be cancelled along with all upcoming dates. Everyone who said they’d come will be told.",
  report: "Report",
  form: {
    change_title: "Change event",
    move_title: "Move this date",
    title: "Title",
    text: "Description",
    day: "Day",
    time: "Starts at",
    zone: "Time zone",
    minutes: "Length in minutes",
    repeats: "Repeats",
    until: "Last day",
    channel: "Channel",
    capacity: "Places",
    capacity_hint: "Once they’re taken, there’s a waiting list.",
    all_note: "Applies to all upcoming dates.",
    create: "Create event",
    save: "Save",
    cancel: "Cancel",
    check_in: "Weekly check-in as an event",
    check_in_title: "Our weekly check-in",
  },
  feed: {
    title: "Subscribe to your calendar",
    text: "With a private address, your calendar (Google, Apple, Outlook) shows every event you haven’t declined. Anyone who has the address sees them too, so keep it to yourself.",
    create: "Create address",
    address: "Your calendar address",
    once: "Copy it now. To keep it safe, we show it only this once.",
    copy: "Copy address",
    copied: "Address copied",
    since: "You’ve had an address since {{date}}.",
    fetched: "Last fetched: {{when}}",
    never: "No calendar has fetched it yet.",
    renew: "New address",
    renew_ask: "Create a new address?",
    renew_text: "The old address stops working. Add the new one to your calendar.",
    end: "End subscription",
    end_ask: "End the calendar subscription?",
    end_text: "The address will stop working.",
  },
  found: "Events",
} as const satisfies Translation<typeof german.pages, "en">;

/** What a date says in a list, the one on the overview among them. */
export const dates = {
  next_title: "Coming up",
  all: "All your events",
  moved: "Moved",
  cancelled: "Cancelled",
  host_pod: "Weekly circle",
  mine_yes: "You’re in",
  mine_maybe: "Maybe",
  mine_no: "You aren’t coming",
  mine_waiting: "Waiting list, place {{turn}}",
  going_one: "{{count}} is coming",
  going_other: "{{count}} are coming",
} as const satisfies Translation<typeof german.dates, "en">;

/** Codes that the endpoints answer with. */
export const errors = {
  event_past: "That start is in the past. Choose a later time.",
  event_far: "Events can be planned up to a year ahead. Choose an earlier day.",
  event_over: "This event is over or was cancelled.",
  too_many_events: "There are too many events already. Cancel one first, or try again tomorrow.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  event_day: {
    name: "Event reminder: a day before",
    title: "In 24 hours: {{when}}",
    line: "Your event “{{text}}”: {{when}}",
  },
  event_hour: {
    name: "Event reminder: an hour before",
    title: "In an hour: {{when}}",
    line: "Your event “{{text}}”: {{when}}",
  },
  event_minutes: {
    name: "Event reminder: ten minutes before",
    title: "In ten minutes: {{when}}",
    line: "Your event “{{text}}”: {{when}}",
  },
  event_seat: {
    name: "Event: place from the waiting list",
    title: "A place opened up and it’s yours: {{when}}",
    line: "You have a place at “{{text}}”: {{when}}",
  },
  event_changed: {
    name: "Event changed",
    title: "Event changed: {{when}}",
    line: "“{{text}}” has changed: {{when}}",
  },
  event_cancelled: {
    name: "Event cancelled",
    title: "Cancelled: {{when}}",
    line: "“{{text}}” is cancelled ({{when}})",
  },
} as const satisfies Translation<typeof german.notifications, "en">;

/** What can be reported of it, by name. */
export const reports = {
  event: {
    name: "Event",
    title: "Report event",
  },
} as const satisfies Translation<typeof german.reports, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  events: {
    title: "Events and calendar",
    keywords: "meeting, appointment, calendar, ics, Google, Outlook, Apple, waiting list, RSVP, time zone",
    body: "You can create one-off or repeating events in every group, team and weekly circle.\n\n1. Open “$t(events:panel)” and choose “$t(events:new)”.\n2. Enter a title, day, start and time zone. Everyone else sees the event in their own time zone.\n3. Answer yes, maybe or no. If all places are taken, answering yes puts you on the waiting list, and you move up.\n\nWe remind you a day, an hour and ten minutes before. Choose your reminders in the settings. Its creator and the lead can change or cancel an event.\n\nUnder “$t(events:feed.title)” you can create a private address for your calendar, and replace it or turn it off at any time.",
  },
} as const satisfies Translation<typeof german.help, "en">;
