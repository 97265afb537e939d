import { analyticsReportEndpoints } from "@kompagnon/contract/analytics/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { createOverview } from "#features/analytics/dashboard/overview.ts";
import { productExposure, productHealth } from "#features/analytics/health/health.ts";
import { reportCsv, reportPdf } from "#features/analytics/reports/files.ts";
import { editReport, listReports, removeReport, saveReport } from "#features/analytics/reports/reports.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";
import { languageOf } from "#platform/texts.ts";

/** Registers the routes of reports and of the product's own health. */
export function reportRoutes(app: FastifyInstance, platform: Platform): void {
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
