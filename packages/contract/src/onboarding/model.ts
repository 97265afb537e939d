import { z } from "zod";
import { businessModels, canonicalModel, canonicalSkill, goal, goals, skills } from "../profiles/model.ts";

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
