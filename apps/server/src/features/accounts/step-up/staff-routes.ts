import { staffEndpoints } from "@kompagnon/contract/accounts/staff-endpoints.ts";
import type { FastifyInstance } from "fastify";
import { stepUpOptions } from "#features/accounts/security/passkeys.ts";
import { recordSecurityEvent, securityLogOf } from "#features/accounts/security-log/security-log.ts";
import { stepUp, stepUpOf } from "#features/accounts/step-up/step-up.ts";
import { Fail } from "#platform/errors.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

const REFUSALS: ReadonlySet<string> = new Set(["forbidden", "second_factor_required", "step_up_required"]);

/** Registers the routes that confirm who somebody is, and the security log; records who is refused where levels are asked. */
export function staffRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, staffEndpoints, {
    "GET /api/auth/step-up": ({ viewer }) => stepUpOf(platform, viewer),
    "POST /api/auth/step-up/options": ({ viewer }) => stepUpOptions(platform, viewer.id),
    "POST /api/auth/step-up": async ({ viewer, body: { code, backup_code, response } }) => {
      const until = await stepUp(platform, viewer, { code, backupCode: backup_code, response });
      return { until: until.toISOString() };
    },
    "GET /api/admin/security-events": ({ query }) => securityLogOf(platform, query),
  });
  app.addHook("onError", async ({ viewer, routeOptions }, _reply, error) => {
    const access = routeOptions.config.endpoint?.access;
    if (!viewer || typeof access !== "object" || !(error instanceof Fail) || !REFUSALS.has(error.code))
      return;
    await recordSecurityEvent(platform, platform.db, {
      type: "admin_refused",
      memberId: viewer.id,
      detail: { route: `${routeOptions.method} ${routeOptions.url}`, code: error.code },
    });
  });
}
