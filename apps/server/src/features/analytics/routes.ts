import { trackingEndpoints } from "@kompagnon/contract/analytics/endpoints.ts";
import { heatmapRecord } from "@kompagnon/contract/analytics/model.ts";
import { trackedPath } from "@kompagnon/contract/analytics/tracked-path.ts";
import type { FastifyInstance } from "fastify";
import { chooseConsent, consentOf } from "#features/analytics/consent/consent.ts";
import { dashboardRoutes } from "#features/analytics/dashboard/routes.ts";
import { watchDeck } from "#features/analytics/health/latency.ts";
import { ingestOf } from "#features/analytics/ingest/ingest.ts";
import { reportRoutes } from "#features/analytics/reports/routes.ts";
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
