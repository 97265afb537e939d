import type { ConsentChoice, Device, TimeRange, UserType } from "@kompagnon/contract/analytics/rules.ts";
import { members } from "#features/accounts/tables.ts";
import { day } from "#features/analytics/sums/tables.ts";
import {
  boolean,
  bytea,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  sql,
  text,
  time,
  uuid,
} from "#platform/db/drizzle.ts";

// Everything that the feature stores is found here.
export {
  analyticsErrors,
  analyticsHeat,
  analyticsHours,
  analyticsLatencies,
  analyticsMemberDays,
  analyticsOutlines,
  analyticsSums,
  analyticsVisitorDays,
  analyticsWeeks,
} from "#features/analytics/sums/tables.ts";

/** Paths of pages, without anything of anybody's in them (`trackedPath`): rows name them by four bytes. */
export const analyticsPaths = pgTable("analytics_paths", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  path: text("path").notNull().unique(),
});

/** Visits of visitors who consented. Frequently changing columns are in `analytics_live` until a visit is over. */
export const analyticsSessions = pgTable(
  "analytics_sessions",
  {
    id: uuid("id").primaryKey(),
    /** Without a foreign key: a member who goes meanwhile must not hold up everybody else's visits. */
    memberId: uuid("member_id"),
    /** HMAC of the day's salt, shortened address and agent; the salt is thrown away daily. */
    visitor: bytea("visitor").notNull(),
    startedAt: time("started_at").notNull(),
    lastAt: time("last_at").notNull(),
    endedAt: time("ended_at"),
    pages: integer("pages").notNull().default(0),
    events: integer("events").notNull().default(0),
    clicks: integer("clicks").notNull().default(0),
    errors: integer("errors").notNull().default(0),
    converted: boolean("converted").notNull().default(false),
    /** Whether its sums are in those of its hour; it may go on after that. */
    finished: boolean("finished").notNull().default(false),
    entryPath: integer("entry_path").notNull(),
    entryTitle: text("entry_title").notNull(),
    exitPath: integer("exit_path").notNull(),
    referrerHost: text("referrer_host"),
    utm: jsonb("utm").$type<Partial<Record<"source" | "medium" | "campaign" | "term" | "content", string>>>(),
    device: text("device").$type<Device>(),
    browser: text("browser").notNull(),
    os: text("os").notNull(),
    language: text("language"),
    screen: text("screen"),
    country: text("country"),
    /** Shortened: the last part of it is zero. */
    address: text("address"),
    consent: text("consent").notNull(),
  },
  (table) => [
    index("analytics_sessions_started").on(table.startedAt, table.id),
    index("analytics_sessions_member")
      .on(table.memberId, table.startedAt)
      .where(sql`${table.memberId} is not null`),
    index("analytics_sessions_visitor").on(table.visitor, table.startedAt),
    check("analytics_sessions_address", sql`${table.address} is null or ${table.address} ~ '(\\.0|::)$'`),
  ],
);

/** Visits under way: small, unlogged, no index on what changes. What a crash of the database takes is counted again from the events. */
export const analyticsLive = pgTable("analytics_live", {
  id: uuid("id").primaryKey(),
  lastAt: time("last_at").notNull(),
  endedAt: time("ended_at"),
  path: integer("path"),
  title: text("title").notNull().default(""),
  pages: integer("pages").notNull().default(0),
  events: integer("events").notNull().default(0),
  clicks: integer("clicks").notNull().default(0),
  errors: integer("errors").notNull().default(0),
});

/** Page views; one partition a day. */
export const analyticsViews = pgTable(
  "analytics_views",
  {
    id: uuid("id").notNull(),
    at: time("at").notNull(),
    session: uuid("session").notNull(),
    guest: boolean("guest").notNull(),
    path: integer("path").notNull(),
    title: text("title").notNull(),
    /** What was last said of it: seconds, percent, how often scrolled; null until something was. */
    seconds: real("seconds"),
    depth: real("depth"),
    scrolls: integer("scrolls"),
    /** How long it took to load, in ms. */
    loadMs: real("load_ms"),
  },
  (table) => [
    index("analytics_views_session").on(table.session, table.at),
    index("analytics_views_id").on(table.id),
  ],
);

/** Events, errors, conversions and uses of features; one partition a day. */
export const analyticsEvents = pgTable(
  "analytics_events",
  {
    id: uuid("id").notNull(),
    at: time("at").notNull(),
    session: uuid("session").notNull(),
    view: uuid("view"),
    /** 1 event, 2 error, 3 conversion, 4 feature, 5 step on a way (`KIND`). */
    kind: smallint("kind").notNull(),
    guest: boolean("guest").notNull(),
    path: integer("path").notNull(),
    type: text("type").notNull(),
    category: text("category").notNull(),
    action: text("action").notNull(),
    label: text("label").notNull(),
    elementText: text("element_text").notNull(),
    x: real("x"),
    y: real("y"),
    value: doublePrecision("value"),
    data: jsonb("data"),
  },
  (table) => [
    index("analytics_events_session").on(table.session, table.at),
    index("analytics_events_at").on(table.at),
  ],
);

/** Which steps of a way a session has come to: each counts once. */
export const analyticsSteps = pgTable(
  "analytics_steps",
  {
    session: uuid("session").notNull(),
    funnel: text("funnel").notNull(),
    guest: boolean("guest").notNull(),
    step: text("step").notNull(),
    day: day("day").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session, table.funnel, table.step] }),
    index("analytics_steps_day").on(table.day),
  ],
);

/** What members chose. */
export const analyticsConsents = pgTable("analytics_consents", {
  memberId: uuid("member_id")
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  choice: text("choice").$type<ConsentChoice>().notNull(),
  version: text("version").notNull(),
  at: time("at").notNull().defaultNow(),
});

/** Filters that admins have saved; some come by mail every week. */
export const analyticsReports = pgTable(
  "analytics_reports",
  {
    id: uuid("id").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    userType: text("user_type").$type<UserType>().notNull(),
    timeRange: text("time_range").$type<TimeRange>().notNull(),
    weekly: boolean("weekly").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    lastSentAt: time("last_sent_at"),
  },
  (table) => [
    index("analytics_reports_member").on(table.memberId, table.createdAt),
    index("analytics_reports_weekly").on(table.id).where(sql`${table.weekly}`),
  ],
);

/** Batches already written: a batch whose commit response was lost is not written twice. */
export const analyticsBatches = pgTable("analytics_batches", {
  id: uuid("id").primaryKey(),
  at: time("at").notNull().defaultNow(),
});

/** What makes a day's marks of visitors; gone when the day is. */
export const analyticsSalts = pgTable("analytics_salts", {
  day: day("day").primaryKey(),
  salt: bytea("salt").notNull(),
});
