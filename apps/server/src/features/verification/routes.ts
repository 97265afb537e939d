import { verificationEndpoints } from "@kompagnon/contract/verification/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { takeImage } from "#features/verification/pictures/pictures.ts";
import { decide } from "#features/verification/review/decide.ts";
import { queueOf } from "#features/verification/review/queue.ts";
import { openCase, release, viewImage } from "#features/verification/review/review.ts";
import { begin, discard, submit, verificationOf } from "#features/verification/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the verification feature. */
export function verificationRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, verificationEndpoints, {
    "GET /api/verification": ({ viewer }) => verificationOf(platform, viewer.id),
    "POST /api/verification": ({ viewer, body }) => begin(platform, viewer.id, body),
    "PUT /api/verification/images/{side}": ({ viewer, params, file }) =>
      takeImage(platform, viewer.id, params.side, file),
    "POST /api/verification/submit": ({ viewer }) => submit(platform, viewer.id),
    "DELETE /api/verification": ({ viewer }) => discard(platform, viewer.id),
    "GET /api/admin/verifications": ({ viewer, query }) => queueOf(platform, viewer.id, query),
    "POST /api/admin/verifications/{id}/open": ({ viewer, params }) =>
      openCase(platform, viewer.id, params.id),
    "GET /api/admin/verifications/{id}/images/{side}": ({ viewer, params, query, reply }) => {
      reply.header("content-disposition", "inline");
      return viewImage(platform, viewer.id, { ...params, key: query.key });
    },
    "POST /api/admin/verifications/{id}/release": async ({ viewer, params }) => {
      await release(platform, viewer.id, params.id);
    },
    "POST /api/admin/verifications/{id}/approve": ({ viewer, params }) =>
      decide(platform, viewer.id, params.id, { status: "approved" }),
    "POST /api/admin/verifications/{id}/reject": ({ viewer, params, body }) =>
      decide(platform, viewer.id, params.id, { status: "rejected", ...body }),
  });
}
