import { analyticsDashboardEndpoints } from "@kompagnon/contract/analytics/dashboard-endpoints.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createFunnels } from "#features/analytics/dashboard/funnels.ts";
import { createHeatmaps } from "#features/analytics/dashboard/heatmaps.ts";
import { createLiveView } from "#features/analytics/dashboard/live.ts";
import { createOverview } from "#features/analytics/dashboard/overview.ts";
import { sessionOf, sessionsOf, timeline } from "#features/analytics/dashboard/sessions.ts";
import { findTracked, sessionsOfMember } from "#features/analytics/dashboard/users.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";
import { languageOf } from "#platform/texts.ts";

/** Registers the routes of the dashboard; every query of it has one answer however many look. */
export function dashboardRoutes(app: FastifyInstance, platform: Platform): void {
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
