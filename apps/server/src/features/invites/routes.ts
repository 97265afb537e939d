import { invitesEndpoints } from "@kompagnon/contract/invites/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { earningsOf } from "#features/invites/earnings/earnings.ts";
import { statementOf, statementPdf } from "#features/invites/earnings/statement.ts";
import { decideWithheldInvite, listWithheldInvites } from "#features/invites/holds/holds.ts";
import { redeem } from "#features/invites/links/attribution.ts";
import { linksOf, makeLink, statsOf } from "#features/invites/links/links.ts";
import { batchFile } from "#features/invites/payouts/batch.ts";
import {
  accountOfCase,
  casesOf,
  countsOf,
  decidePayout,
  markPaid,
  payoutsOf,
  requestPayout,
} from "#features/invites/payouts/payouts.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the invites feature. */
export function invitesRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, invitesEndpoints, {
    "POST /api/invites": ({ viewer, body }) => makeLink(platform, viewer.id, body.slug),
    "GET /api/invites/mine": ({ viewer }) => linksOf(platform, viewer.id),
    "GET /api/invites/earnings": ({ viewer }) => earningsOf(platform, viewer.id),
    "GET /api/invites/{slug}/stats": ({ viewer, params }) => statsOf(platform, viewer.id, params.slug),
    "POST /api/invites/{slug}/redeem": ({ viewer, params }) => redeem(platform, viewer.id, params.slug),
    "GET /api/invites/payouts": ({ viewer, query }) => payoutsOf(platform, viewer.id, query),
    "POST /api/invites/payouts": ({ viewer, body }) => requestPayout(platform, viewer.id, body),
    "GET /api/invites/statements": ({ viewer }) => statementOf(platform, viewer.id),
    "GET /api/invites/statements/{month}": ({ viewer, params, reply }) => {
      reply.header("content-disposition", `attachment; filename="${params.month}.pdf"`);
      return statementPdf(platform, viewer.id, params.month);
    },
    "GET /api/admin/payouts": ({ query }) => casesOf(platform, query),
    "POST /api/admin/payouts/{id}/decision": ({ viewer, params, body }) =>
      decidePayout(platform, viewer.id, params.id, body),
    "GET /api/admin/payouts/batch": ({ reply }) => {
      reply.header("content-disposition", 'attachment; filename="payouts.xml"');
      return batchFile(platform);
    },
    "GET /api/admin/payouts/counts": () => countsOf(platform),
    "POST /api/admin/payouts/{id}/account": ({ viewer, params }) =>
      accountOfCase(platform, viewer.id, params.id),
    "POST /api/admin/payouts/{id}/paid": ({ viewer, params, query }) =>
      markPaid(platform, viewer.id, params.id, { transferred: query.transferred === "true" }),
    "GET /api/admin/held-invites": ({ query }) => listWithheldInvites(platform, query),
    "POST /api/admin/held-invites/{id}/decision": ({ viewer, params, body }) =>
      decideWithheldInvite(platform, viewer.id, params.id, body),
  });
}
