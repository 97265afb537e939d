import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import { onboardingChange, onboardingRecord } from "./model.ts";

/** The onboarding record of the nine-step wizard (spec: community, section 2). */
export const onboardingEndpoints = endpoints({
  "GET /api/profiles/{userId}/onboarding": {
    about: "One's own onboarding record.",
    access: "member",
    limit: "120/minute",
    params: { userId: id },
    output: onboardingRecord,
  },
  "PUT /api/profiles/{userId}/onboarding": {
    about: "Changes any part of one's own onboarding record.",
    access: "member",
    limit: "120/minute",
    params: { userId: id },
    body: onboardingChange,
    output: onboardingRecord,
  },
});

/** The HTTP routes of onboarding. */
export const onboarding = { endpoints: onboardingEndpoints, events: {} };
