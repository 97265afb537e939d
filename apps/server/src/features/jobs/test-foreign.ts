import { randomUUID } from "node:crypto";
import { jobsEndpoints } from "@kompagnon/contract/jobs/endpoints.ts";
import { anEstablishedMember } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A job post, an application to it and a saved search of others. */
export const jobsForeign = foreign(
  jobsEndpoints,
  async ({ server }) => {
    const anna = await anEstablishedMember(server);
    const berta = await anEstablishedMember(server);
    const { id } = await anna.must("POST /api/jobs", {
      body: { client_id: randomUUID(), title: "Schnitt gesucht", content: "Zwei Reels in der Woche." },
    });
    const { id: applicationId } = await berta.must("POST /api/jobs/{id}/applications", {
      params: { id },
      body: { client_id: randomUUID(), text: "Das mache ich gern." },
    });
    await anna.must("POST /api/jobs/{id}/close", { params: { id } });
    const search = await anna.must("POST /api/jobs/searches", { body: { search: "Schnitt" } });
    return {
      inJob: { by: anna, params: { id } },
      inApplication: { by: anna, params: { id: applicationId } },
      inOwn: { by: berta, params: { id: applicationId } },
      inSearch: { by: anna, params: { id: search.id } },
    };
  },
  {
    "GET /api/jobs/{id}": ({ inJob }) => inJob,
    "PATCH /api/jobs/{id}": ({ inJob }) => ({ ...inJob, body: { title: "Gekapert" } }),
    "POST /api/jobs/{id}/close": ({ inJob }) => inJob,
    "POST /api/jobs/{id}/reopen": ({ inJob }) => inJob,
    "POST /api/jobs/{id}/renew": ({ inJob }) => inJob,
    "POST /api/jobs/{id}/applications": ({ inJob }) => ({
      ...inJob,
      body: { client_id: randomUUID(), text: "Ich auch." },
    }),
    "POST /api/jobs/applications/{id}/contact": ({ inApplication }) => ({
      ...inApplication,
      body: { client_id: randomUUID(), text: "Gekapert" },
    }),
    "POST /api/jobs/applications/{id}/reject": ({ inApplication }) => ({
      ...inApplication,
      body: { reason: "Gekapert" },
    }),
    "POST /api/jobs/applications/{id}/withdraw": ({ inOwn }) => inOwn,
    "DELETE /api/jobs/searches/{id}": ({ inSearch }) => inSearch,
    "DELETE /api/jobs/{id}": ({ inJob }) => inJob,
  },
);
