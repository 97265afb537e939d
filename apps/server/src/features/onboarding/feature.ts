import { onboardingRoutes } from "#features/onboarding/routes.ts";
import type { Feature } from "#platform/feature.ts";

/** The onboarding feature. */
export const onboarding = {
  name: "onboarding",
  routes: onboardingRoutes,
  data: {},
} as const satisfies Feature;
