import { z } from "zod";
import { id, time } from "../wire/model.ts";
import { outline } from "./model.ts";
import {
  DEVICES,
  ERROR_TYPES,
  FUNNEL_NAMES,
  HEAT_RANGES,
  HEATMAP_TYPES,
  OVERVIEW_FIGURES,
  TIME_RANGES,
  USER_TYPES,
} from "./rules.ts";

/** What the dashboard of level 5 shows (**spec** names and fields, and what they leave open). */

/** The kind of visitors, and the time range. */
export const visitFilter = {
  userType: z.enum(USER_TYPES).default("all"),
  timeRange: z.enum(TIME_RANGES).default("24h"),
};
export const userTypeFilter = { userType: z.enum(USER_TYPES).default("all") };

const count = z.int();
/** A share between 0 and 1. */
const share = z.number();
const device = z.enum(DEVICES).nullable();

/** How often something with a name was seen. */
const named = z.object({ name: z.string(), count }).meta({ id: "NamedCount" });

export const analyticsOverview = z
  .object({
    /** Visits that began in the period. */
    totalSessions: count,
    /** Seen within the last five minutes. */
    activeSessions: count,
    /** In seconds. */
    avgSessionDuration: z.number(),
    /** Sessions with a conversion among all. */
    conversionRate: share,
    /** Who began a visit: each member once, each guest once a day. */
    uniqueUsers: count,
    guestSessions: count,
    avgPagesPerSession: z.number(),
    totalEvents: count,
    totalClicks: count,
    /** All opened pages, and how many of them were opened without consent and are only counted. */
    totalViews: count,
    countedViews: count,
    totalErrors: count,
    /**
     * How the figures changed against the period before, as shares; only hours or days that are over are compared. Null while
     * the period before is not fully known, and for a figure that was zero.
     */
    changes: z.record(z.enum(OVERVIEW_FIGURES), z.number().nullable()).nullable(),
    topPages: z.array(
      z.object({
        page_path: z.string(),
        views: count,
        /** In seconds. */
        avg_time: z.number().nullable(),
        /** In percent. */
        avg_scroll_depth: z.number().nullable(),
      }),
    ),
    /** By hour in 24h, else by day (UTC); every one of them, those without a visit as well. `counted` is a part of `views`. */
    series: z.array(
      z.object({ at: time, sessions: count, views: count, counted: count, events: count, errors: count }),
    ),
    devices: z.array(named),
    browsers: z.array(named),
    /** Names are codes of countries. */
    countries: z.array(named),
    /** Hosts that visits came from. */
    referrers: z.array(named),
    features: z.array(named.extend({ avg_seconds: z.number() })),
    conversions: z.array(named),
  })
  .meta({ id: "AnalyticsOverview" });
export type AnalyticsOverview = z.infer<typeof analyticsOverview>;

/** A member who is online at the moment. */
export const liveUser = z
  .object({
    session_id: id,
    is_guest: z.boolean(),
    username: z.string().nullable(),
    email: z.string().nullable(),
    device_type: device,
    browser_name: z.string(),
    current_page: z.string(),
    current_page_title: z.string(),
    /** Null unless the operator supplies a table of addresses. */
    city: z.string().nullable(),
    country: z.string().nullable(),
    country_name: z.string().nullable(),
    pages_visited: count,
    events_count: count,
    started_at: time,
    last_activity_at: time,
  })
  .meta({ id: "LiveUser" });
export type LiveUser = z.infer<typeof liveUser>;

/** Something that happened, as the stream and a session tell it. */
export const eventEntry = z
  .object({
    id,
    session_id: id,
    event_type: z.string(),
    event_category: z.string(),
    event_action: z.string(),
    event_label: z.string(),
    element_text: z.string(),
    page_url: z.string(),
    timestamp: time,
    username: z.string().nullable(),
    is_guest: z.boolean(),
  })
  .meta({ id: "AnalyticsEvent" });
export type AnalyticsEvent = z.infer<typeof eventEntry>;

/** A session in the list. */
export const sessionEntry = z
  .object({
    session_id: id,
    is_guest: z.boolean(),
    username: z.string().nullable(),
    started_at: time,
    last_activity_at: time,
    active: z.boolean(),
    /** In seconds. */
    duration: z.number(),
    entry_page: z.string(),
    exit_page: z.string(),
    pages_visited: count,
    events_count: count,
    errors_count: count,
    converted: z.boolean(),
    device_type: device,
    browser_name: z.string(),
    os_name: z.string(),
    country: z.string().nullable(),
    referrer_host: z.string().nullable(),
  })
  .meta({ id: "AnalyticsSession" });
export type AnalyticsSession = z.infer<typeof sessionEntry>;

/** One line of a session's story, in the order of time. */
export const timelineEntry = z
  .object({
    id,
    kind: z.enum(["view", "event", "error", "conversion", "feature"]),
    at: time,
    page_url: z.string(),
    page_title: z.string(),
    /** Of a view: how long and how deep. */
    time_on_page: z.number().nullable(),
    max_scroll_depth: z.number().nullable(),
    /** Of anything else: what it was called. */
    name: z.string(),
    detail: z.string(),
  })
  .meta({ id: "TimelineEntry" });
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const sessionDetail = z
  .object({
    session: sessionEntry.extend({
      ended_at: time.nullable(),
      member_id: id.nullable(),
      email: z.string().nullable(),
      clicks_count: count,
      entry_page_title: z.string(),
      /** Shortened: the last part is zero. */
      ip_address: z.string().nullable(),
      city: z.string().nullable(),
      country_name: z.string().nullable(),
      language: z.string().nullable(),
      screen: z.string().nullable(),
      utm_source: z.string().nullable(),
      utm_medium: z.string().nullable(),
      utm_campaign: z.string().nullable(),
      utm_term: z.string().nullable(),
      utm_content: z.string().nullable(),
    }),
    /** At most 50, the first ones; the timeline has all. */
    pageViews: z.array(
      z.object({
        page_title: z.string(),
        page_url: z.string(),
        viewed_at: time,
        time_on_page: z.number(),
        max_scroll_depth: z.number(),
      }),
    ),
    /** At most 50, the first ones. */
    events: z.array(eventEntry),
  })
  .meta({ id: "AnalyticsSessionDetail" });
export type AnalyticsSessionDetail = z.infer<typeof sessionDetail>;

/** Pages that there is a heatmap of. */
export const heatmapPage = z
  .object({ page_path: z.string(), clicks: count, moves: count, scrolls: count })
  .meta({ id: "HeatmapPage" });
export const heatmapFilter = {
  pagePath: z.string().min(1).max(200),
  device: z.enum(DEVICES).default("desktop"),
  heatmapType: z.enum(HEATMAP_TYPES).default("click"),
  timeRange: z.enum(HEAT_RANGES).default("7d"),
};
/** How often something happened at which place of a page. */
export const heatmap = z
  .object({
    page_path: z.string(),
    device: z.enum(DEVICES),
    heatmap_type: z.enum(HEATMAP_TYPES),
    /** Columns across the window, and rows of a fixed height in px down the page. */
    columns: count,
    row_px: count,
    total: count,
    /** Column, row and how often; the most frequent first, at most 5,000. */
    bins: z.array(z.tuple([count, count, count])),
    /** How the page is laid out; null until a visitor's browser drew it. */
    outline: outline.nullable(),
  })
  .meta({ id: "Heatmap" });
export type Heatmap = z.infer<typeof heatmap>;

/** How many sessions came to each step of a way by all steps before it, which share of those at the step before. */
export const funnel = z
  .object({
    name: z.enum(FUNNEL_NAMES),
    steps: z.array(
      z.object({
        step: z.string(),
        sessions: count,
        share,
        /** How many came to it at all, as the overview counts it; null for steps that are no conversion. */
        total: count.nullable(),
      }),
    ),
  })
  .meta({ id: "Funnel" });

/** Members by the week of their first visit, and which share was here again in each week after it (the first is the week itself). */
export const retentionCohort = z
  .object({ week: z.iso.date(), members: count, shares: z.array(share) })
  .meta({ id: "RetentionCohort" });

/** The same error, however often. */
export const errorGroup = z
  .object({
    id,
    error_type: z.enum(ERROR_TYPES),
    message: z.string(),
    source_file: z.string(),
    line_number: z.int().nullable(),
    stack: z.string(),
    page_url: z.string(),
    browser_name: z.string(),
    count,
    first_at: time,
    last_at: time,
  })
  .meta({ id: "ErrorGroup" });
