import type {
  onboarding,
  onboardingChange,
  onboardingRecord,
} from "@kompagnon/contract/onboarding/endpoints.ts";
import type { z } from "zod";
import { mailNewsletterLink } from "#features/accounts/public.ts";
import { changeProfileIn, lockProfile, type Profile, profileOf } from "#features/profiles/public.ts";
import { failOf } from "#platform/errors.ts";
import type { Platform } from "#platform/platform.ts";

/** A refusal with a code that an endpoint of onboarding declares. */
const Fail = failOf<typeof onboarding.endpoints>();

/** The onboarding record of a member. */
export async function onboardingOf(
  platform: Platform,
  memberId: string,
): Promise<z.output<typeof onboardingRecord>> {
  const profile = await profileOf(platform.db, memberId);
  const { businessModels, skills, goals, jobs, newsletter, newsletterConfirmedAt, onboardingStep } = profile;
  return {
    business_models: businessModels,
    skills,
    goals,
    jobs,
    newsletter,
    newsletter_confirmed: newsletterConfirmedAt !== null,
    step: onboardingStep,
  };
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
): Promise<z.output<typeof onboardingRecord>> {
  await platform.db.transaction(async (tx) => {
    await lockProfile(tx, memberId);
    const profile = await profileOf(tx, memberId);
    const { onboardingStep } = profile;
    if (change.step === null && onboardingStep !== null) requireComplete(profile, change);
    await changeProfileIn(platform, tx, memberId, {
      businessModels: change.business_models,
      skills: change.skills,
      goals: change.goals,
      jobs: change.jobs,
      newsletter: change.newsletter,
      newsletterConfirmedAt: change.newsletter === false ? null : undefined,
      onboardingStep: onboardingStep === null ? undefined : change.step,
    });
    // Double opt-in: nothing is sent until the mailed link was followed.
    if (change.newsletter && !profile.newsletter) await mailNewsletterLink(platform, tx, memberId);
  });
  return onboardingOf(platform, memberId);
}
