import { partnershipsEndpoints } from "@kompagnon/contract/partnerships/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { endPath, putAside, skipStage, takeUp } from "#features/partnerships/decisions.ts";
import { nextPathStep, pathOf } from "#features/partnerships/path.ts";
import { changePoint, confirmPoint, removePoint, writePoint } from "#features/partnerships/points.ts";
import { finishPart, giveAnswer, partOf, reopenPart } from "#features/partnerships/questionnaire.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the way from a match to a company. */
export function partnershipsRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, partnershipsEndpoints, {
    "GET /api/paths/ahead": ({ viewer }) => nextPathStep(platform.db, viewer.id),
    "GET /api/paths/{id}": ({ viewer, params }) => pathOf(platform.db, viewer.id, params.id),
    "GET /api/paths/{id}/parts/{part}": ({ viewer, params }) =>
      partOf(platform.db, viewer.id, params.id, params.part),
    "PUT /api/paths/{id}/answers/{question}": ({ viewer, params, body }) =>
      giveAnswer(platform, viewer.id, { chatId: params.id, question: params.question, answer: body.answer }),
    "PUT /api/paths/{id}/parts/{part}/done": ({ viewer, params }) =>
      finishPart(platform, viewer.id, params.id, params.part),
    "DELETE /api/paths/{id}/parts/{part}/done": ({ viewer, params }) =>
      reopenPart(platform, viewer.id, params.id, params.part),
    "PUT /api/paths/{id}/stages/{stage}/skipped": ({ viewer, params }) =>
      skipStage(platform, viewer.id, { chatId: params.id, stage: params.stage, on: true }),
    "DELETE /api/paths/{id}/stages/{stage}/skipped": ({ viewer, params }) =>
      skipStage(platform, viewer.id, { chatId: params.id, stage: params.stage, on: false }),
    "PUT /api/paths/{id}/aside": ({ viewer, params }) => putAside(platform, viewer.id, params.id),
    "DELETE /api/paths/{id}/aside": ({ viewer, params }) => takeUp(platform, viewer.id, params.id),
    "POST /api/paths/{id}/end": ({ viewer, params, body }) =>
      endPath(platform, viewer.id, params.id, body.choice),
    "POST /api/paths/{id}/points": ({ viewer, params, body }) =>
      writePoint(platform, viewer.id, params.id, body),
    "PATCH /api/paths/{id}/points/{pointId}": ({ viewer, params, body }) =>
      changePoint(platform, viewer.id, params, body.text),
    "DELETE /api/paths/{id}/points/{pointId}": ({ viewer, params }) =>
      removePoint(platform, viewer.id, params),
    "PUT /api/paths/{id}/points/{pointId}/confirmed": ({ viewer, params, body }) =>
      confirmPoint(platform, viewer.id, params, body.written_at),
  });
}
