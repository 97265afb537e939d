import type { matching } from "@kompagnon/contract/matching/endpoints.ts";
import { ADULT_AGE } from "@kompagnon/contract/profiles/model.ts";
import type { MatchingProfileRow } from "#features/matching/queries.ts";
import type { Profile } from "#features/profiles/public.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of matching declares. */
export const Fail = failOf<typeof matching.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** What a member still lacks to match (product: matching): picture, a business model, a skill, age 16. */
export function missingFor(
  profile: Profile,
  matching: MatchingProfileRow,
): ("picture" | "business_models" | "skills" | "age")[] {
  return [
    matching.picture === null && ("picture" as const),
    profile.businessModels.length === 0 && ("business_models" as const),
    profile.skills.length === 0 && ("skills" as const),
    (profile.age === null || profile.age < ADULT_AGE) && ("age" as const),
  ].filter((need) => need !== false);
}

/** Whether a member may see the deck. */
export const canMatch = (profile: Profile, matching: MatchingProfileRow): boolean =>
  !profile.hidden && missingFor(profile, matching).length === 0;

/** Whether a member's card is shown to others. */
export const isListed = (profile: Profile, matching: MatchingProfileRow): boolean =>
  canMatch(profile, matching) && !matching.paused && profile.username !== null;
