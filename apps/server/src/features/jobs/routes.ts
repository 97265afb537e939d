import { jobsEndpoints } from "@kompagnon/contract/jobs/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { applicationsOf, apply, seeApplications } from "#features/jobs/applications/applications.ts";
import {
  answerApplication,
  rejectApplication,
  withdrawApplication,
} from "#features/jobs/applications/deciding.ts";
import { boardOf, jobOf, listOwnJobs, newsOf, optionsOf } from "#features/jobs/board/board.ts";
import { createNews } from "#features/jobs/news.ts";
import {
  changeJob,
  closeJob,
  deleteJob,
  publishJob,
  renewJob,
  reopenJob,
} from "#features/jobs/publishing.ts";
import { forgetSearch, saveSearch, searchesOf } from "#features/jobs/searches/searches.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the job board. */
export function jobsRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, lists } = platform;
  const news = createNews(platform.live);
  serve(app, jobsEndpoints, {
    "GET /api/jobs": async ({ viewer, query }) => boardOf(await lists(viewer), viewer.id, query),
    "GET /api/jobs/news": ({ viewer, query }) => newsOf(db, viewer.id, query),
    "GET /api/jobs/options": ({ viewer }) => optionsOf(db, viewer),
    "POST /api/jobs": ({ viewer, body }) => publishJob(platform, news, viewer.id, body),
    "GET /api/jobs/mine": ({ viewer, query }) => listOwnJobs(db, viewer.id, query),
    "GET /api/jobs/applications": ({ viewer, query }) => applicationsOf(db, viewer.id, query),
    "PUT /api/jobs/applications/seen": async ({ viewer, body }) => {
      await seeApplications(platform, viewer.id, body.ids);
      return undefined;
    },
    "POST /api/jobs/applications/{id}/reject": ({ viewer, params, body }) =>
      rejectApplication(platform, viewer.id, params.id, body.reason),
    "POST /api/jobs/applications/{id}/contact": ({ viewer, params, body }) =>
      answerApplication(platform, viewer, params.id, body),
    "POST /api/jobs/applications/{id}/withdraw": ({ viewer, params }) =>
      withdrawApplication(platform, news, viewer.id, params.id),
    "GET /api/jobs/searches": ({ viewer }) => searchesOf(db, viewer.id),
    "POST /api/jobs/searches": ({ viewer, body }) => saveSearch(platform, viewer.id, body),
    "DELETE /api/jobs/searches/{id}": async ({ viewer, params }) => {
      await forgetSearch(platform, viewer.id, params.id);
      return undefined;
    },
    "GET /api/jobs/{id}": ({ viewer, params }) => jobOf(db, viewer.id, params.id),
    "PATCH /api/jobs/{id}": ({ viewer, params, body }) => changeJob(platform, viewer.id, params.id, body),
    "DELETE /api/jobs/{id}": async ({ viewer, params }) => {
      await deleteJob(platform, viewer.id, params.id);
      return undefined;
    },
    "POST /api/jobs/{id}/close": ({ viewer, params }) => closeJob(platform, viewer.id, params.id),
    "POST /api/jobs/{id}/reopen": ({ viewer, params }) => reopenJob(platform, viewer.id, params.id),
    "POST /api/jobs/{id}/renew": ({ viewer, params }) => renewJob(platform, viewer.id, params.id),
    "POST /api/jobs/{id}/applications": ({ viewer, params, body }) =>
      apply(platform, news, viewer, { jobId: params.id, sent: body }),
  });
}
