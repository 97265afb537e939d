import { onboardingEndpoints } from "./endpoints.ts";

/** The HTTP routes of onboarding. */
export const onboarding = { endpoints: onboardingEndpoints, events: {} };
