import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import {
  findCards,
  findProfiles,
  findUsedNameForms,
  insertProfile,
  lockAvatar,
} from "#features/profiles/queries.ts";
import { Fail, fileUrl } from "#features/profiles/service.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";

export {
  findProfiles,
  isBlocked,
  lockBlocks,
  type Profile,
} from "#features/profiles/queries.ts";
export {
  changeProfileIn,
  fileUrl,
  publishProfileChanged,
  viewProfile,
} from "#features/profiles/service.ts";

/** Creates the profile of a new member, in the transaction that creates the member. */
export const createProfile = insertProfile;

/** Those of these looks of names (`confusableForm`) that a member's name has. */
export const usedUsernameForms = findUsedNameForms;

/** Locks a profile until the transaction ends. */
export const lockProfile = (tx: Tx, memberId: string) => lockAvatar(tx, memberId);

/** One's own profile with the address of its avatar. */
export async function profileOf(db: Queryable, memberId: string) {
  const [profile] = await findProfiles(db, [memberId]);
  if (!profile) throw new Fail("unauthenticated");
  return { ...profile, avatarUrl: fileUrl(profile.avatar) };
}

/** How members appear in lists, by id. A member who is gone or unfinished has no entry. */
export async function memberCards(db: Queryable, ids: readonly string[]): Promise<Map<string, MemberCard>> {
  const found = ids.length ? await findCards(db, [...new Set(ids)]) : [];
  return new Map(
    found.map(({ id, username, avatar, verified }) => [
      id,
      { id, username: username ?? "user", avatar_url: fileUrl(avatar), verified },
    ]),
  );
}
