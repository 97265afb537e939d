import { z } from "zod";
import { BUSINESS_MODELS, businessModels, GOALS, goals, SKILLS, skills } from "../profiles/model.ts";

/** The onboarding record (spec: community, section 3). */
export const onboarding = z.object({
  business_models: z.array(z.enum(BUSINESS_MODELS)),
  skills: z.array(z.enum(SKILLS)),
  goals: z.array(z.enum(GOALS)),
  jobs: z.boolean().nullable(),
  newsletter: z.boolean().nullable(),
  /** Whether the mailed link was followed: only then are newsletters sent. */
  newsletter_confirmed: z.boolean(),
  /** The wizard step to continue at, 0 to 8; null once finished. */
  step: z.int().min(0).max(8).nullable(),
});
export const onboardingChange = z.object({
  business_models: businessModels.optional(),
  skills: skills.optional(),
  goals: goals.optional(),
  jobs: z.boolean().optional(),
  newsletter: z.boolean().optional(),
  /** Where the wizard stands; null says it is finished. */
  step: z.int().min(0).max(8).nullable().optional(),
});
