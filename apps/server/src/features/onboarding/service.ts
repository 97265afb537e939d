import type { onboarding, onboardingChange } from "@kompagnon/contract/onboarding/model.ts";
import type { z } from "zod";
import { changeProfile, type Profile, profileOf } from "#features/profiles/door.ts";
import { Fail } from "#platform/errors.ts";
import type { Platform } from "#platform/platform.ts";

/** The onboarding record of a member. */
export async function onboardingOf(
  platform: Platform,
  memberId: string,
): Promise<z.output<typeof onboarding>> {
  const { businessModels, skills, goals, jobs, newsletter, onboardingStep } = await profileOf(
    platform.db,
    memberId,
  );
  return { business_models: businessModels, skills, goals, jobs, newsletter, step: onboardingStep };
}

/** What the wizard can't be finished without: name, age, one model, one skill and a goal (spec: community, section 5). */
function requireComplete(profile: Profile, change: z.output<typeof onboardingChange>): void {
  const missing = [
    profile.username === null && "username",
    profile.age === null && "age",
    (change.business_models ?? profile.businessModels).length === 0 && "business_models",
    (change.skills ?? profile.skills).length === 0 && "skills",
    (change.goals ?? profile.goals).length === 0 && "goals",
  ].filter((field) => field !== false);
  if (missing.length)
    throw new Fail("invalid_input", { details: missing.map((field) => ({ field, code: "required" })) });
}

/** Changes what is given of the record. A finished wizard stays finished: its step does not come back. */
export async function changeOnboarding(
  platform: Platform,
  memberId: string,
  change: z.output<typeof onboardingChange>,
): Promise<z.output<typeof onboarding>> {
  const profile = await profileOf(platform.db, memberId);
  const { onboardingStep } = profile;
  if (change.step === null && onboardingStep !== null) requireComplete(profile, change);
  await changeProfile(platform, memberId, {
    businessModels: change.business_models,
    skills: change.skills,
    goals: change.goals,
    jobs: change.jobs,
    newsletter: change.newsletter,
    onboardingStep: onboardingStep === null ? undefined : change.step,
  });
  return onboardingOf(platform, memberId);
}
