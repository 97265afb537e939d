import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import { visitFilter } from "./dashboard-model.ts";
import { exposureWeek, healthWeek, newReport, report } from "./report-model.ts";
import { ANALYTICS_LEVEL, HEALTH_WEEKS } from "./rules.ts";

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
