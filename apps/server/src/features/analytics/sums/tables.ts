import type { Device, ErrorType } from "@kompagnon/contract/analytics/rules.ts";
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
  smallint,
  sql,
  text,
  time,
  uuid,
} from "#platform/db/drizzle.ts";

/** A calendar day (UTC), as `2026-11-23`. */
export const day = customType<{ data: string }>({ dataType: () => "date" });

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

/** The layout of a page: boxes without their content. */
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

/** Visitors of a day; guests by an identifier that changes daily and can't be linked across days. */
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
