import {
  type HeatRange,
  OVERVIEW_POLL_MS,
  STREAM_POLL_MS,
  type TimeRange,
  type UserType,
} from "@kompagnon/contract/analytics/rules.ts";
import { keepPreviousData } from "@tanstack/react-query";
import type { In } from "#platform/call.ts";
import { pages, query, queryClient } from "#platform/queries.ts";

/** The kind of visitors, and the time range. */
export type Filter = { userType: UserType; timeRange: TimeRange };

/** What was there stays until the next answer has come: a filter changes numbers, not the page. */
const steady = { placeholderData: keepPreviousData } as const;
const polled = { ...steady, refetchInterval: OVERVIEW_POLL_MS, staleTime: 0 } as const;

/** The figures of a time range. */
export const overviewQuery = (filter: Filter) => ({
  ...query("GET /api/analytics/admin/overview", { query: filter }),
  ...polled,
});
/** Who is here. */
export const liveQuery = ({ userType }: Filter) => ({
  ...query("GET /api/analytics/admin/live-users", { query: { userType } }),
  ...polled,
});
/** What happened just now. */
export const streamQuery = ({ userType }: Filter) => ({
  ...query("GET /api/analytics/admin/events/stream", { query: { userType, limit: 50 } }),
  ...polled,
  refetchInterval: STREAM_POLL_MS,
});
/** Sessions, the newest first. */
export const sessionsQuery = (filter: Filter) =>
  pages("GET /api/analytics/admin/sessions", { query: { ...filter, limit: 50 } });
/** A session; it may be under way. */
export const sessionQuery = (id: string) => ({
  ...query("GET /api/analytics/admin/sessions/{id}", { params: { id } }),
  ...polled,
});
/** All that happened in a session, and happens. */
export const timelineQuery = (id: string) => ({
  ...pages("GET /api/analytics/admin/sessions/{id}/timeline", { params: { id }, query: { limit: 50 } }),
  refetchInterval: OVERVIEW_POLL_MS,
  staleTime: 0,
});
/** Pages with a heatmap. */
export const heatmapPagesQuery = (timeRange: HeatRange) => ({
  ...query("GET /api/analytics/admin/heatmaps", { query: { timeRange } }),
  ...steady,
});
/** The heatmap of a page. */
export const heatmapQuery = (sought: NonNullable<In<"GET /api/analytics/admin/heatmap">["query"]>) => ({
  ...query("GET /api/analytics/admin/heatmap", { query: sought }),
  ...steady,
});
/** How far people came. */
export const funnelsQuery = (filter: Filter) => ({
  ...query("GET /api/analytics/admin/funnels", { query: filter }),
  ...steady,
});
/** Who came again. */
export const retentionQuery = () => query("GET /api/analytics/admin/retention");
/** What went wrong in browsers. */
export const errorsQuery = ({ timeRange }: Filter) => ({
  ...query("GET /api/analytics/admin/errors", { query: { timeRange } }),
  ...steady,
});
/** Saved filters. */
export const reportsQuery = () => query("GET /api/analytics/admin/reports");
/** Fetches the saved reports again. */
export const refreshReports = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: reportsQuery().queryKey });
/** Members by the beginning of their name; asked for by hand alone, because each time is written down. */
export const usersQuery = (q: string) => ({
  ...query("GET /api/analytics/admin/users", { query: { q } }),
  enabled: q !== "",
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
});
/** The sessions of a member; as above. */
export const userSessionsQuery = (id: string) => ({
  ...pages("GET /api/analytics/admin/users/{id}/sessions", { params: { id }, query: { limit: 50 } }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
});
/** How often the decks showed which groups of members, by week. */
export const exposureQuery = () => query("GET /api/analytics/admin/exposure", { query: { weeks: 12 } });
/** How the product does, by week. */
export const healthQuery = () => query("GET /api/analytics/admin/health", { query: { weeks: 12 } });
