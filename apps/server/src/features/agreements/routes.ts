import { agreementsEndpoints } from "@kompagnon/contract/agreements/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { fileOf } from "#features/agreements/files.ts";
import { declineAgreement, sendAgreement, withdrawAgreement } from "#features/agreements/sending.ts";
import {
  agreementOf,
  agreementsOf,
  beginAgreement,
  changeAgreement,
  removeAgreement,
  signAgreement,
} from "#features/agreements/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the agreements feature. */
export function agreementsRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  serve(app, agreementsEndpoints, {
    "GET /api/agreements": ({ viewer, query }) => agreementsOf(db, viewer.id, query),
    "POST /api/agreements": ({ viewer, body }) => beginAgreement(platform, viewer.id, body),
    "GET /api/agreements/{id}": ({ viewer, params }) => agreementOf(db, viewer.id, params.id),
    "PATCH /api/agreements/{id}": ({ viewer, params, body }) =>
      changeAgreement(platform, viewer.id, params.id, body),
    "DELETE /api/agreements/{id}": async ({ viewer, params }) => {
      await removeAgreement(platform, viewer.id, params.id);
    },
    "POST /api/agreements/{id}/send": ({ viewer, params, body }) =>
      sendAgreement(platform, viewer.id, params.id, body),
    "POST /api/agreements/{id}/withdraw": ({ viewer, params }) =>
      withdrawAgreement(platform, viewer.id, params.id),
    "POST /api/agreements/{id}/decline": async ({ viewer, params }) => {
      await declineAgreement(platform, viewer.id, params.id);
    },
    "PUT /api/agreements/{id}/signature": ({ viewer, params, body }) =>
      signAgreement(platform, viewer.id, params.id, body),
    "GET /api/agreements/{id}/file": async ({ viewer, params, query, reply }) => {
      const { filename, contentType, content } = await fileOf(platform, viewer.id, params.id, query);
      reply.type(contentType);
      reply.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`);
      return content;
    },
  });
}
