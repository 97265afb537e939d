import { z } from "zod";
import { overviewPaths } from "../overview/paths.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging, time } from "../wire/model.ts";
import {
  event,
  eventAnswer,
  eventDate,
  eventDay,
  eventDraft,
  eventGuest,
  eventHostKind,
  movedDate,
  newEvent,
} from "./model.ts";

const one = { access: "member", limit: "120/minute", params: { id }, output: event } as const;
const oneDate = { ...one, params: { id, on: eventDay } } as const;
/** `event_over`: it is over or was cancelled. */
const open = { event_over: 409 } as const;
/** `event_past`: it would begin in the past; `event_far`: more than a year from now. */
const inTime = { event_past: 409, event_far: 409 } as const;
/** As it is in the address of a feed. */
const feedToken = z.string().regex(/^[\w-]{43}$/);

/** Events of groups, circles and teams, and the calendar feed. */
export const eventsEndpoints = endpoints({
  "GET /api/events": {
    about: "The dates that come next, in all of one's groups, circles and teams or in one of them.",
    access: "member",
    limit: "240/minute",
    query: { ...paging(50), kind: eventHostKind.optional(), host_id: id.optional() },
    output: page(eventDate).extend({
      /** Whether the member may make an event in the host asked for; false without one. */
      can_create: z.boolean(),
    }),
  },
  "GET /api/events/next": {
    about: "The next dates within two weeks that one did not decline.",
    access: "member",
    limit: "240/minute",
    output: z.object({ items: z.array(eventDate) }),
    start: [{ on: [overviewPaths.dashboard] }],
  },
  "POST /api/events": {
    about:
      "Makes an event in a group, circle or team of one's own. The same client_id again has the effect of once.",
    access: "member",
    limit: "30/hour",
    body: newEvent,
    status: 201,
    output: event,
    errors: { ...inTime, too_many_events: 409, cannot_write: 403 },
  },
  "GET /api/events/{id}": {
    about: "An event with one of its dates: the one asked for, else the next, else the last.",
    ...one,
    limit: "240/minute",
    query: { on: eventDay.optional() },
  },
  "PUT /api/events/{id}": {
    about:
      "Changes an event with all its dates to come. Members who answered are notified of another time or place; where the days of a repeated event change, they answer again.",
    ...one,
    body: eventDraft,
    errors: { ...inTime, ...open },
  },
  "POST /api/events/{id}/cancel": {
    about: "Cancels an event with all its dates to come.",
    ...one,
    errors: open,
  },
  "PUT /api/events/{id}/dates/{on}": {
    about: "Gives one date of a repeated event another time.",
    ...oneDate,
    body: movedDate,
    errors: { ...inTime, ...open },
  },
  "DELETE /api/events/{id}/dates/{on}": {
    about: "Cancels one date of a repeated event.",
    ...oneDate,
    errors: open,
  },
  "PUT /api/events/{id}/dates/{on}/answer": {
    about: "Says whether one comes. Where no seat is free, one waits in the order of the answers.",
    ...oneDate,
    output: eventDate,
    body: z.object({ answer: eventAnswer }),
    errors: open,
  },
  "GET /api/events/{id}/dates/{on}/answers": {
    about: "Who comes, who waits and who may come, in the order of the answers.",
    access: "member",
    limit: "240/minute",
    params: { id, on: eventDay },
    query: paging(100, 50),
    output: page(eventGuest),
  },
  "GET /api/events/{id}/calendar": {
    about: "An event with all its dates as an iCalendar file.",
    access: "member",
    limit: "60/minute",
    params: { id },
    download: "text/calendar; charset=utf-8",
  },
  "GET /api/calendar-feed": {
    about: "Since when one has a calendar feed, and when a calendar last fetched it.",
    access: "member",
    limit: "120/minute",
    output: z.object({ created_at: time.nullable(), fetched_at: time.nullable() }),
  },
  "POST /api/calendar-feed": {
    about:
      "Makes one's calendar feed, or a new address for it. The address is answered this once; the old one ends.",
    access: "member",
    limit: "20/hour",
    status: 201,
    output: z.object({ url: z.string(), created_at: time }),
  },
  "DELETE /api/calendar-feed": { about: "Ends one's calendar feed.", access: "member", limit: "20/hour" },
  "GET /api/calendar/{token}/events.ics": {
    about:
      "What a calendar program subscribes to: the events of a member's groups, circles and teams that they did not decline. Needs no session.",
    access: "public",
    limit: "240/minute",
    params: { token: feedToken },
    download: "text/calendar; charset=utf-8",
  },
});

/** Live events of the feature. */
const eventsEvents = {
  /** An event, or who comes, changed in this group, circle or team: fetch it. */
  events_changed: z.object({ host_id: id, event_id: id }),
};

/** The HTTP routes and live events of events. */
export const events = { endpoints: eventsEndpoints, events: eventsEvents };
