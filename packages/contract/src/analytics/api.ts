import { analyticsDashboardEndpoints } from "./dashboard-endpoints.ts";
import { trackingEndpoints } from "./endpoints.ts";
import { analyticsReportEndpoints } from "./report-endpoints.ts";

/** The HTTP routes of analytics. */
export const analytics = {
  endpoints: { ...trackingEndpoints, ...analyticsDashboardEndpoints, ...analyticsReportEndpoints },
  events: {},
};
