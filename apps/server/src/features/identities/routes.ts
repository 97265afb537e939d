import { identitiesEndpoints } from "@kompagnon/contract/identities/endpoints.ts";
import type { FastifyInstance } from "fastify";
import {
  dropPasskey,
  identityOf,
  makeIdentity,
  resealIdentity,
  sealForPasskey,
  startOver,
} from "#features/identities/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of members' key pairs. */
export function identitiesRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, identitiesEndpoints, {
    "GET /api/identity": ({ viewer }) => identityOf(platform, viewer.id),
    "POST /api/identity": ({ viewer, body }) => makeIdentity(platform, viewer, body),
    "PUT /api/identity/locks": ({ viewer, body }) => resealIdentity(platform, viewer, body),
    "PUT /api/identity/passkeys": ({ viewer, body }) => sealForPasskey(platform, viewer, body),
    "POST /api/identity/passkeys/removal": ({ viewer, body }) =>
      dropPasskey(platform, viewer, body.passkey_id),
    "PUT /api/identity": ({ viewer, body }) => startOver(platform, viewer, body),
  });
}
