import { onboardingEndpoints } from "@kompagnon/contract/onboarding/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { changeOnboarding, onboardingOf } from "#features/onboarding/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the onboarding feature. */
export function onboardingRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, onboardingEndpoints, {
    "GET /api/profiles/{userId}/onboarding": async ({ params, viewer, fail }) => {
      if (params.userId !== viewer.id) throw fail("not_found");
      return onboardingOf(platform, viewer.id);
    },
    "PUT /api/profiles/{userId}/onboarding": async ({ params, body, viewer, fail }) => {
      if (params.userId !== viewer.id) throw fail("not_found");
      return changeOnboarding(platform, viewer.id, body);
    },
  });
}
