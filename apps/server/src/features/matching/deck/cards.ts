import type { MatchProfile, Reason } from "@kompagnon/contract/matching/model.ts";
import type { Skill } from "@kompagnon/contract/profiles/model.ts";
import { languageIndex, pack } from "#features/matching/engine/features.ts";
import { isListed } from "#features/matching/policy.ts";
import { findCardOwners, findMatchingProfile, findMyCard, saveCard } from "#features/matching/queries.ts";
import { fileUrl, findProfiles, type Profile } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Shown for a member without any picture; served with the web app. */
const PLACEHOLDER = "/images/no-picture.svg";

/** Brings a member's card up to date with profile and set-up, in the transaction that changed them. */
export async function refreshCard(db: Queryable, memberId: string): Promise<void> {
  const matching = await findMatchingProfile(db, memberId);
  // Without a picture there never was a card.
  if (matching.picture === null) return;
  const [profile] = await findProfiles(db, [memberId]);
  if (!profile) return;
  const features = pack({
    businessModels: profile.businessModels,
    skills: profile.skills,
    goal: profile.goals[0] ?? null,
    age: profile.age,
    verified: profile.verified,
    hasIdea: profile.businessIdea.trim() !== "",
    bioLength: profile.bio.length,
    language: profile.language,
    sought: matching.skills_sought as Skill[], // validated by the contract when they were stored
    soughtIsMust: matching.skills_must,
  });
  const listed = isListed(profile, matching);
  // Under 16 nobody gets a card (product: people and accounts).
  if (!listed && !(await findMyCard(db, memberId))) return;
  await saveCard(db, memberId, languageIndex(profile.language), features, listed);
}

const present = (profile: Profile, picture: string | null, reasons: Reason[]): MatchProfile => ({
  id: profile.id,
  username: profile.username ?? "user",
  age: profile.age,
  bio: profile.bio,
  location: profile.location,
  language: profile.language,
  avatar: fileUrl(picture) ?? fileUrl(profile.avatar) ?? PLACEHOLDER,
  matching_avatar_path: fileUrl(picture),
  business_models: profile.businessModels,
  skills: profile.skills,
  goals: profile.goals,
  target: profile.target,
  business_idea: profile.businessIdea,
  verified: profile.verified,
  reasons,
});

/**
 * The cards at these places, in their order, each with its reasons. Members gone meanwhile are left out; `listed`: also those who
 * are shown no longer.
 */
export async function cardsAt(
  db: Queryable,
  places: readonly number[],
  reasonsFor: (features: number) => Reason[],
  which: "all" | "listed" = "all",
): Promise<MatchProfile[]> {
  const found = await findCardOwners(db, places);
  const owners = new Map(
    found.filter(({ listed }) => listed || which === "all").map((owner) => [owner.place, owner]),
  );
  const profiles = await findProfiles(
    db,
    [...owners.values()].map(({ member }) => member),
  );
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  return places.flatMap((place) => {
    const owner = owners.get(place);
    const profile = owner && byId.get(owner.member);
    return owner && profile ? [present(profile, owner.picture, reasonsFor(owner.features))] : [];
  });
}
