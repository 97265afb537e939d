import { z } from "zod";
import { businessModels, canonicalModel, canonicalSkill, goal, goals, skills } from "../profiles/model.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";

/** The onboarding record (spec: community, section 3). */
export const onboardingRecord = z
  .object({
    business_models: z.array(canonicalModel),
    skills: z.array(canonicalSkill),
    goals: z.array(goal),
    jobs: z.boolean().nullable(),
    newsletter: z.boolean().nullable(),
    /** Whether the mailed link was followed: only then are newsletters sent. */
    newsletter_confirmed: z.boolean(),
    /** The wizard step to continue at, 0 to 8; null once finished. */
    step: z.int().min(0).max(8).nullable(),
  })
  .meta({ id: "Onboarding" });
export const onboardingChange = z
  .object({
    business_models: businessModels.optional(),
    skills: skills.optional(),
    goals: goals.optional(),
    jobs: z.boolean().optional(),
    newsletter: z.boolean().optional(),
    /** The current step of the wizard; null if it is finished. */
    step: z.int().min(0).max(8).nullable().optional(),
  })
  .meta({ id: "OnboardingChange" });

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
