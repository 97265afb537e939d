import { analyticsDashboardEndpoints } from "@kompagnon/contract/analytics/dashboard-endpoints.ts";
import { analyticsReportEndpoints, trackingEndpoints } from "@kompagnon/contract/analytics/endpoints.ts";
import { heatmapRecord } from "@kompagnon/contract/analytics/model.ts";
import { trackedPath } from "@kompagnon/contract/analytics/tracked-path.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { chooseConsent, consentOf } from "#features/analytics/consent/consent.ts";
import { createFunnels } from "#features/analytics/dashboard/funnels.ts";
import { createHeatmaps } from "#features/analytics/dashboard/heatmaps.ts";
import { createLiveView } from "#features/analytics/dashboard/live.ts";
import { createOverview } from "#features/analytics/dashboard/overview.ts";
import { sessionOf, sessionsOf, timeline } from "#features/analytics/dashboard/sessions.ts";
import { findTracked, sessionsOfMember } from "#features/analytics/dashboard/users.ts";
import { productExposure, productHealth } from "#features/analytics/health/health.ts";
import { watchDeck } from "#features/analytics/health/latency.ts";
import { ingestOf } from "#features/analytics/ingest/ingest.ts";
import { reportCsv, reportPdf } from "#features/analytics/reports/files.ts";
import { editReport, listReports, removeReport, saveReport } from "#features/analytics/reports/reports.ts";
import { callerOf, trackedCaller } from "#features/analytics/tracking/caller.ts";
import {
  takeConversion,
  takeError,
  takeEvents,
  takeHeat,
  takeUsage,
} from "#features/analytics/tracking/events.ts";
import { takeOutline } from "#features/analytics/tracking/outlines.ts";
import {
  readPage,
  sessionWithout,
  signOfLife,
  startSession,
  viewPage,
} from "#features/analytics/tracking/sessions.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";
import { languageOf } from "#platform/texts.ts";

/** Registers the routes of reports and of the product's own health. */
function reportRoutes(app: FastifyInstance, platform: Platform): void {
  const overview = createOverview(platform);
  serve(app, analyticsReportEndpoints, {
    "GET /api/analytics/admin/reports": ({ viewer }) => listReports(platform, viewer.id),
    "POST /api/analytics/admin/reports": ({ viewer, body }) => saveReport(platform, viewer.id, body),
    "PUT /api/analytics/admin/reports/{id}": ({ viewer, params, body }) =>
      editReport(platform, viewer.id, params.id, body),
    "DELETE /api/analytics/admin/reports/{id}": async ({ viewer, params }) => {
      await removeReport(platform, viewer.id, params.id);
      return undefined;
    },
    "GET /api/analytics/admin/report.csv": ({ query, request, reply }) => {
      reply.header("content-disposition", 'attachment; filename="report.csv"');
      return reportCsv(overview, query, languageOf(request.headers["accept-language"]));
    },
    "GET /api/analytics/admin/report.pdf": ({ query, request, reply }) => {
      reply.header("content-disposition", 'attachment; filename="report.pdf"');
      return reportPdf(platform, overview, query, languageOf(request.headers["accept-language"]));
    },
    "GET /api/analytics/admin/health": ({ query }) => productHealth(platform, query.weeks),
    "GET /api/analytics/admin/exposure": ({ query }) => productExposure(platform, query.weeks),
  });
}

/** Registers the routes of the dashboard; every query of it has one answer however many look. */
function dashboardRoutes(app: FastifyInstance, platform: Platform): void {
  // What is added up over days is not asked of the database that members wait for.
  const db = platform.replicas?.anybody ?? platform.db;
  const reading = { ...platform, db };
  const overview = createOverview(reading);
  const live = createLiveView(reading);
  const heatmaps = createHeatmaps(reading);
  const funnels = createFunnels(reading);
  const spoken = ({ headers }: FastifyRequest) => languageOf(headers["accept-language"]);
  serve(app, analyticsDashboardEndpoints, {
    "GET /api/analytics/admin/overview": ({ query }) => overview(query),
    "GET /api/analytics/admin/live-users": ({ query, request }) =>
      live.users(query.userType, spoken(request)),
    "GET /api/analytics/admin/events/stream": ({ query }) => live.stream(query.userType, query.limit),
    "GET /api/analytics/admin/sessions": ({ query }) => sessionsOf(db, query),
    "GET /api/analytics/admin/sessions/{id}": ({ params, request }) =>
      sessionOf(db, params.id, spoken(request)),
    "GET /api/analytics/admin/sessions/{id}/timeline": ({ params, query }) =>
      timeline(db, params.id, query.limit, query.cursor),
    "GET /api/analytics/admin/heatmaps": ({ query }) => heatmaps.pages(query.timeRange),
    "GET /api/analytics/admin/heatmap": ({ query }) => heatmaps.one(query),
    "GET /api/analytics/admin/funnels": ({ query }) => funnels.funnels(query),
    "GET /api/analytics/admin/retention": () => funnels.retention(),
    "GET /api/analytics/admin/errors": ({ query }) => funnels.errors(query.timeRange),
    "GET /api/analytics/admin/users": ({ viewer, query }) => findTracked(platform, viewer.id, query.q),
    "GET /api/analytics/admin/users/{id}/sessions": ({ viewer, params, query }) =>
      sessionsOfMember(platform, viewer.id, params.id, query),
  });
}

/** Registers the routes of analytics; what waits to be written is written before the process ends. */
export function analyticsRoutes(app: FastifyInstance, platform: Platform): void {
  const ingest = ingestOf(platform);
  app.addHook("onClose", () => ingest.buffer.close());
  platform.metrics.gauge(
    "analytics_waiting",
    "Analytics that wait to be written",
    () => ingest.buffer.waiting,
  );
  platform.metrics.gauge("analytics_dropped", "Analytics refused or given up", () => ingest.buffer.dropped);
  serve(app, trackingEndpoints, {
    "POST /api/analytics/counts": async ({ request, body }) => {
      const { viewerId } = callerOf(request);
      const paths = body.pagePathnames ?? [body.pagePathname ?? ""];
      const at = new Date();
      const guest = viewerId === null;
      ingest.take(paths.map((path) => ({ what: "count", at, guest, path: trackedPath(path) })));
    },
    "GET /api/analytics/consent": ({ viewer }) => consentOf(platform, viewer.id),
    "PUT /api/analytics/consent": ({ viewer, body }) => chooseConsent(platform, viewer.id, body.choice),
    "POST /api/analytics/sessions/start": ({ request, body }) =>
      startSession(platform, ingest, trackedCaller(request), body),
    "POST /api/analytics/sessions/{id}/end": async ({ request, params }) =>
      signOfLife(ingest, trackedCaller(request), params.id, true),
    "POST /api/analytics/sessions/{id}/heartbeat": async ({ request, params }) =>
      signOfLife(ingest, trackedCaller(request), params.id, false),
    "POST /api/analytics/pageview": ({ request, body }) =>
      viewPage(platform, ingest, trackedCaller(request), body),
    "PATCH /api/analytics/pageviews/{id}": async ({ request, params, body }) =>
      readPage(ingest, trackedCaller(request), params.id, body),
    "POST /api/analytics/events/batch": async ({ request, body }) => {
      const taken = takeEvents(ingest, trackedCaller(request), body.events, body.batchId);
      return { ok: true, taken };
    },
    "POST /api/analytics/heatmaps": async ({ request, body }) => {
      const caller = trackedCaller(request);
      const all = body.heatmaps ?? [heatmapRecord.parse(body)];
      const isWithout = all.some(({ sessionId }) => !sessionId);
      return takeHeat(ingest, caller, all, isWithout ? await sessionWithout(platform, ingest, caller) : null);
    },
    "POST /api/analytics/outlines": ({ request, body }) =>
      takeOutline(platform, ingest, trackedCaller(request), body),
    "POST /api/analytics/errors": async ({ request, body }) =>
      takeError(ingest, trackedCaller(request), body),
    "POST /api/analytics/conversions": async ({ request, body }) =>
      takeConversion(ingest, trackedCaller(request), body),
    "POST /api/analytics/features/usage": async ({ request, body }) => {
      const caller = trackedCaller(request);
      const otherwise = body.sessionId ? null : await sessionWithout(platform, ingest, caller);
      return takeUsage(ingest, caller, body, otherwise);
    },
  });
  dashboardRoutes(app, platform);
  reportRoutes(app, platform);
  watchDeck(app, platform);
}
