import { factorResetEndpoints } from "@kompagnon/contract/accounts/factor-reset-endpoints.ts";
import type { FastifyInstance } from "fastify";
import { askForReset, mailResetCode, stopByLink, stopForMember } from "#features/accounts/resets/resets.ts";
import type { Cookies } from "#features/accounts/session/cookies.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers asking for lost second factors to be taken away, and stopping it. */
export function factorResetRoutes(app: FastifyInstance, platform: Platform, { originOf }: Cookies): void {
  serve(app, factorResetEndpoints, {
    "POST /api/auth/2fa/reset/code": ({ body, request }) =>
      mailResetCode(platform, body.pending_token, originOf(request).deviceToken),
    "POST /api/auth/2fa/reset": ({ body }) => askForReset(platform, body.pending_token, body.code),
    "POST /api/auth/2fa/reset/stop": ({ body }) => stopByLink(platform, body.token),
    "DELETE /api/auth/2fa/reset": ({ viewer }) =>
      platform.db.transaction((tx) => stopForMember(platform, tx, viewer.id)).then(() => undefined),
  });
}
