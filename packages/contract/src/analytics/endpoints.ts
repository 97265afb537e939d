import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import { analyticsDashboardEndpoints } from "./dashboard-endpoints.ts";
import { visitFilter } from "./dashboard-model.ts";
import {
  consentChoice,
  consentState,
  conversion,
  errorReport,
  eventBatch,
  featureUsage,
  heatmapBatch,
  newOutline,
  pageCounts,
  pageView,
  pageViewChange,
  sessionStart,
} from "./model.ts";
import { exposureWeek, healthWeek, newReport, report } from "./report-model.ts";
import { ANALYTICS_LEVEL, HEALTH_WEEKS, SENT_MAX } from "./rules.ts";

const token = z.string().min(1).max(SENT_MAX.token);
/** `session_unknown`: the session belongs to another visitor, or is forged: start again. */
const refusals = { bot_refused: 403, tracking_refused: 403, session_unknown: 404 } as const;
const taken = z.object({ ok: z.literal(true) }).meta({ id: "Taken" });

/**
 * What browsers tell (**spec** paths and payloads). Answers say that it was taken; it is written within a moment. While too much
 * waits they are 503 with Retry-After. Browsers that ask not to be tracked are refused (`tracking_refused`).
 */
export const trackingEndpoints = endpoints({
  "POST /api/analytics/counts": {
    about: "Pages were opened: one more of each, without whose it was. The one call that needs no consent.",
    access: "public",
    limit: "240/minute",
    body: pageCounts,
    errors: { bot_refused: 403 },
  },
  "GET /api/analytics/consent": {
    about: "What one chose about being tracked, on any device.",
    access: "member",
    limit: "120/minute",
    output: consentState,
  },
  "PUT /api/analytics/consent": {
    about: "Chooses for all of one's devices. Declining erases what was collected.",
    access: "member",
    limit: "60/hour",
    body: consentChoice,
    output: consentState,
  },
  "POST /api/analytics/sessions/start": {
    about: "Begins a session of someone who agreed; the answered id is signed and good for them alone.",
    access: "public",
    limit: "60/minute",
    body: sessionStart,
    output: z.object({ sessionId: z.string() }),
    errors: { bot_refused: 403, tracking_refused: 403 },
  },
  "POST /api/analytics/sessions/{id}/end": {
    about: "Ends a session, when the page is left. Whatever comes after that goes on with it.",
    access: "public",
    limit: "240/minute",
    params: { id: token },
    output: taken,
    errors: refusals,
  },
  "POST /api/analytics/sessions/{id}/heartbeat": {
    about: "Someone is still there.",
    access: "public",
    limit: "240/minute",
    params: { id: token },
    output: taken,
    errors: refusals,
  },
  "POST /api/analytics/pageview": {
    about: "A page was opened in a session. `outline`: how the page is laid out is not known yet.",
    access: "public",
    limit: "240/minute",
    body: pageView,
    output: z.object({ pageViewId: z.string(), outline: z.boolean() }),
    errors: refusals,
  },
  "PATCH /api/analytics/pageviews/{id}": {
    about: "How long and how deep a page was read so far.",
    access: "public",
    limit: "600/minute",
    params: { id: token },
    body: pageViewChange,
    output: taken,
    errors: refusals,
  },
  "POST /api/analytics/events/batch": {
    about: "What happened on pages, several at once; all of them or none are taken.",
    access: "public",
    limit: "600/minute",
    body: eventBatch,
    bodyLimit: 256 * 1024,
    output: z.object({ ok: z.literal(true), taken: z.int() }),
    errors: refusals,
  },
  "POST /api/analytics/heatmaps": {
    about: "Where someone clicked, moved or scrolled: one record, or up to 50 as `heatmaps`.",
    access: "public",
    limit: "600/minute",
    body: heatmapBatch,
    output: taken,
    errors: refusals,
  },
  "POST /api/analytics/outlines": {
    about: "How a page is laid out, without its content; the newest is kept, at most one an hour is taken.",
    access: "public",
    limit: "60/minute",
    body: newOutline,
    output: taken,
    errors: refusals,
  },
  "POST /api/analytics/errors": {
    about: "Something went wrong in a browser.",
    access: "public",
    limit: "60/minute",
    body: errorReport,
    output: taken,
    errors: refusals,
  },
  "POST /api/analytics/conversions": {
    about: "Someone came to something, or one step further on the way to it.",
    access: "public",
    limit: "120/minute",
    body: conversion,
    output: taken,
    errors: refusals,
  },
  "POST /api/analytics/features/usage": {
    about: "A part of the product was used.",
    access: "public",
    limit: "240/minute",
    body: featureUsage,
    output: taken,
    errors: refusals,
  },
});

const admins = { admin: ANALYTICS_LEVEL } as const;
const polled = { access: admins, limit: "240/minute" } as const;

/** Saved filters and their files, and the product's own health. */
export const analyticsReportEndpoints = endpoints({
  "GET /api/analytics/admin/reports": {
    about: "The filters one has saved.",
    ...polled,
    output: z.object({ items: z.array(report) }),
  },
  "POST /api/analytics/admin/reports": {
    about: "Saves a filter; `weekly` has its report sent by mail every Monday.",
    access: admins,
    limit: "60/hour",
    body: newReport,
    status: 201,
    output: report,
    errors: { report_limit: 409 },
  },
  "PUT /api/analytics/admin/reports/{id}": {
    about: "Changes a saved filter.",
    access: admins,
    limit: "120/hour",
    params: { id },
    body: newReport,
    output: report,
  },
  "DELETE /api/analytics/admin/reports/{id}": {
    about: "Deletes a saved filter.",
    access: admins,
    limit: "120/hour",
    params: { id },
  },
  "GET /api/analytics/admin/report.csv": {
    about: "The report of a filter as a table.",
    access: admins,
    limit: "60/hour",
    query: visitFilter,
    download: "text/csv; charset=utf-8",
  },
  "GET /api/analytics/admin/report.pdf": {
    about: "The report of a filter to print.",
    access: admins,
    limit: "60/hour",
    query: visitFilter,
    download: "application/pdf",
    errors: { papers_unavailable: 503 },
  },
  "GET /api/analytics/admin/health": {
    about: "How the product does, by week, the newest first.",
    ...polled,
    query: { weeks: z.coerce.number<number>().int().min(1).max(52).default(HEALTH_WEEKS) },
    output: z.object({ items: z.array(healthWeek) }),
  },
  "GET /api/analytics/admin/exposure": {
    about: "Members that decks showed, by week and by groups of at least ten members, the newest first.",
    ...polled,
    query: { weeks: z.coerce.number<number>().int().min(1).max(52).default(HEALTH_WEEKS) },
    output: z.object({ items: z.array(exposureWeek) }),
  },
});

/** The HTTP routes of analytics. */
export const analytics = {
  endpoints: { ...trackingEndpoints, ...analyticsDashboardEndpoints, ...analyticsReportEndpoints },
  events: {},
};
