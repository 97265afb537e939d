import type {
  ConsentChoice,
  Device,
  ErrorType,
  TimeRange,
  UserType,
} from "@kompagnon/contract/analytics/rules.ts";
import { members } from "#features/accounts/tables.ts";
import {
  bigint,
  boolean,
  bytea,
  check,
  customType,
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

/** A calendar day (UTC), as `2026-11-23`. */
const day = customType<{ data: string }>({ dataType: () => "date" });

/** Paths of pages, without anything of anybody's in them (`trackedPath`): rows name them by four bytes. */
export const analyticsPaths = pgTable("analytics_paths", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  path: text("path").notNull().unique(),
});

/** Visits of those who agreed. What changes all the time stands in `analytics_live` until a visit is over. */
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

/** Sums by hour, and of days that are long over by day: what the dashboard reads. All sums are written with what they count. */
export const analyticsHours = pgTable(
  "analytics_hours",
  {
    hour: time("hour").notNull(),
    guest: boolean("guest").notNull(),
    sessions: integer("sessions").notNull().default(0),
    visitors: integer("visitors").notNull().default(0),
    views: integer("views").notNull().default(0),
    /** Pages opened without consent: nothing else is known of them. */
    counted: integer("counted").notNull().default(0),
    events: integer("events").notNull().default(0),
    clicks: integer("clicks").notNull().default(0),
    errors: integer("errors").notNull().default(0),
    /** Sessions that came to something. */
    converted: integer("converted").notNull().default(0),
    /** Sessions that are over, with their seconds and pages. */
    finished: integer("finished").notNull().default(0),
    seconds: doublePrecision("seconds").notNull().default(0),
    pages: integer("pages").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.hour, table.guest] })],
);

/** Sums by name (path, browser, feature, …), by hour and by day. */
export const analyticsSums = pgTable(
  "analytics_sums",
  {
    unit: text("unit").$type<"hour" | "day">().notNull(),
    kind: text("kind").notNull(),
    at: time("at").notNull(),
    guest: boolean("guest").notNull(),
    name: text("name").notNull(),
    n: integer("n").notNull(),
    /** Of pages: opened without consent. */
    counted: integer("counted").notNull().default(0),
    /** Seconds and percent of those that said them. */
    seconds: doublePrecision("seconds").notNull().default(0),
    depth: doublePrecision("depth").notNull().default(0),
    measured: integer("measured").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.unit, table.kind, table.at, table.guest, table.name] }),
    check("analytics_sums_unit", sql`${table.unit} in ('hour', 'day')`),
  ],
);

/** How often something happened at one place of a page, by day. */
export const analyticsHeat = pgTable(
  "analytics_heat",
  {
    path: integer("path").notNull(),
    device: text("device").$type<Device>().notNull(),
    type: text("type").$type<"click" | "move" | "scroll">().notNull(),
    day: day("day").notNull(),
    column: smallint("col").notNull(),
    row: smallint("row").notNull(),
    n: integer("n").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.device, table.type, table.day, table.column, table.row] }),
  ],
);

/** How a page is laid out: boxes, without anything that stands in them. */
export const analyticsOutlines = pgTable(
  "analytics_outlines",
  {
    path: integer("path").notNull(),
    device: text("device").$type<Device>().notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    boxes: jsonb("boxes").$type<[number, number, number, number, number][]>().notNull(),
    at: time("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.device] })],
);

/** The same error once a day, with how often. */
export const analyticsErrors = pgTable(
  "analytics_errors",
  {
    day: day("day").notNull(),
    id: uuid("id").notNull(),
    type: text("type").$type<ErrorType>().notNull(),
    message: text("message").notNull(),
    source: text("source").notNull(),
    line: integer("line"),
    stack: text("stack").notNull(),
    path: text("path").notNull(),
    browser: text("browser").notNull(),
    n: integer("n").notNull(),
    firstAt: time("first_at").notNull(),
    lastAt: time("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.id] })],
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

/** Who was here on a day: guests by the day's own mark, which nobody can find again on the next. */
export const analyticsVisitorDays = pgTable(
  "analytics_visitor_days",
  { day: day("day").notNull(), visitor: bytea("visitor").notNull() },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
);
/** … and members who agreed, to see who came again. */
export const analyticsMemberDays = pgTable(
  "analytics_member_days",
  { day: day("day").notNull(), memberId: uuid("member_id").notNull() },
  (table) => [
    primaryKey({ columns: [table.day, table.memberId] }),
    index("analytics_member_days_member").on(table.memberId, table.day),
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

/** What was written in one go: one whose commit nobody heard of is not written again. */
export const analyticsBatches = pgTable("analytics_batches", {
  id: uuid("id").primaryKey(),
  at: time("at").notNull().defaultNow(),
});
/** What makes a day's marks of visitors; gone when the day is. */
export const analyticsSalts = pgTable("analytics_salts", {
  day: day("day").primaryKey(),
  salt: bytea("salt").notNull(),
});

/** How long answers of the deck took: how many by upper bound in ms, by day. */
export const analyticsLatencies = pgTable(
  "analytics_latencies",
  {
    day: day("day").notNull(),
    bound: integer("bound").notNull(),
    n: bigint("n", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.bound] })],
);
/** The product's own health of weeks that are over. */
export const analyticsWeeks = pgTable("analytics_weeks", {
  week: day("week").primaryKey(),
  figures: jsonb("figures").$type<Record<string, number | null>>().notNull(),
});
