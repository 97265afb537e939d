/** Limits and names of analytics without any library (spec: public, sections 3, 7 and 9; account, sections 2 and 9). */

export const CONSENT_CHOICES = ["accepted", "declined"] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** The dashboard is open from this level on. */
export const ANALYTICS_LEVEL = 5;

/** What the browser keeps to: batches, heartbeat, and what is recorded of a heatmap (spec: public, section 9). */
export const BATCH_SIZE = 10;
export const BATCH_MS = 5_000;
export const HEARTBEAT_MS = 30_000;
export const SCROLL_MS = 500;
export const MOVE_EVERY = 10;
export const PAGE_VIEW_MS = 100;
export const CLICK_TEXT_MAX = 100;
/** Most events and heatmap records in one request: a batch that failed comes again with the next ones. */
export const EVENTS_MAX = 50;
export const HEATMAPS_MAX = 50;

/** Most characters of what browsers send. What is longer is refused, or cut by the browser before. */
export const SENT_MAX = {
  token: 100,
  address: 2_000,
  title: 200,
  name: 60,
  label: 200,
  data: 20,
  value: 200,
  message: 500,
  stack: 4_000,
} as const;
/** A page is not longer, and no place on it further down or to the right, in px. */
export const PAGE_PX_MAX = 100_000;
/** The maximum time on one page, in seconds: a day. */
export const PAGE_SECONDS_MAX = 86_400;

/** The classes of window widths: a heatmap covers one of them. */
export const DEVICES = ["phone", "tablet", "desktop"] as const;
export type Device = (typeof DEVICES)[number];
/** The class of a width in px. */
export const deviceOfWidth = (width: number): Device => {
  if (width < 768) return "phone";
  if (width < 1280) return "tablet";
  return "desktop";
};
/** How wide a heatmap's page is drawn, in px. */
export const DEVICE_WIDTHS: Readonly<Record<Device, number>> = { phone: 390, tablet: 768, desktop: 1440 };

export const HEATMAP_TYPES = ["click", "move", "scroll"] as const;
export type HeatmapType = (typeof HEATMAP_TYPES)[number];
/** The columns of a heatmap across the window, the height of a row in px, and the maximum number of rows. */
export const HEAT_COLUMNS = 50;
export const HEAT_ROW_PX = 20;
export const HEAT_ROWS = 500;

/** What a page is drawn of under its heatmap: outlines by kind, without any text or picture. */
export const OUTLINE_KINDS = [
  "surface",
  "accent",
  "line",
  "heading",
  "text",
  "soft",
  "button",
  "field",
  "image",
  "icon",
] as const;
export const OUTLINE_BOXES_MAX = 800;
export const OUTLINE_PX_MAX = 30_000;
/** An outline is requested again after this number of hours, and accepted at most once in this number of minutes. */
export const OUTLINE_HOURS = 24;
export const OUTLINE_EVERY_MINUTES = 60;

export const ERROR_TYPES = ["javascript", "promise_rejection", "console"] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

/** What is counted as a conversion; another word is counted as "other". */
export const CONVERSION_TYPES = [
  "sign_up",
  "onboarding_done",
  "profile_done",
  "matching_ready",
  "first_swipe",
  "match",
  "first_message",
  "group_joined",
  "job_applied",
  "trial_project",
  "test_version",
  "checkout",
  "premium",
  "invite_shared",
] as const;
/** Ways that lead to something, step by step. Others are taken, and not counted. */
export const FUNNELS = {
  registration: ["visit", "sign_up_open", "sign_up", "onboarding_begun", "onboarding_done"],
  matching: ["setup_open", "picture_done", "deck_open", "first_swipe", "match", "first_message"],
  premium: ["pricing_open", "order_open", "checkout", "premium"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type FunnelName = keyof typeof FUNNELS;
export const FUNNEL_NAMES = Object.keys(FUNNELS) as readonly FunnelName[]; // the keys of the constant above

/** Features whose use is counted; another word is counted as "other". */
export const FEATURES = [
  "matching",
  "feed",
  "chats",
  "calls",
  "groups",
  "polls",
  "jobs",
  "search",
  "teams",
  "tasks",
  "trials",
  "partnerships",
  "pods",
  "settings",
  "notifications",
  "invites",
  "billing",
  "help",
  "verification",
  "onboarding",
] as const;
export type TrackedFeature = (typeof FEATURES)[number];

/** Kinds of events that the dashboard counts each by itself; another word is counted as "other". */
export const EVENT_TYPES = ["click", "scroll", "form_submit", "search", "copy", "share", "error"] as const;

/** What the dashboard looks at: whose visits, and how far back (spec: account, section 2). */
export const USER_TYPES = ["all", "guests", "logged_in"] as const;
export type UserType = (typeof USER_TYPES)[number];
export const TIME_RANGES = ["24h", "7d", "30d"] as const;
export type TimeRange = (typeof TIME_RANGES)[number];
/** The figures of an overview, the most important first; each is compared with the period before. */
export const OVERVIEW_FIGURES = [
  "totalSessions",
  "uniqueUsers",
  "guestSessions",
  "avgSessionDuration",
  "avgPagesPerSession",
  "conversionRate",
  "totalViews",
  "countedViews",
  "totalEvents",
  "totalClicks",
  "totalErrors",
] as const;
export type OverviewFigure = (typeof OVERVIEW_FIGURES)[number];
/** Heatmaps are kept by day: the last 24 hours are not known of them. */
export const HEAT_RANGES = ["7d", "30d"] as const;
export type HeatRange = (typeof HEAT_RANGES)[number];
/** How often it asks (spec: account, section 9). */
export const OVERVIEW_POLL_MS = 5_000;
export const STREAM_POLL_MS = 3_000;
/** A visitor counts as active for this number of minutes; the stream covers this number of minutes. */
export const ACTIVE_MINUTES = 5;
export const STREAM_MINUTES = 60;
/** A session that nothing came from for so long is over. */
export const SESSION_IDLE_MINUTES = 30;
/** Most events at once, in the stream and in a session. */
export const EVENTS_SHOWN = 50;
/** Most reports that one person keeps. */
export const REPORTS_MAX = 20;
export const REPORT_NAME_MAX = 60;
export const REPORT_FORMATS = ["pdf", "csv"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
/** The minimum size of a group of members with figures of its own; smaller ones are summed up as others. */
export const GROUP_MIN = 10;
/** The number of days for which a member counts as new. */
export const NEW_DAYS = 7;
/** Weeks of the retention table and of the product's own health. */
export const RETENTION_WEEKS = 8;
export const HEALTH_WEEKS = 12;

/** Single visits and errors are kept for this number of days; after that there are sums by day only. */
export const KEPT_DAYS = 90;
/** Sums by hour are kept for this number of days. */
export const HOURS_KEPT_DAYS = 40;
