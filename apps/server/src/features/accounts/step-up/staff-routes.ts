import { staffEndpoints } from "@kompagnon/contract/accounts/staff-endpoints.ts";
import type { FastifyInstance } from "fastify";
import { stepUpOptions } from "#features/accounts/security/passkeys.ts";
import { recordRefusals } from "#features/accounts/security-log/refusals.ts";
import { securityFile, securityLogOf } from "#features/accounts/security-log/security-log.ts";
import { stepUp, stepUpOf } from "#features/accounts/step-up/step-up.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes that confirm a member's identity, and the security log; records refusals. */
export function staffRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, staffEndpoints, {
    "GET /api/auth/step-up": ({ viewer }) => stepUpOf(platform, viewer),
    "POST /api/auth/step-up/options": ({ viewer }) => stepUpOptions(platform, viewer.id),
    "POST /api/auth/step-up": async ({ viewer, body: { code, backup_code, response } }) => {
      const until = await stepUp(platform, viewer, { code, backupCode: backup_code, response });
      return { until: until.toISOString() };
    },
    "GET /api/admin/security-events": ({ query }) => securityLogOf(platform, query),
    "GET /api/admin/security-events/export": ({ viewer, query, reply }) => {
      reply.header("content-disposition", 'attachment; filename="security.csv"');
      return securityFile(platform, viewer.id, query);
    },
  });
  recordRefusals(app, platform);
}
