import type {
  EventAnswer,
  EventHostKind,
  EventReminder,
  EventRepeat,
  EventVenueKind,
} from "@kompagnon/contract/events/rules.ts";
import { members } from "#features/accounts/tables.ts";
import { channels, groups } from "#features/groups/tables.ts";
import { pods } from "#features/pods/tables.ts";
import { teams } from "#features/teams/tables.ts";
import {
  boolean,
  bytea,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  time,
  unique,
  uuid,
} from "#platform/db/drizzle.ts";

/** An event of a group, circle or team, with the rule by which it is repeated. Live events are in `events`. */
export const plannedEvents = pgTable(
  "planned_events",
  {
    id: uuid("id").primaryKey(),
    hostKind: text("host_kind").$type<EventHostKind>().notNull(),
    /** Exactly one of the three is set, and the event goes with it. */
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "cascade" }),
    podId: uuid("pod_id").references(() => pods.id, { onDelete: "cascade" }),
    teamId: uuid("team_id").references(() => teams.id, { onDelete: "cascade" }),
    hostId: uuid("host_id").generatedAlwaysAs(sql`coalesce(group_id, pod_id, team_id)`),
    /** Null for who has left: the event stays with those who come. */
    creatorId: uuid("creator_id").references(() => members.id, { onDelete: "set null" }),
    /** Making the same twice has the effect of once. */
    clientId: uuid("client_id").notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    /** What the clocks of its time zone show when it first begins, as 2026-11-23T19:00. */
    starts: text("starts").notNull(),
    timeZone: text("time_zone").notNull(),
    minutes: integer("minutes").notNull(),
    repeats: text("repeats").$type<EventRepeat>().notNull(),
    /** The last day on which it may be repeated. */
    until: text("until"),
    venueKind: text("venue_kind").$type<EventVenueKind>(),
    venueText: text("venue_text").notNull().default(""),
    channelId: uuid("channel_id").references(() => channels.id, { onDelete: "set null" }),
    capacity: integer("capacity"),
    /** Counts changes, as calendars expect it (RFC 5545, SEQUENCE). */
    sequence: integer("sequence").notNull().default(0),
    createdAt: time("created_at").notNull().defaultNow(),
    changedAt: time("changed_at").notNull().defaultNow(),
    cancelledAt: time("cancelled_at"),
    /** Out of sight until moderators have decided. */
    hiddenAt: time("hidden_at"),
    /** Taken away by moderators. */
    removedAt: time("removed_at"),
  },
  (table) => [
    unique("planned_events_once").on(table.creatorId, table.clientId),
    index("planned_events_host").on(table.hostId),
    index("planned_events_group").on(table.groupId),
    index("planned_events_pod").on(table.podId),
    index("planned_events_team").on(table.teamId),
    index("planned_events_channel").on(table.channelId),
    check("planned_events_one_host", sql`num_nonnulls(group_id, pod_id, team_id) = 1`),
  ],
);

const ofMember = () =>
  uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** The dates of an event within a year, computed from its rule; single ones are moved or cancelled here. */
export const eventDates = pgTable(
  "event_dates",
  {
    eventId: uuid("event_id")
      .notNull()
      .references(() => plannedEvents.id, { onDelete: "cascade" }),
    /** The day on which it regularly begins, by the event's own clocks: stays when the date is moved. */
    day: text("day").notNull(),
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at").notNull(),
    /** Another time than the rule's, by the event's clocks. */
    movedTo: text("moved_to"),
    cancelled: boolean("cancelled").notNull().default(false),
    /** When its start was last set: reminders that would have been due before this are not sent. */
    settledAt: time("settled_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.day] }),
    index("event_dates_start").on(table.startsAt, table.eventId),
  ],
);

/** Who comes to which date. */
export const eventAnswers = pgTable(
  "event_answers",
  {
    eventId: uuid("event_id").notNull(),
    day: text("day").notNull(),
    memberId: ofMember(),
    answer: text("answer").$type<EventAnswer>().notNull(),
    /** Wants to come, and waits for a seat. */
    waiting: boolean("waiting").notNull().default(false),
    /** Since when this is the answer: who said so first moves up first. */
    answeredAt: time("answered_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.day, table.memberId] }),
    foreignKey({
      name: "event_answers_date",
      columns: [table.eventId, table.day],
      foreignColumns: [eventDates.eventId, eventDates.day],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    index("event_answers_member").on(table.memberId),
  ],
);

/** The reminders that were sent, so that none is sent twice. A date that begins at another time is another one to remind of. */
export const eventReminders = pgTable(
  "event_reminders",
  {
    eventId: uuid("event_id")
      .notNull()
      .references(() => plannedEvents.id, { onDelete: "cascade" }),
    memberId: ofMember(),
    type: text("type").$type<EventReminder>().notNull(),
    startsAt: time("starts_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.memberId, table.type, table.startsAt] }),
    index("event_reminders_member").on(table.memberId),
    index("event_reminders_age").on(table.startsAt),
  ],
);

/** The address at which calendars fetch a member's events. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    memberId: ofMember().primaryKey(),
    /** SHA-256 of the token in the address, which is not stored. */
    hash: bytea("hash").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    /** When a calendar last fetched it; to the hour. */
    fetchedAt: time("fetched_at"),
  },
  (table) => [unique("calendar_feeds_hash").on(table.hash)],
);
