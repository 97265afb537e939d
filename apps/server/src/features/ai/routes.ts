import { aiEndpoints } from "@kompagnon/contract/ai/endpoints.ts";
import type { AnswerEvents } from "@kompagnon/contract/ai/model.ts";
import type { PlanEvents } from "@kompagnon/contract/ai/plan.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { allowanceOf, limitOf } from "#features/ai/allowance.ts";
import { beginAgain, beginAnswer, type PendingAnswer } from "#features/ai/answers/begin.ts";
import { deliver } from "#features/ai/answers/deliver.ts";
import { beginPlan, deliverPlan } from "#features/ai/plan/generate.ts";
import { hasConversations } from "#features/ai/queries.ts";
import { conversationsOf, openConversation, remove, rename } from "#features/ai/service.ts";
import { EventAnswer } from "#platform/http/event-stream.ts";
import { serve } from "#platform/http/serve.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";

type RouteContext = { viewer: Viewer; request: FastifyRequest; reply: FastifyReply };

/** Registers the assistants. */
export function aiRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, models, texts } = platform;
  /** Responds with an event stream; closing the request cancels the answer. */
  const stream = ({ viewer, request, reply }: RouteContext, answer: PendingAnswer) => {
    reply.hijack();
    const out = new EventAnswer<AnswerEvents>(reply.raw);
    const say = (code: string) => texts.translate(request.headers["accept-language"], code);
    void deliver(platform, viewer, { answer, out, say });
    return undefined;
  };
  serve(app, aiEndpoints, {
    "GET /api/assistants": async ({ viewer }) => ({
      model: models.current() !== null,
      allowance: await allowanceOf(db, viewer.id, limitOf(platform, viewer)),
      kept: await hasConversations(db, viewer.id),
    }),
    "GET /api/assistants/{assistant}/conversations": ({ viewer, params, query }) =>
      conversationsOf(db, viewer.id, params.assistant, query),
    "GET /api/assistants/conversations/{id}": ({ viewer, params }) =>
      openConversation(db, viewer.id, params.id),
    "PATCH /api/assistants/conversations/{id}": ({ viewer, params, body }) =>
      rename(db, viewer.id, params.id, body.title),
    "DELETE /api/assistants/conversations/{id}": async ({ viewer, params }) => {
      await remove(db, viewer.id, params.id);
      return undefined;
    },
    "POST /api/assistants/{assistant}/messages": async (asked) =>
      stream(asked, await beginAnswer(platform, asked.viewer, asked.params.assistant, asked.body)),
    "POST /api/assistants/conversations/{id}/regenerate": async (asked) =>
      stream(asked, await beginAgain(platform, asked.viewer, asked.params.id, asked.body.language)),
    "POST /api/assistants/plan-generator": async ({ viewer, body, reply }) => {
      const by = await beginPlan(platform, viewer);
      reply.hijack();
      void deliverPlan(platform, viewer, { asked: body, by, out: new EventAnswer<PlanEvents>(reply.raw) });
      return undefined;
    },
  });
}
