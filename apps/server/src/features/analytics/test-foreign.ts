import { analytics } from "@kompagnon/contract/analytics/endpoints.ts";
import { aSession, latestSession, written } from "#features/analytics/test-analytics.ts";
import { aMember } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A member's session and page view: no other member can use the tokens; admins read the sessions by id. */
export const analyticsForeign = foreign(
  analytics.endpoints,
  async ({ server, admin }) => {
    const by = await aMember(server);
    const sessionId = await aSession(by);
    const body = { sessionId, pageUrl: "/pricing" };
    const { pageViewId } = await by.must("POST /api/analytics/pageview", { body });
    await written(server);
    const looked = { by: admin, params: { id: await latestSession(server, by) } };
    const report = async () => {
      const saved = { name: "Woche", userType: "all", timeRange: "7d" } as const;
      const { id } = await admin.must("POST /api/analytics/admin/reports", { body: saved });
      return { by: admin, params: { id } };
    };
    const changed = await report();
    const deleted = await report();
    return {
      by,
      sessionId,
      pageViewId,
      changed,
      deleted,
      looked,
      member: { by: admin, params: { id: by.id } },
    };
  },
  {
    "POST /api/analytics/sessions/{id}/end": ({ by, sessionId }) => ({ by, params: { id: sessionId } }),
    "POST /api/analytics/sessions/{id}/heartbeat": ({ by, sessionId }) => ({ by, params: { id: sessionId } }),
    "PATCH /api/analytics/pageviews/{id}": ({ by, pageViewId }) => ({
      by,
      params: { id: pageViewId },
      body: { timeOnPage: 3 },
    }),
    "GET /api/analytics/admin/sessions/{id}": ({ looked }) => looked,
    "GET /api/analytics/admin/sessions/{id}/timeline": ({ looked }) => looked,
    "GET /api/analytics/admin/users/{id}/sessions": ({ member }) => member,
    "PUT /api/analytics/admin/reports/{id}": ({ changed }) => ({
      ...changed,
      body: { name: "Monat", userType: "guests", timeRange: "30d" },
    }),
    "DELETE /api/analytics/admin/reports/{id}": ({ deleted }) => deleted,
  },
);
