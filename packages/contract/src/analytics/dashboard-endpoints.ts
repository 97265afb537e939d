import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging, plainText } from "../wire/model.ts";
import {
  analyticsOverview,
  errorGroup,
  eventEntry,
  funnel,
  heatmap,
  heatmapFilter,
  heatmapPage,
  liveUser,
  retentionCohort,
  sessionDetail,
  sessionEntry,
  timelineEntry,
  userTypeFilter,
  visitFilter,
} from "./dashboard-model.ts";
import { trackedMember } from "./report-model.ts";
import { ANALYTICS_LEVEL, EVENTS_SHOWN, HEAT_RANGES } from "./rules.ts";

const admins = { admin: ANALYTICS_LEVEL } as const;
const polled = { access: admins, limit: "240/minute" } as const;

/** The dashboard of analytics (**spec** paths where it has them; the rest follows them). */
export const analyticsDashboardEndpoints = endpoints({
  "GET /api/analytics/admin/overview": {
    about: "The figures of a time range, how they changed, its pages, and its course.",
    ...polled,
    query: visitFilter,
    output: analyticsOverview,
  },
  "GET /api/analytics/admin/live-users": {
    about: "Who was seen within the last five minutes, the latest first.",
    ...polled,
    query: userTypeFilter,
    output: z.object({ items: z.array(liveUser), total: z.int() }),
  },
  "GET /api/analytics/admin/events/stream": {
    about: "The newest events of the last hour.",
    ...polled,
    query: {
      ...userTypeFilter,
      limit: z.coerce.number<number>().int().min(1).max(EVENTS_SHOWN).default(EVENTS_SHOWN),
    },
    output: z.object({ items: z.array(eventEntry) }),
  },
  "GET /api/analytics/admin/sessions": {
    about: "Sessions, the newest first.",
    ...polled,
    query: { ...paging(50), ...visitFilter },
    output: page(sessionEntry),
  },
  "GET /api/analytics/admin/sessions/{id}": {
    about: "A session with its first page views and events.",
    ...polled,
    params: { id },
    output: sessionDetail,
  },
  "GET /api/analytics/admin/sessions/{id}/timeline": {
    about: "Everything that happened in a session, in the order of time.",
    ...polled,
    params: { id },
    query: paging(EVENTS_SHOWN, EVENTS_SHOWN),
    output: page(timelineEntry),
  },
  "GET /api/analytics/admin/heatmaps": {
    about: "Pages that there is a heatmap of, the most used first.",
    ...polled,
    query: { timeRange: z.enum(HEAT_RANGES).default("7d") },
    output: z.object({ items: z.array(heatmapPage) }),
  },
  "GET /api/analytics/admin/heatmap": {
    about: "Where on one page people clicked, moved or scrolled.",
    ...polled,
    query: heatmapFilter,
    output: heatmap,
  },
  "GET /api/analytics/admin/funnels": {
    about: "How far people came on the ways that matter.",
    ...polled,
    query: visitFilter,
    output: z.object({ items: z.array(funnel) }),
  },
  "GET /api/analytics/admin/retention": {
    about: "Which members came again, by the week of their first visit.",
    ...polled,
    output: z.object({ items: z.array(retentionCohort) }),
  },
  "GET /api/analytics/admin/errors": {
    about: "What went wrong in browsers, the most frequent first.",
    ...polled,
    query: { timeRange: visitFilter.timeRange },
    output: z.object({ items: z.array(errorGroup) }),
  },
  "GET /api/analytics/admin/users": {
    about: "Members by the beginning of their name, with how often they were here by consent; written down.",
    access: admins,
    stepUp: true,
    limit: "120/minute",
    query: { q: plainText(60).pipe(z.string().min(1, { message: "required" })) },
    output: z.object({ items: z.array(trackedMember) }),
  },
  "GET /api/analytics/admin/users/{id}/sessions": {
    about: "The sessions of one member, the newest first; written down.",
    access: admins,
    stepUp: true,
    limit: "120/minute",
    params: { id },
    query: paging(50),
    output: page(sessionEntry),
  },
});
