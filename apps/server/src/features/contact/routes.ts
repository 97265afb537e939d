import { contactEndpoints } from "@kompagnon/contract/contact/endpoints.ts";
import type { FastifyInstance } from "fastify";
import {
  answerMessage,
  closeMessage,
  eraseForGood,
  inboxOf,
  reopenMessage,
  revealSender,
} from "#features/contact/inbox.ts";
import { receiveMessage } from "#features/contact/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers writing to the team, and the team's inbox. */
export function contactRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, contactEndpoints, {
    // A banned member writes as anybody else does, and as no one's account.
    "POST /api/contact": ({ viewer, body }) => receiveMessage(platform, viewer?.banned ? null : viewer, body),
    "GET /api/admin/contact-messages": ({ query }) => inboxOf(platform, query),
    "POST /api/admin/contact-messages/{id}/sender": ({ viewer, params }) =>
      revealSender(platform, viewer.id, params.id),
    "POST /api/admin/contact-messages/{id}/answer": ({ viewer, params, body }) =>
      answerMessage(platform, viewer.id, params.id, body),
    "POST /api/admin/contact-messages/{id}/close": ({ viewer, params, body }) =>
      closeMessage(platform, viewer.id, params.id, body.reason),
    "POST /api/admin/contact-messages/{id}/reopen": ({ viewer, params, body }) =>
      reopenMessage(platform, viewer.id, params.id, body.reason),
    "POST /api/admin/contact-messages/{id}/erase": async ({ viewer, params, body }) => {
      await eraseForGood(platform, viewer.id, params.id, body.reason);
      return undefined;
    },
  });
}
